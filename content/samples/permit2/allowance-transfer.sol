// SPDX-License-Identifier: MIT
// #region setup
pragma solidity ^0.8.17;

import {IAllowanceTransfer} from 'permit2/src/interfaces/IAllowanceTransfer.sol';

/// @notice Takes deposits by way of Permit2 allowances, which expire by themselves.
contract AllowanceDeposit {
    IAllowanceTransfer public immutable permit2;

    /// @notice Deposits by account and token, in the token's smallest unit.
    mapping(address => mapping(address => uint256)) public deposited;

    constructor(IAllowanceTransfer _permit2) {
        permit2 = _permit2;
    }
    // #endregion setup

    // #region permit-and-deposit
    /// @notice Sets the allowance by the caller's signature, and uses it at once.
    /// @param permitSingle token, amount, expiration and nonce as signed; its spender
    /// must be this contract
    function depositWithPermit(
        uint160 amount,
        IAllowanceTransfer.PermitSingle calldata permitSingle,
        bytes calldata signature
    ) external {
        // A signature works once. Somebody who saw it may have used it a moment ago, and
        // the allowance is then set already: a failure here is not a reason to stop.
        try permit2.permit(msg.sender, permitSingle, signature) {} catch {}
        deposit(permitSingle.details.token, amount);
    }
    // #endregion permit-and-deposit

    // #region deposit
    /// @notice Uses an allowance that is there already.
    function deposit(address token, uint160 amount) public {
        credit(token, amount);
        // Always from msg.sender. With `from` as a parameter, anybody could spend the
        // allowances that other accounts have given to this contract.
        permit2.transferFrom(msg.sender, address(this), amount, token);
    }

    /// @dev Permit2 does not look for code: to "move" a token that does not exist yet
    /// succeeds, and its address can be known beforehand.
    function credit(address token, uint256 amount) private {
        require(token.code.length > 0, 'Not a token');
        deposited[msg.sender][token] += amount;
    }
    // #endregion deposit

    // #region deposit-many
    /// @notice Several tokens in one call, each from an allowance of the caller.
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
