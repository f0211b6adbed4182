// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/libraries/FullMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/IPoolInitializer.sol';

/// @notice Imprecise version of the sample: formulas that lose digits before they scale.
contract CarelessPrice {
    /// @notice Truncates the quotient, and then its root.
    function rootOfQuotient(uint256 amount1, uint256 amount0) external pure returns (uint256) {
        return sqrt(amount1 / amount0) << 96;
    }

    /// @notice Truncates both roots.
    function quotientOfRoots(uint256 amount1, uint256 amount0) external pure returns (uint256) {
        return (sqrt(amount1) << 96) / sqrt(amount0);
    }

    /// @notice Divides by 2^96 after each multiplication, and drops both remainders.
    function toAmount1(uint160 sqrtPriceX96, uint256 amount0) external pure returns (uint256) {
        uint256 priceX96 = FullMath.mulDiv(sqrtPriceX96, sqrtPriceX96, 1 << 96);
        return FullMath.mulDiv(amount0, priceX96, 1 << 96);
    }

    /// @notice Converts without a check of the high bits.
    function toUint128(uint256 amount) external pure returns (uint128) {
        return uint128(amount);
    }

    function sqrt(uint256 x) private pure returns (uint256 root) {
        uint256 next = (x + 1) / 2;
        root = x;
        while (next < root) {
            root = next;
            next = (x / root + root) / 2;
        }
    }
}
