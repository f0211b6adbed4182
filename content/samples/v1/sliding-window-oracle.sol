// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.6.6;

import '@uniswap/lib/contracts/libraries/FixedPoint.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import '@uniswap/v2-periphery/contracts/libraries/UniswapV2OracleLibrary.sol';

/// @notice Computes the average price of one pair over a window that moves with time.
/// @dev The window is divided into slots of equal length, and each slot keeps one
/// observation. Slots are overwritten in turn, so storage doesn't grow.
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

    /// @param _window length of the averaging window, in seconds
    /// @param slots more slots follow the window more closely, but need more updates
    constructor(IUniswapV2Pair _pair, uint32 _window, uint8 slots) public {
        require(_window % slots == 0, 'Slots must divide the window');
        // With 2 slots, the average could cover one second: the price of that moment.
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

    /// @notice Records an observation for the current slot, unless it already has one.
    /// Call this at least once in every slot, because the price of a missed slot can't be
    /// recovered later.
    function update() external {
        Observation storage slot = observations[slotOf(block.timestamp)];
        uint32 present = uint32(block.timestamp);
        if (present - slot.timestamp <= slotLength) return;
        (slot.cumulative0, slot.cumulative1, slot.timestamp) = UniswapV2OracleLibrary
            .currentCumulativePrices(address(pair));
    }
    // #endregion update

    // #region consult
    /// @notice Returns the average value of `amountIn` of `token` in the other token over
    /// the window. The slot after the current one holds the oldest observation, so the
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
        // `mul` checks the product for overflow, which 0.6.6 itself would ignore.
        return FixedPoint.uq112x112(uint224(delta / elapsed)).mul(amountIn).decode144();
    }
    // #endregion consult
}
