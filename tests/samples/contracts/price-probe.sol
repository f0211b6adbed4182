// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import 'samples/v3/price-math.sol';

/// @notice Exposes the functions of the sample's library.
contract PriceProbe {
    function toSqrtPriceX96(
        address tokenA,
        uint128 amountA,
        address tokenB,
        uint128 amountB
    ) external pure returns (uint160) {
        return PriceMath.toSqrtPriceX96(tokenA, amountA, tokenB, amountB);
    }

    function toAmount1(uint160 sqrtPriceX96, uint128 amount0) external pure returns (uint256) {
        return PriceMath.toAmount1(sqrtPriceX96, amount0);
    }

    function toAmount0(uint160 sqrtPriceX96, uint128 amount1) external pure returns (uint256) {
        return PriceMath.toAmount0(sqrtPriceX96, amount1);
    }
}
