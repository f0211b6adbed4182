// SPDX-License-Identifier: MIT
// #region setup
pragma solidity ^0.8.17;

import {IAllowanceTransfer} from 'permit2/src/interfaces/IAllowanceTransfer.sol';

/// @notice Accepts deposits through Permit2 allowances, which expire automatically.
contract AllowanceDeposit {
    IAllowanceTransfer public immutable permit2;

    /// @notice Stores deposits by account and token, in the token's base units.
    mapping(address => mapping(address => uint256)) public deposited;

    constructor(IAllowanceTransfer _permit2) {
        permit2 = _permit2;
    }
    // #endregion setup

    // #region permit-and-deposit
    /// @notice Sets the allowance from the caller's signature and spends it immediately.
    /// @param permitSingle the signed token, amount, expiration and nonce; the spender
    /// must be this contract
    function depositWithPermit(
        uint160 amount,
        IAllowanceTransfer.PermitSingle calldata permitSingle,
        bytes calldata signature
    ) external {
        // A signature works only once. If someone submits it before this call, permit
        // reverts, but the allowance is already set, so the failure can be ignored.
        try permit2.permit(msg.sender, permitSingle, signature) {} catch {}
        deposit(permitSingle.details.token, amount);
    }
    // #endregion permit-and-deposit

    // #region deposit
    /// @notice Deposits from an existing allowance.
    function deposit(address token, uint160 amount) public {
        credit(token, amount);
        // Always transfer from msg.sender. If `from` were a parameter, anyone could spend
        // the allowances that other accounts have given to this contract.
        permit2.transferFrom(msg.sender, address(this), amount, token);
    }

    /// @dev Permit2 doesn't check that the token has code, so a transfer of a token that
    /// isn't deployed yet succeeds. Its future address can be predicted.
    function credit(address token, uint256 amount) private {
        require(token.code.length > 0, 'Not a token');
        deposited[msg.sender][token] += amount;
    }
    // #endregion deposit

    // #region deposit-many
    /// @notice Deposits several tokens in one call, each from the caller's allowance.
    function depositMany(address[] calldata tokens, uint160[] calldata amounts) external {
        uint256 length = tokens.length;
        IAllowanceTransfer.AllowanceTransferDetails[]
            memory transfers = new IAllowanceTransfer.AllowanceTransferDetails[](length);
        for (uint256 i = 0; i < length; i++) {
            credit(tokens[i], amounts[i]);
            transfers[i] = IAllowanceTransfer.AllowanceTransferDetails({
                from: msg.sender,
                to: address(this),
                amount: amounts[i],
                token: tokens[i]
            });
        }
        permit2.transferFrom(transfers);
    }
    // #endregion deposit-many
}
