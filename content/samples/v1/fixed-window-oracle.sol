// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.6.6;

import '@uniswap/lib/contracts/libraries/FixedPoint.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import '@uniswap/v2-periphery/contracts/libraries/UniswapV2OracleLibrary.sol';

/// @notice The average price over the last full window, renewed once per window.
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
    /// @notice Closes the window. Anyone may call, at the earliest once it has passed.
    function update() external {
        (uint256 now0, uint256 now1, uint32 timestamp) = UniswapV2OracleLibrary
            .currentCumulativePrices(address(pair));

        // Seconds since 1970 in 32 bits overflow in 2106. The difference stays right.
        uint32 elapsed = timestamp - updatedAt;
        require(elapsed >= WINDOW, 'The window is not over');

        // So do the cumulative prices, which is why no SafeMath is used on them.
        average0 = FixedPoint.uq112x112(uint224((now0 - cumulative0) / elapsed));
        average1 = FixedPoint.uq112x112(uint224((now1 - cumulative1) / elapsed));

        (cumulative0, cumulative1, updatedAt) = (now0, now1, timestamp);
    }
    // #endregion update

    // #region consult
    /// @notice What `amountIn` of `token` was worth in the other token, on average.
    function consult(address token, uint256 amountIn) external view returns (uint256) {
        // Before the first update everything would be worth 0.
        require(average0._x > 0, 'No window is over yet');
        if (token == token0) return average0.mul(amountIn).decode144();
        require(token == token1, 'Not a token of the pair');
        return average1.mul(amountIn).decode144();
    }
    // #endregion consult
}
