// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/PositionValue.sol';

/// @notice Reads the amounts that a position holds, by its token ID.
contract PositionReader {
    INonfungiblePositionManager public immutable positionManager;

    constructor(INonfungiblePositionManager _positionManager) {
        positionManager = _positionManager;
    }
    // #endregion setup

    // #region value
    /// @notice Returns the amounts that a position would pay out at a price, with fees.
    /// @param meanTick tick of the position's pool, averaged over half an hour or more
    /// @return amount0 token0, in base units
    /// @return amount1 token1, in base units
    function valueAt(
        uint256 tokenId,
        int24 meanTick
    ) external view returns (uint256 amount0, uint256 amount1) {
        // Not the price in slot0: anyone who moves it for the length of a call also sets
        // the amounts of both tokens here.
        uint160 sqrtRatioX96 = TickMath.getSqrtRatioAtTick(meanTick);
        return PositionValue.total(positionManager, tokenId, sqrtRatioX96);
    }
    // #endregion value

    // #region fees
    /// @notice Returns the amounts that `collect` would pay now, without the liquidity.
    function feesOf(
        uint256 tokenId
    ) external view returns (uint256 amount0, uint256 amount1) {
        return PositionValue.fees(positionManager, tokenId);
    }
    // #endregion fees
}
