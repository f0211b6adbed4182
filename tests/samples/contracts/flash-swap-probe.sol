// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity =0.6.6;

import 'samples/v1/flash-swap.sol';

interface IBalance {
    function balanceOf(address account) external view returns (uint256);
}

/// @notice Records what the sample holds during the loan.
contract FlashSwapProbe is FlashSwap {
    uint256 public held;
    uint256 public lent;

    constructor(IUniswapV2Factory _factory) public FlashSwap(_factory) {}

    function use(address token, uint256 amount) internal override {
        held = IBalance(token).balanceOf(address(this));
        lent = amount;
    }
}
