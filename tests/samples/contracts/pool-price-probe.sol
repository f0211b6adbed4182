// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import 'samples/v3/pool-price.sol';

/// @notice Exposes the functions of the sample's library, and other formulas for comparison.
contract PoolPriceProbe {
    function toPrice(
        uint160 sqrtPriceX96,
        bool baseIsToken0,
        uint8 baseDecimals,
        uint8 quoteDecimals
    ) external pure returns (uint256) {
        return PoolPrice.toPrice(sqrtPriceX96, baseIsToken0, baseDecimals, quoteDecimals);
    }

    function meanPrice(
        IUniswapV3Pool pool,
        address base,
        uint32 window,
        uint128 leastLiquidity
    ) external view returns (uint256) {
        return PoolPrice.meanPrice(pool, base, window, leastLiquidity);
    }

    function spotPrice(IUniswapV3Pool pool, address base) external view returns (uint256) {
        return PoolPrice.spotPrice(pool, base);
    }

    function priceLimit(
        IUniswapV3Pool pool,
        address tokenIn,
        uint32 window,
        uint16 ticks
    ) external view returns (uint160) {
        return PoolPrice.priceLimit(pool, tokenIn, window, ticks);
    }

    /// @notice Formulas that are often copied.
    function careless(
        uint160 sqrtPriceX96
    ) external pure returns (uint256 narrow, uint256 whole, uint256 scaled, uint256 shifted) {
        narrow = sqrtPriceX96 * sqrtPriceX96;
        uint256 wide = sqrtPriceX96;
        whole = (wide * wide) >> 192;
        scaled = (wide * wide * 1e18) >> 192;
        shifted = (wide >> 96) ** 2;
    }
}
