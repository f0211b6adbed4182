// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.6.6;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Callee.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Borrows tokens from a pair, uses them and repays the pair in the same
/// transaction.
contract FlashSwap is IUniswapV2Callee {
    IUniswapV2Factory public immutable factory;
    address public immutable owner;

    event Repaid(address token, uint256 borrowed, uint256 fee);

    constructor(IUniswapV2Factory _factory) public {
        factory = _factory;
        owner = msg.sender;
    }
    // #endregion setup

    // #region borrow
    /// @notice Borrows `amount` of `token` from its pair with `other`.
    function borrow(address token, address other, uint256 amount) external {
        // Only the owner can borrow, because this contract's balance may pay the fee.
        // Otherwise, anyone could borrow from their own pair and collect the fees there.
        require(msg.sender == owner, 'Not the owner');
        IUniswapV2Pair pair = IUniswapV2Pair(factory.getPair(token, other));
        bool isToken0 = token < other;
        // Non-empty data makes the pair call back. Its contents are up to this contract.
        pair.swap(
            isToken0 ? amount : 0,
            isToken0 ? 0 : amount,
            address(this),
            abi.encode(token, other)
        );
    }
    // #endregion borrow

    // #region callback
    /// @notice Uses and repays the loan. The pair calls this after it sends the tokens.
    /// @param sender the account that called `swap` on the pair
    function uniswapV2Call(
        address sender,
        uint256 amount0,
        uint256 amount1,
        bytes calldata data
    ) external override {
        (address token, address other) = abi.decode(data, (address, address));

        // #region validate
        // Check that the caller is a pair of this factory and that this contract started
        // the swap. Anyone can name this contract as the recipient of their own swap.
        require(msg.sender == factory.getPair(token, other), 'Not the pair');
        require(sender == address(this), 'Not asked for');
        // #endregion validate

        uint256 borrowed = amount0 > 0 ? amount0 : amount1;
        use(token, borrowed);

        // #region repay
        // The pair charges 0.3% of the amount it receives, not of the amount it lent. To
        // leave it with `borrowed` after the fee, pay borrowed / 0.997, rounded up.
        uint256 owed = (borrowed * 1000) / 997 + 1;
        TransferHelper.safeTransfer(token, msg.sender, owed);
        // #endregion repay
        emit Repaid(token, borrowed, owed - borrowed);
    }
    // #endregion callback

    // #region use
    /// @dev Put your own code here. When it returns, this contract must hold the loan and
    /// the fee. Otherwise, the whole transaction reverts.
    function use(address token, uint256 amount) internal virtual {}
    // #endregion use
}
