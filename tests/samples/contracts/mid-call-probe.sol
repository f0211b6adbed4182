// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';

/// @notice Records what a pool reports about itself during its callback.
contract MidCallProbe {
    int24 public tick;
    bool public unlocked;
    uint128 public liquidity;
    uint256 public balance0;
    uint256 public balance1;

    function swap(IUniswapV3Pool pool, int256 amount0) external {
        pool.swap(address(this), true, amount0, TickMath.MIN_SQRT_RATIO + 1, '');
    }

    function mint(IUniswapV3Pool pool, int24 lower, int24 upper, uint128 amount) external {
        pool.mint(address(this), lower, upper, amount, '');
    }

    function flash(IUniswapV3Pool pool, uint256 amount0) external {
        pool.flash(address(this), amount0, 0, '');
    }

    function uniswapV3SwapCallback(int256 amount0, int256, bytes calldata) external {
        note();
        pay(uint256(amount0), 0);
    }

    function uniswapV3MintCallback(uint256 amount0, uint256 amount1, bytes calldata) external {
        note();
        pay(amount0, amount1);
    }

    function uniswapV3FlashCallback(uint256, uint256, bytes calldata) external {
        note();
        pay(IERC20Minimal(IUniswapV3Pool(msg.sender).token0()).balanceOf(address(this)), 0);
    }

    function note() private {
        IUniswapV3Pool pool = IUniswapV3Pool(msg.sender);
        (, tick, , , , , unlocked) = pool.slot0();
        liquidity = pool.liquidity();
        balance0 = IERC20Minimal(pool.token0()).balanceOf(msg.sender);
        balance1 = IERC20Minimal(pool.token1()).balanceOf(msg.sender);
    }

    function pay(uint256 amount0, uint256 amount1) private {
        IUniswapV3Pool pool = IUniswapV3Pool(msg.sender);
        if (amount0 > 0) IERC20Minimal(pool.token0()).transfer(msg.sender, amount0);
        if (amount1 > 0) IERC20Minimal(pool.token1()).transfer(msg.sender, amount1);
    }
}
