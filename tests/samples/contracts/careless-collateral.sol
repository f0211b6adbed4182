// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';
import '@uniswap/v3-periphery/contracts/libraries/PositionValue.sol';
import 'samples/v3/collateral.sol';

/// @notice Insecure version of the sample: each function leaves out one check.
contract CarelessCollateral {
    IPoolOracle private immutable oracle;
    IUniswapV3Pool private immutable pool;
    INonfungiblePositionManager private immutable positionManager;
    address private immutable unit;
    address private immutable other;

    constructor(CollateralValue careful) {
        oracle = careful.oracle();
        pool = careful.pool();
        positionManager = careful.positionManager();
        unit = careful.unit();
        other = careful.other();
    }

    /// @notice Uses the current price, at any moment.
    function bySpot(uint256 amount) public view returns (uint256) {
        (, int24 tick, , , , , ) = pool.slot0();
        return OracleLibrary.getQuoteAtTick(tick, uint128(amount), other, unit);
    }

    /// @notice Uses the current price, unless the pool is in use.
    function bySpotUnlocked(uint256 amount) external view returns (uint256) {
        (, , , , , , bool unlocked) = pool.slot0();
        require(unlocked, 'Pool is in use');
        return bySpot(amount);
    }

    /// @notice Values a position of this pool at the mean price, even while the pool is in use.
    function positionByMean(uint256 tokenId) external view returns (uint256) {
        (uint256 amount0, uint256 amount1) = PositionValue.total(
            positionManager,
            tokenId,
            TickMath.getSqrtRatioAtTick(oracle.meanTick())
        );
        (uint256 kept, uint256 priced) = unit < other
            ? (amount0, amount1)
            : (amount1, amount0);
        return kept + oracle.quote(other, uint128(priced));
    }
}
