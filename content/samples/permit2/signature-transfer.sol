// SPDX-License-Identifier: MIT
// #region setup
pragma solidity ^0.8.17;

import {ISignatureTransfer} from 'permit2/src/interfaces/ISignatureTransfer.sol';

/// @notice Takes deposits by one-time signatures: no allowance is left behind.
contract SignatureDeposit {
    ISignatureTransfer public immutable permit2;

    /// @notice Deposits by account and token, in the token's smallest unit.
    mapping(address => mapping(address => uint256)) public deposited;

    constructor(ISignatureTransfer _permit2) {
        permit2 = _permit2;
    }
    // #endregion setup

    // #region single
    /// @notice Takes `amount` of the signed token from the caller.
    /// @param amount may be less than was signed for; the rest cannot be taken later
    /// @param permit token, amount, nonce and deadline, as signed
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
            // Who signed. The spender needs no naming: it is whoever calls Permit2.
            msg.sender,
            signature
        );
    }

    /// @dev Permit2 does not look for code: to "move" a token that does not exist yet
    /// succeeds, and its address can be known beforehand.
    function credit(address account, address token, uint256 amount) private {
        require(token.code.length > 0, 'Not a token');
        deposited[account][token] += amount;
    }
    // #endregion single

    // #region batch
    /// @notice Takes every token of one signature, in full.
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
            // One entry for each token signed, in the same order. Zero skips a token.
            transfers[i] = ISignatureTransfer.SignatureTransferDetails({
                to: address(this),
                requestedAmount: permitted.amount
            });
        }
        permit2.permitTransferFrom(permit, transfers, msg.sender, signature);
    }
    // #endregion batch

    // #region witness
    /// @notice What the owner decides and a relayer must not be able to change.
    struct Order {
        address beneficiary;
        uint256 fee; // paid to the relayer, in the deposited token's smallest unit
    }

    bytes32 public constant ORDER_TYPEHASH =
        keccak256('Order(address beneficiary,uint256 fee)');

    // The rest of the signed type after Permit2's own fields: the member's type and name,
    // a closing bracket, then each struct used, in alphabetical order.
    string public constant WITNESS_TYPE =
        'Order witness)Order(address beneficiary,uint256 fee)TokenPermissions(address token,uint256 amount)';

    /// @notice Deposits for an owner who signed elsewhere and pays no gas.
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
            // Hashed again from what the relayer passed in. Another beneficiary gives
            // another hash, and the signature does not fit.
            keccak256(abi.encode(ORDER_TYPEHASH, order.beneficiary, order.fee)),
            WITNESS_TYPE,
            signature
        );
    }
    // #endregion witness
}
