// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Factory.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';

/// @dev A Chainlink feed on some layer 2 chains. It reports whether the sequencer is up
/// (0) or down (1), and since when.
interface ISequencerFeed {
    function latestRoundData()
        external
        view
        returns (uint80, int256 answer, uint256 startedAt, uint256, uint80);
}

/// @notice Reads the time-weighted price of two tokens from several of their pools and
/// returns the median.
contract MedianOracle {
    address public immutable token0;
    address public immutable token1;

    struct Guard {
        uint32 window; // seconds that each price is averaged over
        uint32 longestSilence; // seconds since a pool last wrote; longer is stale
        uint128 leastLiquidity; // minimum harmonic mean over the window
        int24 mostApart; // maximum ticks between two averaged pools; 1 is 0.01%
        ISequencerFeed sequencer; // address(0) if the chain has none
    }
    Guard public guard;
    IUniswapV3Pool[] public pools;

    constructor(
        IUniswapV3Factory factory,
        address _token0,
        address _token1,
        uint24[] memory fees,
        Guard memory _guard
    ) {
        require(_token0 < _token1, 'Not in order');
        require(fees.length >= 3 && fees.length % 2 == 1, '3, 5, 7 pools');
        require(_guard.window >= 30 minutes, 'Window too short');
        require(_guard.leastLiquidity > 0, 'No floor for liquidity');
        for (uint256 i = 0; i < fees.length; i++) {
            for (uint256 j = 0; j < i; j++) require(fees[i] != fees[j], 'Twice');
            address pool = factory.getPool(_token0, _token1, fees[i]);
            require(pool != address(0), 'No such pool');
            pools.push(IUniswapV3Pool(pool));
        }
        token0 = _token0;
        token1 = _token1;
        guard = _guard;
    }
    // #endregion setup

    // #region one-pool
    /// @notice Returns the mean tick of one pool, and whether it is reliable.
    function tickOf(IUniswapV3Pool pool) public view returns (bool usable, int24 tick) {
        Guard memory g = guard;
        // Check instead of using `try`: a caller could make a `try` run out of gas and
        // so choose which pools count.
        uint32 history = OracleLibrary.getOldestObservationSecondsAgo(address(pool));
        if (history < g.window) return (false, 0);

        (, , uint16 newest, , , , ) = pool.slot0();
        (uint32 writtenAt, , , ) = pool.observations(newest);
        // Both have 32 bits, so the difference stays correct when they overflow.
        if (uint32(block.timestamp) - writtenAt > g.longestSilence) return (false, 0);

        uint128 liquidity;
        (tick, liquidity) = OracleLibrary.consult(address(pool), g.window);
        usable = liquidity >= g.leastLiquidity;
    }
    // #endregion one-pool

    // #region median
    /// @notice Returns the median tick of all reliable pools.
    function medianTick() public view returns (int24) {
        requireSequencer();
        uint256 count = 0;
        int24[] memory sorted = new int24[](pools.length);
        for (uint256 i = 0; i < pools.length; i++) {
            (bool usable, int24 tick) = tickOf(pools[i]);
            if (!usable) continue;
            uint256 place = count++;
            for (; place > 0 && sorted[place - 1] > tick; place--) {
                sorted[place] = sorted[place - 1];
            }
            sorted[place] = tick;
        }
        // With half of the pools or fewer, the median means nothing.
        require(count > pools.length / 2, 'Too few pools');

        int24 high = sorted[count / 2];
        if (count % 2 == 1) return high;
        // An even number of ticks has two in the middle. One may be false, so they
        // have to agree.
        int24 low = sorted[count / 2 - 1];
        require(high - low <= guard.mostApart, 'Pools disagree');
        return low + (high - low) / 2;
    }
    // #endregion median

    // #region sequencer
    /// @dev While a sequencer is down, time passes but nobody can trade. Afterwards, the
    /// mean counts the last price before the outage for all that time.
    function requireSequencer() private view {
        Guard memory g = guard;
        if (address(g.sequencer) == address(0)) return;
        (, int256 answer, uint256 startedAt, , ) = g.sequencer.latestRoundData();
        require(answer == 0, 'Sequencer down');
        require(startedAt > 0, 'Sequencer unknown');
        require(block.timestamp > startedAt + g.window, 'Sequencer back too recently');
    }
    // #endregion sequencer

    // #region quote
    /// @notice Returns the average value of `amount` of `token` in the other token over
    /// the window.
    /// @param token token0 or token1
    /// @param amount in the token's base units
    function quote(address token, uint128 amount) external view returns (uint256) {
        require(token == token0 || token == token1, 'Not a token of the pools');
        address other = token == token0 ? token1 : token0;
        return OracleLibrary.getQuoteAtTick(medianTick(), amount, token, other);
    }
    // #endregion quote
}
