// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/v2-core/contracts/interfaces/IERC20.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Records what a pair reports about itself during its callback, or while it pays out a token with a hook.
contract MidCallPairProbe {
    uint256 public reserve0;
    uint256 public reserve1;
    uint256 public supply;
    uint256 public balance0;
    uint256 public balance1;
    IUniswapV2Pair private burning;

    function borrow(IUniswapV2Pair pair, uint256 amount0) external {
        pair.swap(amount0, 0, address(this), '0x00');
    }

    function burn(IUniswapV2Pair pair) external {
        burning = pair;
        pair.transfer(address(pair), pair.balanceOf(address(this)));
        pair.burn(address(this));
    }

    function received() external {
        if (address(burning) == address(0)) return;
        note(burning);
        burning = IUniswapV2Pair(address(0));
    }

    function uniswapV2Call(address, uint256 amount0, uint256, bytes calldata) external {
        IUniswapV2Pair pair = IUniswapV2Pair(msg.sender);
        note(pair);
        IERC20(pair.token0()).transfer(msg.sender, (amount0 * 1000) / 997 + 1);
    }

    function note(IUniswapV2Pair pair) private {
        (reserve0, reserve1, ) = pair.getReserves();
        supply = pair.totalSupply();
        balance0 = IERC20(pair.token0()).balanceOf(address(pair));
        balance1 = IERC20(pair.token1()).balanceOf(address(pair));
    }
}
