// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity ^0.8.17;

import '@uniswap/lib/contracts/libraries/Babylonian.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Provides a price that one transaction can't move and that is never stale, as
/// `SlidingWindowOracle` does.
interface IAverage {
    /// @return the average value of `amountIn` of `token` in the pair's other token
    function consult(address token, uint256 amountIn) external view returns (uint256);
}

/// @notice Values LP tokens for a lender, in one of the pair's own tokens.
contract LpCollateral {
    IUniswapV2Pair public immutable pair;
    IAverage public immutable average;
    address public immutable unit; // the token that values are given in
    address public immutable other; // the token that is priced in `unit`

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
    /// @dev A pair has a lock but no function that reports it. While the pair is locked,
    /// `sync` reverts with 'UniswapV2: LOCKED'. Otherwise, `sync` passes the lock and
    /// reverts at its first write, without a reason, because a static call can't write.
    function requireUnlocked() private view {
        // An unlocked pair spends all of this gas. 3,000 gas is enough to reach the lock.
        (, bytes memory reason) = address(pair).staticcall{gas: 10_000}(
            abi.encodeCall(IUniswapV2Pair.sync, ())
        );
        require(reason.length == 0, 'Pair is in use');
    }
    // #endregion unlocked

    // #region value
    /// @notice Returns the value of `liquidity` LP tokens, in base units of `unit`.
    function lpValue(uint256 liquidity) external view returns (uint256) {
        requireUnlocked();
        (uint256 reserve, uint256 priced, ) = pair.getReserves();
        if (unit > other) (reserve, priced) = (priced, reserve);
        // Use twice the root of the product, which a swap raises by no more than its fee.
        // A swap could raise the sum of the two values without limit.
        uint256 root = Babylonian.sqrt(reserve * average.consult(other, priced));
        return (2 * root * liquidity) / pair.totalSupply();
    }
    // #endregion value
}
