// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';

/// @notice Reads time-weighted average prices from a pool's own observations.
contract PoolOracle {
    IUniswapV3Pool public immutable pool;
    address public immutable token0;
    address public immutable token1;

    /// @notice Sets how many seconds a price is averaged over. It can't change, because
    /// anyone who chose it could choose the few seconds after their own trade.
    uint32 public immutable window;

    /// @notice Sets the minimum in-range liquidity, as a harmonic mean over the window.
    /// Below it, the price was cheap to move.
    uint128 public immutable leastLiquidity;

    constructor(IUniswapV3Pool _pool, uint32 _window, uint128 _leastLiquidity) {
        require(_window >= 30 minutes, 'Window too short');
        require(_leastLiquidity > 0, 'No floor for liquidity');
        pool = _pool;
        token0 = _pool.token0();
        token1 = _pool.token1();
        window = _window;
        leastLiquidity = _leastLiquidity;
    }
    // #endregion setup

    // #region grow
    /// @notice Reserves slots for more observations. A new pool keeps one, so no window
    /// reaches further back than the last block with a trade. The caller pays for the
    /// storage.
    /// @param observations number to keep; at most one is written per second, and per
    /// block
    function grow(uint16 observations) external {
        pool.increaseObservationCardinalityNext(observations);
    }
    // #endregion grow

    // #region mean-tick
    /// @notice Returns the mean tick over the window.
    /// @dev Reverts with 'OLD' if the pool's oldest observation is newer than the window.
    function meanTick() public view returns (int24 tick) {
        uint32[] memory secondsAgos = new uint32[](2);
        secondsAgos[0] = window;
        secondsAgos[1] = 0;
        (int56[] memory ticks, uint160[] memory perLiquidity) = pool.observe(secondsAgos);

        int56 delta = ticks[1] - ticks[0];
        tick = int24(delta / window);
        // Solidity rounds towards zero, which would bias negative ticks, so round down.
        if (delta < 0 && delta % window != 0) tick--;

        // The harmonic mean of the liquidity, which even a short dip lowers.
        uint160 elapsed = perLiquidity[1] - perLiquidity[0];
        require((uint256(window) << 128) / elapsed >= leastLiquidity, 'Thin liquidity');
    }
    // #endregion mean-tick

    // #region quote
    /// @notice Returns the average value of `amount` of `token` in the other token over
    /// the window.
    /// @param token token0 or token1 of the pool
    /// @param amount in the token's base units
    function quote(address token, uint128 amount) external view returns (uint256) {
        require(token == token0 || token == token1, 'Not a token of the pool');
        (int24 tick, uint128 liquidity) = OracleLibrary.consult(address(pool), window);
        require(liquidity >= leastLiquidity, 'Thin liquidity');
        address other = token == token0 ? token1 : token0;
        return OracleLibrary.getQuoteAtTick(tick, amount, token, other);
    }
    // #endregion quote

    // #region longest-window
    /// @notice Returns the longest window, in seconds, that the pool supports now. If it
    /// is shorter than `window`, the oracle reverts.
    function longestWindow() external view returns (uint32) {
        return OracleLibrary.getOldestObservationSecondsAgo(address(pool));
    }
    // #endregion longest-window
}
