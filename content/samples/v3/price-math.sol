// SPDX-License-Identifier: GPL-2.0-or-later
// #region price
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/libraries/BitMath.sol';
import '@uniswap/v3-core/contracts/libraries/FullMath.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/IPoolInitializer.sol';

/// @notice Converts between amounts of two tokens and the square-root price of a pool.
/// The price is token1 per token0. All amounts are in base units, such as wei.
library PriceMath {
    /// @notice Returns the price at which the two amounts have equal value, rounded down.
    /// The tokens can be in either order.
    function toSqrtPriceX96(
        address tokenA,
        uint128 amountA,
        address tokenB,
        uint128 amountB
    ) internal pure returns (uint160) {
        require(tokenA != tokenB, 'Same token');
        require(amountA > 0 && amountB > 0, 'Amount is 0');
        (uint256 amount0, uint256 amount1) = tokenA < tokenB
            ? (amountA, amountB)
            : (amountB, amountA);

        uint256 root;
        if (amount1 >> 64 < amount0) {
            root = sqrt(FullMath.mulDiv(amount1, 1 << 192, amount0));
        } else {
            // From a price of 2^64 up, that quotient has more than 256 bits. Divide at a
            // smaller scale, then get the low 32 bits from one step of Newton's method.
            root = sqrt(FullMath.mulDiv(amount1, 1 << 128, amount0)) << 32;
            root = (root + FullMath.mulDiv(amount1, 1 << 192, amount0 * root)) / 2;
            // The step can end 1 above the root.
            if (FullMath.mulDiv(amount1, 1 << 192, amount0 * root) < root) root--;
        }
        requireInRange(root);
        return uint160(root);
    }

    /// @dev Returns the integer square root of a number above 0, rounded down.
    function sqrt(uint256 x) private pure returns (uint256 root) {
        // The first guess is above the root, so the guesses fall until they reach it.
        uint256 next = 1 << (BitMath.mostSignificantBit(x) / 2 + 1);
        do {
            root = next;
            next = (root + x / root) / 2;
        } while (next < root);
    }

    /// @dev Accepts only prices that a pool can have. A pool rejects any other with 'R'.
    function requireInRange(uint256 sqrtPriceX96) private pure {
        require(
            sqrtPriceX96 >= TickMath.MIN_SQRT_RATIO &&
                sqrtPriceX96 < TickMath.MAX_SQRT_RATIO,
            'Price out of range'
        );
    }
    // #endregion price

    // #region amounts
    /// @notice Returns the amount of token1 worth `amount0` of token0, rounded down.
    function toAmount1(
        uint160 sqrtPriceX96,
        uint128 amount0
    ) internal pure returns (uint256) {
        requireInRange(sqrtPriceX96);
        // amount0 * sqrtPriceX96^2 / 2^192 in two steps. Both keep their remainders, so
        // only the result is rounded.
        uint256 half = FullMath.mulDiv(amount0, sqrtPriceX96, 1 << 96);
        uint256 rest = mulmod(amount0, sqrtPriceX96, 1 << 96);
        rest = mulmod(half, sqrtPriceX96, 1 << 96) + ((rest * sqrtPriceX96) >> 96);
        return FullMath.mulDiv(half, sqrtPriceX96, 1 << 96) + (rest >> 96);
    }

    /// @notice Returns the amount of token0 worth `amount1` of token1, rounded down.
    function toAmount0(
        uint160 sqrtPriceX96,
        uint128 amount1
    ) internal pure returns (uint256) {
        requireInRange(sqrtPriceX96);
        // amount1 * 2^192 / sqrtPriceX96^2. From 2^128 up, the square overflows, but two
        // divisions in a row give the same result.
        return
            sqrtPriceX96 < 1 << 128
                ? FullMath.mulDiv(amount1, 1 << 192, uint256(sqrtPriceX96) * sqrtPriceX96)
                : FullMath.mulDiv(amount1, 1 << 192, sqrtPriceX96) / sqrtPriceX96;
    }
    // #endregion amounts
}

// #region create
/// @notice Creates pools with an initial price that is calculated from two amounts.
contract PoolCreator {
    IPoolInitializer public immutable positionManager;

    constructor(IPoolInitializer _positionManager) {
        positionManager = _positionManager;
    }

    /// @notice Creates a pool in which `amountA` is worth `amountB`.
    /// @param fee of a tier that the factory has enabled, in hundredths of a basis point
    function createPool(
        address tokenA,
        uint128 amountA,
        address tokenB,
        uint128 amountB,
        uint24 fee
    ) external returns (address pool) {
        uint160 price = PriceMath.toSqrtPriceX96(tokenA, amountA, tokenB, amountB);
        (address token0, address token1) = tokenA < tokenB
            ? (tokenA, tokenB)
            : (tokenB, tokenA);
        pool = positionManager.createAndInitializePoolIfNecessary(
            token0,
            token1,
            fee,
            price
        );
        // An existing pool keeps its own price.
        (uint160 current, , , , , , ) = IUniswapV3Pool(pool).slot0();
        require(current == price, 'Pool has another price');
    }
}
// #endregion create
