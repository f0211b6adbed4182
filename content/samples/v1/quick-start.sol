// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity ^0.8.17;

import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Reads the value of an account's share of a pair, in the pair's own two tokens.
contract PairShare {
    IUniswapV2Factory public immutable factory;

    constructor(IUniswapV2Factory _factory) {
        factory = _factory;
    }
    // #endregion setup

    // #region share
    /// @notice Returns the amounts of both tokens that back an account's liquidity
    /// tokens.
    /// @return amountA in base units of tokenA
    /// @return amountB in base units of tokenB
    function shareOf(
        address account,
        address tokenA,
        address tokenB
    ) external view returns (uint256 amountA, uint256 amountB) {
        address pair = factory.getPair(tokenA, tokenB);
        require(pair != address(0), 'No such pair');

        (uint256 reserve0, uint256 reserve1, ) = IUniswapV2Pair(pair).getReserves();
        // The pair sorts its tokens by address, whichever order the caller passes.
        (uint256 reserveA, uint256 reserveB) = tokenA < tokenB
            ? (reserve0, reserve1)
            : (reserve1, reserve0);

        uint256 balance = IUniswapV2Pair(pair).balanceOf(account);
        uint256 supply = IUniswapV2Pair(pair).totalSupply();
        amountA = (reserveA * balance) / supply;
        amountB = (reserveB * balance) / supply;
    }
    // #endregion share
}
