// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2ERC20.sol';

/// @notice Insecure version of the sample: fails if its permit was already used, and takes tokens from any owner that
/// the caller names, because it treats a permit that succeeds as a signature.
contract CarelessPermitDeposit {
    mapping(address => mapping(address => uint256)) public deposited;

    function deposit(
        address token,
        uint256 amount,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        depositOf(msg.sender, token, amount, deadline, v, r, s);
    }

    function depositOf(
        address owner,
        address token,
        uint256 amount,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) public {
        IUniswapV2ERC20(token).permit(owner, address(this), amount, deadline, v, r, s);
        TransferHelper.safeTransferFrom(token, owner, address(this), amount);
        deposited[msg.sender][token] += amount;
    }

    function withdraw(address token, uint256 amount) external {
        deposited[msg.sender][token] -= amount;
        TransferHelper.safeTransfer(token, msg.sender, amount);
    }
}
