// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.6.6;

import '@uniswap/lib/contracts/libraries/FixedPoint.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import '@uniswap/v2-periphery/contracts/libraries/UniswapV2OracleLibrary.sol';

/// @notice The average price over a window that moves on with time, for one pair.
/// @dev The window is cut into slots of equal length and one observation is kept for
/// each. A slot is written again when its turn comes round, so storage does not grow.
contract SlidingWindowOracle {
    using FixedPoint for *;

    struct Observation {
        uint32 timestamp;
        uint256 cumulative0;
        uint256 cumulative1;
    }

    IUniswapV2Pair public immutable pair;
    address public immutable token0;
    address public immutable token1;
    uint32 public immutable window; // seconds
    uint32 public immutable slotLength; // seconds

    Observation[] public observations;

    /// @param _window length of the average, in seconds
    /// @param slots more make the average follow closer, and cost more updates
    constructor(IUniswapV2Pair _pair, uint32 _window, uint8 slots) public {
        require(_window % slots == 0, 'Slots must divide the window');
        // With 2, an average over one second would do: the price of that moment.
        require(slots > 2, 'Too few slots');
        pair = _pair;
        token0 = _pair.token0();
        token1 = _pair.token1();
        window = _window;
        slotLength = _window / slots;
        for (uint256 i = 0; i < slots; i++) observations.push();
    }
    // #endregion setup

    // #region update
    function slotOf(uint256 timestamp) public view returns (uint256) {
        return (timestamp / slotLength) % observations.length;
    }

    /// @notice Keeps an observation for the present slot, unless it already has one.
    /// Call at least once in every slot: a slot missed is a price that cannot be had
    /// later.
    function update() external {
        Observation storage slot = observations[slotOf(block.timestamp)];
        uint32 present = uint32(block.timestamp);
        if (present - slot.timestamp <= slotLength) return;
        (slot.cumulative0, slot.cumulative1, slot.timestamp) = UniswapV2OracleLibrary
            .currentCumulativePrices(address(pair));
    }
    // #endregion update

    // #region consult
    /// @notice What `amountIn` of `token` was worth in the other token, on average over
    /// the window. The slot after the present one holds the oldest observation, so the
    /// average reaches back between `window - 2 * slotLength` and `window` seconds.
    function consult(address token, uint256 amountIn) external view returns (uint256) {
        require(token == token0 || token == token1, 'Not a token of the pair');
        Observation storage oldest = observations[slotOf(block.timestamp + slotLength)];

        (uint256 now0, uint256 now1, uint32 timestamp) = UniswapV2OracleLibrary
            .currentCumulativePrices(address(pair));
        uint32 elapsed = timestamp - oldest.timestamp;
        require(elapsed <= window, 'An update was missed');

        uint256 delta = token == token0
            ? now0 - oldest.cumulative0
            : now1 - oldest.cumulative1;
        // The product is checked: 0.6.6 itself would let it wrap around in silence.
        return FixedPoint.uq112x112(uint224(delta / elapsed)).mul(amountIn).decode144();
    }
    // #endregion consult
}
