// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/v2-core/contracts/interfaces/IERC20.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Borrows WETH9 from a pair and repays in the other token, of which it holds enough.
contract FeeTokenFlash {
    IERC20 private token;

    function borrow(IUniswapV2Pair pair, IERC20 repaidIn, uint256 amount) external {
        token = repaidIn;
        bool first = pair.token0() == address(repaidIn);
        pair.swap(first ? 0 : amount, first ? amount : 0, address(this), '0x00');
    }

    function uniswapV2Call(address, uint256, uint256, bytes calldata) external {
        token.transfer(msg.sender, token.balanceOf(address(this)));
    }
}
