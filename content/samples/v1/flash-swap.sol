// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.6.6;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Callee.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Takes tokens out of a pair, uses them, and pays for them in the same
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
        // The fee may come out of this contract's own balance, so not everyone may spend
        // it: one could borrow from a pair of one's own, and collect the fees there.
        require(msg.sender == owner, 'Not the owner');
        IUniswapV2Pair pair = IUniswapV2Pair(factory.getPair(token, other));
        bool isToken0 = token < other;
        // Data that is not empty is what makes a swap call back. Its content is ours.
        pair.swap(
            isToken0 ? amount : 0,
            isToken0 ? 0 : amount,
            address(this),
            abi.encode(token, other)
        );
    }
    // #endregion borrow

    // #region callback
    /// @notice Called by the pair once it has sent the tokens.
    /// @param sender who called `swap` on the pair
    function uniswapV2Call(
        address sender,
        uint256 amount0,
        uint256 amount1,
        bytes calldata data
    ) external override {
        (address token, address other) = abi.decode(data, (address, address));

        // #region validate
        // Two checks. The caller is a pair of this factory, and it was this contract that
        // asked: anybody can name this contract as the receiver of a swap of their own.
        require(msg.sender == factory.getPair(token, other), 'Not the pair');
        require(sender == address(this), 'Not asked for');
        // #endregion validate

        uint256 borrowed = amount0 > 0 ? amount0 : amount1;
        use(token, borrowed);

        // #region repay
        // The pair takes 0.3% of what it receives, not of what it lent. To be left with
        // `borrowed` after that, pay borrowed / 0.997, rounded up.
        uint256 owed = (borrowed * 1000) / 997 + 1;
        TransferHelper.safeTransfer(token, msg.sender, owed);
        // #endregion repay
        emit Repaid(token, borrowed, owed - borrowed);
    }
    // #endregion callback

    // #region use
    /// @dev Your own code goes here. When it returns, this contract must hold the loan
    /// and the fee, or the whole transaction reverts.
    function use(address token, uint256 amount) internal virtual {}
    // #endregion use
}
