// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2ERC20.sol';

/// @notice Accepts LP tokens, or any token that has `permit` and transfers exact amounts,
/// without a prior approval.
contract PermitDeposit {
    mapping(address => mapping(address => uint256)) public deposited;

    // #region deposit
    /// @param deadline Unix timestamp in seconds at which the signature expires
    function deposit(
        address token,
        uint256 amount,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        // If someone submits the signature before this call, permit reverts. The
        // allowance is set all the same, so the failure can be ignored.
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
        // Transfer only from the caller. A token without `permit` may silently accept the
        // call above, as WETH9 on Mainnet does, so success proves no signature.
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), amount);
        deposited[msg.sender][token] += amount;
    }
    // #endregion deposit

    function withdraw(address token, uint256 amount) external {
        deposited[msg.sender][token] -= amount;
        TransferHelper.safeTransfer(token, msg.sender, amount);
    }
}
