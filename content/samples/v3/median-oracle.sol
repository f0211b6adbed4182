// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Factory.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';

/// @dev What Chainlink publishes on some layer 2 chains: 0 is up, 1 is down, and since
/// when.
interface ISequencerFeed {
    function latestRoundData()
        external
        view
        returns (uint80, int256 answer, uint256 startedAt, uint256, uint80);
}

/// @notice Reads the time-weighted price of two tokens from several of their pools, and
/// answers with the one in the middle.
contract MedianOracle {
    address public immutable token0;
    address public immutable token1;

    struct Guard {
        uint32 window; // seconds that each price is averaged over
        uint32 longestSilence; // seconds since a pool last wrote; longer is stale
        uint128 leastLiquidity; // as a harmonic mean over the window
        int24 mostApart; // ticks between two pools that are averaged; 1 is 0.01%
        ISequencerFeed sequencer; // 0 where there is none
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
    /// @notice The mean tick of one pool, if it can be relied on.
    function tickOf(IUniswapV3Pool pool) public view returns (bool usable, int24 tick) {
        Guard memory g = guard;
        // Asked, not tried: a caller could starve a `try` of gas, and so choose the
        // pools.
        uint32 history = OracleLibrary.getOldestObservationSecondsAgo(address(pool));
        if (history < g.window) return (false, 0);

        (, , uint16 newest, , , , ) = pool.slot0();
        (uint32 writtenAt, , , ) = pool.observations(newest);
        // Both have 32 bits, and the difference is right when they wrap around.
        if (uint32(block.timestamp) - writtenAt > g.longestSilence) return (false, 0);

        uint128 liquidity;
        (tick, liquidity) = OracleLibrary.consult(address(pool), g.window);
        usable = liquidity >= g.leastLiquidity;
    }
    // #endregion one-pool

    // #region median
    /// @notice The tick in the middle, of all pools that can be relied on.
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
        // More than half of all, or it is not the middle of anything.
        require(count > pools.length / 2, 'Too few pools');

        int24 high = sorted[count / 2];
        if (count % 2 == 1) return high;
        // An even number has two in the middle. One of them may be false, so they have
        // to agree.
        int24 low = sorted[count / 2 - 1];
        require(high - low <= guard.mostApart, 'Pools disagree');
        return low + (high - low) / 2;
    }
    // #endregion median

    // #region sequencer
    /// @dev While a sequencer stands still, time goes on and nobody trades. Afterwards
    /// the last price of before has been "the mean" for all that time.
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
    /// @notice What `amount` of `token` was worth in the other token, on average over the
    /// window.
    /// @param token token0 or token1
    /// @param amount in the token's smallest unit
    function quote(address token, uint128 amount) external view returns (uint256) {
        require(token == token0 || token == token1, 'Not a token of the pools');
        address other = token == token0 ? token1 : token0;
        return OracleLibrary.getQuoteAtTick(medianTick(), amount, token, other);
    }
    // #endregion quote
}
