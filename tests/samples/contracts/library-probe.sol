// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/libraries/LiquidityMath.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/libraries/BytesLib.sol';
import '@uniswap/v3-periphery/contracts/libraries/HexStrings.sol';
import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';

/// @notice Exposes libraries whose errors no published contract can return.
contract LibraryProbe {
    function addDelta(uint128 x, int128 y) external pure returns (uint128) {
        return LiquidityMath.addDelta(x, y);
    }

    function sqrtRatio(int24 tick) external pure returns (uint160) {
        return TickMath.getSqrtRatioAtTick(tick);
    }

    function slice(bytes memory data, uint256 start, uint256 length) external pure {
        BytesLib.slice(data, start, length);
    }

    function toAddress(bytes memory data, uint256 start) external pure {
        BytesLib.toAddress(data, start);
    }

    function toUint24(bytes memory data, uint256 start) external pure {
        BytesLib.toUint24(data, start);
    }

    function hexString(uint256 value, uint256 length) external pure returns (string memory) {
        return HexStrings.toHexString(value, length);
    }

    function consult(address pool, uint32 secondsAgo) external view {
        OracleLibrary.consult(pool, secondsAgo);
    }

    function oldest(address pool) external view returns (uint32) {
        return OracleLibrary.getOldestObservationSecondsAgo(pool);
    }

    function blockStart(address pool) external view {
        OracleLibrary.getBlockStartingTickAndLiquidity(pool);
    }

    function chained(address[] memory tokens, int24[] memory ticks) external pure {
        OracleLibrary.getChainedPrice(tokens, ticks);
    }
}
