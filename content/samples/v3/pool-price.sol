// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/libraries/FullMath.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';

interface IDecimals {
    function decimals() external view returns (uint8);
}

/// @notice Computes a pool's prices in whole tokens, with 18 decimals: 2000e18 if one
/// whole base token costs 2,000 whole quote tokens.
library PoolPrice {
    // #endregion setup

    // #region price
    /// @notice Returns the price of one whole base token in whole quote tokens, times
    /// 10^18, rounded down. A price below 10^-18 is returned as 0.
    function toPrice(
        uint160 sqrtPriceX96,
        bool baseIsToken0,
        uint8 baseDecimals,
        uint8 quoteDecimals
    ) internal pure returns (uint256) {
        require(sqrtPriceX96 > 0, 'Not initialized');
        require(baseDecimals <= 36, 'Too many decimals');
        // In uint256, because the sum could overflow in uint8.
        uint256 digits = uint256(18) + baseDecimals;
        require(digits >= quoteDecimals, 'Too many decimals');
        uint256 one = 10 ** (digits - quoteDecimals);

        // From 2^128 up, the square of sqrtPriceX96 doesn't fit into 256 bits.
        if (sqrtPriceX96 < 1 << 128) {
            uint256 square = uint256(sqrtPriceX96) * sqrtPriceX96;
            return
                baseIsToken0
                    ? FullMath.mulDiv(square, one, 1 << 192)
                    : FullMath.mulDiv(1 << 192, one, square);
        }
        uint256 shorter = FullMath.mulDiv(sqrtPriceX96, sqrtPriceX96, 1 << 64);
        return
            baseIsToken0
                ? FullMath.mulDiv(shorter, one, 1 << 128)
                : FullMath.mulDiv(1 << 128, one, shorter);
    }
    // #endregion price

    // #region mean
    /// @notice Returns the mean price of `base` over the last `window` seconds.
    /// @param leastLiquidity minimum harmonic mean; below it, the price was cheap to move
    function meanPrice(
        IUniswapV3Pool pool,
        address base,
        uint32 window,
        uint128 leastLiquidity
    ) internal view returns (uint256) {
        (int24 tick, uint128 liquidity) = OracleLibrary.consult(address(pool), window);
        require(liquidity >= leastLiquidity, 'Thin liquidity');
        return priceAt(pool, TickMath.getSqrtRatioAtTick(tick), base);
    }
    // #endregion mean

    // #region spot
    /// @notice Returns the current price of `base`, only for display: anyone can move it.
    function spotPrice(
        IUniswapV3Pool pool,
        address base
    ) internal view returns (uint256) {
        (uint160 sqrtPriceX96, , , , , , ) = pool.slot0();
        return priceAt(pool, sqrtPriceX96, base);
    }

    function priceAt(
        IUniswapV3Pool pool,
        uint160 sqrtPriceX96,
        address base
    ) private view returns (uint256) {
        (address token0, address token1) = (pool.token0(), pool.token1());
        require(base == token0 || base == token1, 'Not a token of the pool');
        address quote = base == token0 ? token1 : token0;
        return
            toPrice(
                sqrtPriceX96,
                base == token0,
                IDecimals(base).decimals(),
                IDecimals(quote).decimals()
            );
    }
    // #endregion spot

    // #region limit
    /// @notice Returns a `sqrtPriceLimitX96` that is `ticks` beyond the mean price, in
    /// the direction in which a sale of `tokenIn` moves the price.
    /// @param ticks 100 for about 1%, 50 for about 0.5%
    function priceLimit(
        IUniswapV3Pool pool,
        address tokenIn,
        uint32 window,
        uint16 ticks
    ) internal view returns (uint160) {
        (int24 mean, ) = OracleLibrary.consult(address(pool), window);
        // Selling token0 lowers the price, and selling token1 raises it.
        bool zeroForOne = tokenIn == pool.token0();
        int256 tick = zeroForOne ? int256(mean) - ticks : int256(mean) + ticks;
        // A limit has to be between the lowest and the highest price.
        if (tick <= TickMath.MIN_TICK) tick = TickMath.MIN_TICK + 1;
        if (tick >= TickMath.MAX_TICK) tick = TickMath.MAX_TICK - 1;
        return TickMath.getSqrtRatioAtTick(int24(tick));
    }
    // #endregion limit
}
