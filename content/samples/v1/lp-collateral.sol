// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity ^0.8.17;

import '@uniswap/lib/contracts/libraries/Babylonian.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice A price that one transaction cannot move and that is never stale, such as
/// that of `SlidingWindowOracle`.
interface IAverage {
    /// @return what `amountIn` of `token` was worth in the other token of the pair
    function consult(address token, uint256 amountIn) external view returns (uint256);
}

/// @notice Says what LP tokens are worth to a lender, in one of the pair's own tokens.
contract LpCollateral {
    IUniswapV2Pair public immutable pair;
    IAverage public immutable average;
    address public immutable unit; // the token that values are counted in
    address public immutable other; // the token that has a price

    constructor(IUniswapV2Pair _pair, IAverage _average, address _unit) {
        (address token0, address token1) = (_pair.token0(), _pair.token1());
        require(_unit == token0 || _unit == token1, 'Not a token of the pair');
        pair = _pair;
        average = _average;
        unit = _unit;
        other = _unit == token0 ? token1 : token0;
    }
    // #endregion setup

    // #region unlocked
    /// @dev A pair has a lock and no function that shows it. While it is locked, `sync`
    /// reverts with 'UniswapV2: LOCKED'. While it is free, `sync` gets past the lock and
    /// fails at its first write, without a word, since this is a call that may not write.
    function requireUnlocked() private view {
        // All of this gas is spent when the pair is free; 3,000 reach the lock.
        (, bytes memory reason) = address(pair).staticcall{gas: 10_000}(
            abi.encodeCall(IUniswapV2Pair.sync, ())
        );
        require(reason.length == 0, 'Pair is in use');
    }
    // #endregion unlocked

    // #region value
    /// @notice What `liquidity` LP tokens are worth, in the smallest unit of `unit`.
    function lpValue(uint256 liquidity) external view returns (uint256) {
        requireUnlocked();
        (uint256 reserve, uint256 priced, ) = pair.getReserves();
        if (unit > other) (reserve, priced) = (priced, reserve);
        // Not the sum of the two, which a swap pushes up as far as it likes: twice the
        // root of their product. A swap adds no more than its fee to that.
        uint256 root = Babylonian.sqrt(reserve * average.consult(other, priced));
        return (2 * root * liquidity) / pair.totalSupply();
    }
    // #endregion value
}
