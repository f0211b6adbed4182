// SPDX-License-Identifier: MIT
// #region setup
pragma solidity ^0.8.17;

import {ISignatureTransfer} from 'permit2/src/interfaces/ISignatureTransfer.sol';

/// @notice Accepts deposits through one-time signatures, which leave no allowance behind.
contract SignatureDeposit {
    ISignatureTransfer public immutable permit2;

    /// @notice Stores deposits by account and token, in the token's base units.
    mapping(address => mapping(address => uint256)) public deposited;

    constructor(ISignatureTransfer _permit2) {
        permit2 = _permit2;
    }
    // #endregion setup

    // #region single
    /// @notice Transfers `amount` of the signed token from the caller.
    /// @param amount at most the signed amount; the rest can't be transferred later
    /// @param permit the signed token, amount, nonce and deadline
    function deposit(
        uint256 amount,
        ISignatureTransfer.PermitTransferFrom calldata permit,
        bytes calldata signature
    ) external {
        credit(msg.sender, permit.permitted.token, amount);
        permit2.permitTransferFrom(
            permit,
            ISignatureTransfer.SignatureTransferDetails({
                to: address(this),
                requestedAmount: amount
            }),
            // The signer. The spender is always the caller of Permit2: this contract.
            msg.sender,
            signature
        );
    }

    /// @dev Permit2 doesn't check that the token has code, so a transfer of a token that
    /// isn't deployed yet succeeds. Its future address can be predicted.
    function credit(address account, address token, uint256 amount) private {
        require(token.code.length > 0, 'Not a token');
        deposited[account][token] += amount;
    }
    // #endregion single

    // #region batch
    /// @notice Transfers the full amount of every token in one signature.
    function depositBatch(
        ISignatureTransfer.PermitBatchTransferFrom calldata permit,
        bytes calldata signature
    ) external {
        uint256 length = permit.permitted.length;
        ISignatureTransfer.SignatureTransferDetails[]
            memory transfers = new ISignatureTransfer.SignatureTransferDetails[](length);
        for (uint256 i = 0; i < length; i++) {
            ISignatureTransfer.TokenPermissions calldata permitted = permit.permitted[i];
            credit(msg.sender, permitted.token, permitted.amount);
            // One entry per signed token, in the same order. Amount 0 skips a token.
            transfers[i] = ISignatureTransfer.SignatureTransferDetails({
                to: address(this),
                requestedAmount: permitted.amount
            });
        }
        permit2.permitTransferFrom(permit, transfers, msg.sender, signature);
    }
    // #endregion batch

    // #region witness
    /// @notice Holds the values that the owner signs, so a relayer can't change them.
    struct Order {
        address beneficiary;
        uint256 fee; // paid to the relayer, in the deposited token's base units
    }

    bytes32 public constant ORDER_TYPEHASH =
        keccak256('Order(address beneficiary,uint256 fee)');

    // The part of the signed type after Permit2's own fields: the member's type and name,
    // a closing bracket, then the type of each struct used, in alphabetical order.
    string public constant WITNESS_TYPE =
        'Order witness)Order(address beneficiary,uint256 fee)TokenPermissions(address token,uint256 amount)';

    /// @notice Deposits for an owner who signs off-chain and pays no gas.
    function depositFor(
        address owner,
        Order calldata order,
        ISignatureTransfer.PermitTransferFrom calldata permit,
        bytes calldata signature
    ) external {
        address token = permit.permitted.token;
        uint256 amount = permit.permitted.amount;
        credit(order.beneficiary, token, amount - order.fee);
        credit(msg.sender, token, order.fee);

        permit2.permitWitnessTransferFrom(
            permit,
            ISignatureTransfer.SignatureTransferDetails({
                to: address(this),
                requestedAmount: amount
            }),
            owner,
            // Recomputed from the order that the relayer passes. A different beneficiary
            // produces a different hash, so the signature no longer matches.
            keccak256(abi.encode(ORDER_TYPEHASH, order.beneficiary, order.fee)),
            WITNESS_TYPE,
            signature
        );
    }
    // #endregion witness
}
