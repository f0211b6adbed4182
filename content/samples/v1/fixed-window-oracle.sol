// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.6.6;

import '@uniswap/lib/contracts/libraries/FixedPoint.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import '@uniswap/v2-periphery/contracts/libraries/UniswapV2OracleLibrary.sol';

/// @notice Stores the average price over the last full window, updated once per window.
contract FixedWindowOracle {
    using FixedPoint for *;

    uint32 public constant WINDOW = 24 hours;

    IUniswapV2Pair public immutable pair;
    address public immutable token0;
    address public immutable token1;

    uint256 public cumulative0;
    uint256 public cumulative1;
    uint32 public updatedAt;

    FixedPoint.uq112x112 public average0; // token1 per token0
    FixedPoint.uq112x112 public average1; // token0 per token1

    constructor(IUniswapV2Pair _pair) public {
        pair = _pair;
        token0 = _pair.token0();
        token1 = _pair.token1();
        (uint112 reserve0, uint112 reserve1, ) = _pair.getReserves();
        require(reserve0 > 0 && reserve1 > 0, 'The pair is empty');
        (cumulative0, cumulative1, updatedAt) = UniswapV2OracleLibrary
            .currentCumulativePrices(address(_pair));
    }
    // #endregion setup

    // #region update
    /// @notice Closes the window. Anyone can call this once the window is over.
    function update() external {
        (uint256 now0, uint256 now1, uint32 timestamp) = UniswapV2OracleLibrary
            .currentCumulativePrices(address(pair));

        // A 32-bit Unix timestamp overflows in 2106, but the difference stays correct.
        uint32 elapsed = timestamp - updatedAt;
        require(elapsed >= WINDOW, 'The window is not over');

        // Cumulative prices overflow too, which is why they don't use SafeMath.
        average0 = FixedPoint.uq112x112(uint224((now0 - cumulative0) / elapsed));
        average1 = FixedPoint.uq112x112(uint224((now1 - cumulative1) / elapsed));

        (cumulative0, cumulative1, updatedAt) = (now0, now1, timestamp);
    }
    // #endregion update

    // #region consult
    /// @notice Returns the average value of `amountIn` of `token` in the other token.
    function consult(address token, uint256 amountIn) external view returns (uint256) {
        // Before the first update, every amount would be worth 0.
        require(average0._x > 0, 'No window is over yet');
        if (token == token0) return average0.mul(amountIn).decode144();
        require(token == token1, 'Not a token of the pair');
        return average1.mul(amountIn).decode144();
    }
    // #endregion consult
}
