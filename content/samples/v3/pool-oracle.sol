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

    constructor(IUniswapV3Pool _pool) {
        pool = _pool;
        token0 = _pool.token0();
        token1 = _pool.token1();
    }
    // #endregion setup

    // #region grow
    /// @notice Makes room for more observations. A new pool keeps one, so no window
    /// reaches further back than the last block with a trade. Whoever calls pays for the
    /// storage.
    /// @param observations how many to keep; at most one is written per block
    function grow(uint16 observations) external {
        pool.increaseObservationCardinalityNext(observations);
    }
    // #endregion grow

    // #region mean-tick
    /// @notice The mean tick over the last `window` seconds.
    /// @dev Reverts with 'OLD' when the pool's oldest observation is younger than that.
    function meanTick(uint32 window) public view returns (int24 tick) {
        uint32[] memory secondsAgos = new uint32[](2);
        secondsAgos[0] = window;
        secondsAgos[1] = 0;
        (int56[] memory cumulatives, ) = pool.observe(secondsAgos);

        int56 delta = cumulatives[1] - cumulatives[0];
        tick = int24(delta / window);
        // Solidity rounds towards zero. Round down, or negative ticks lean to one side.
        if (delta < 0 && delta % window != 0) tick--;
    }
    // #endregion mean-tick

    // #region quote
    /// @notice What `amount` of `token` was worth in the other token, on average over
    /// `window`.
    /// @param token token0 or token1 of the pool
    /// @param amount in the token's smallest unit
    /// @param window seconds, more than 0
    function quote(
        address token,
        uint128 amount,
        uint32 window
    ) external view returns (uint256) {
        require(token == token0 || token == token1, 'Not a token of the pool');
        (int24 tick, ) = OracleLibrary.consult(address(pool), window);
        address other = token == token0 ? token1 : token0;
        return OracleLibrary.getQuoteAtTick(tick, amount, token, other);
    }
    // #endregion quote

    // #region longest-window
    /// @notice The longest window, in seconds, that the pool can answer now.
    function longestWindow() external view returns (uint32) {
        return OracleLibrary.getOldestObservationSecondsAgo(address(pool));
    }
    // #endregion longest-window
}
