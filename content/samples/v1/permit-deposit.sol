// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2ERC20.sol';

/// @notice Takes in LP tokens, or any token that moves exact amounts and knows `permit`,
/// with no approval beforehand.
contract PermitDeposit {
    mapping(address => mapping(address => uint256)) public deposited;

    // #region deposit
    /// @param deadline of the signature, in seconds since 1970
    function deposit(
        address token,
        uint256 amount,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        // Anyone who has seen the signature may use it before this call does, and then
        // this one reverts. What was signed for is there all the same: an allowance.
        try
            IUniswapV2ERC20(token).permit(
                msg.sender,
                address(this),
                amount,
                deadline,
                v,
                r,
                s
            )
        {} catch {}
        // From the caller alone. A token without `permit` may take the call above in
        // silence, as WETH9 on Mainnet does: success proves no signature.
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), amount);
        deposited[msg.sender][token] += amount;
    }
    // #endregion deposit

    function withdraw(address token, uint256 amount) external {
        deposited[msg.sender][token] -= amount;
        TransferHelper.safeTransfer(token, msg.sender, amount);
    }
}
