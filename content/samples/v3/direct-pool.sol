// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3MintCallback.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3SwapCallback.sol';
import '@uniswap/v3-core/contracts/libraries/SafeCast.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/libraries/CallbackValidation.sol';
import '@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Swaps and adds liquidity without a router. Callers approve this contract for
/// the tokens they pay with.
contract DirectPool is IUniswapV3SwapCallback, IUniswapV3MintCallback {
    using SafeCast for uint256;

    address public immutable factory;

    /// @dev Data that the callbacks need. The pool passes these bytes back unread.
    struct CallbackData {
        PoolAddress.PoolKey key;
        address payer;
    }

    constructor(address _factory) {
        factory = _factory;
    }

    function poolOf(
        PoolAddress.PoolKey memory key
    ) private view returns (IUniswapV3Pool) {
        return IUniswapV3Pool(PoolAddress.computeAddress(factory, key));
    }
    // #endregion setup

    // #region swap
    /// @notice Sells exactly `amountIn` of one token, in one pool.
    function sell(
        address tokenIn,
        address tokenOut,
        uint24 fee,
        uint256 amountIn,
        uint256 amountOutMinimum,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        // A pool has no deadline. The signer sets this one, a Unix timestamp in seconds.
        require(block.timestamp <= deadline, 'Too late');
        PoolAddress.PoolKey memory key = PoolAddress.getPoolKey(tokenIn, tokenOut, fee);
        amountOut = swap(key, tokenIn, amountIn);
        require(amountOut >= amountOutMinimum, 'Too little received');
    }

    function swap(
        PoolAddress.PoolKey memory key,
        address tokenIn,
        uint256 amountIn
    ) private returns (uint256) {
        bool zeroForOne = tokenIn == key.token0;
        (int256 amount0, int256 amount1) = poolOf(key).swap(
            msg.sender, // recipient of the output
            zeroForOne,
            amountIn.toInt256(), // positive for an exact input
            // A price limit is required. These two are the widest.
            zeroForOne ? TickMath.MIN_SQRT_RATIO + 1 : TickMath.MAX_SQRT_RATIO - 1,
            abi.encode(CallbackData({key: key, payer: msg.sender}))
        );
        // The amount that the pool sends is negative.
        return uint256(-(zeroForOne ? amount1 : amount0));
    }
    // #endregion swap

    // #region swap-callback
    /// @notice Pays for a swap. The pool calls this after it has sent the output.
    function uniswapV3SwapCallback(
        int256 amount0Delta,
        int256 amount1Delta,
        bytes calldata data
    ) external override {
        CallbackData memory decoded = abi.decode(data, (CallbackData));
        CallbackValidation.verifyCallback(factory, decoded.key);
        // The positive amount is owed to the pool, which has already sent the other one.
        if (amount0Delta > 0) {
            pay(decoded.key.token0, decoded.payer, uint256(amount0Delta));
        } else {
            pay(decoded.key.token1, decoded.payer, uint256(amount1Delta));
        }
    }

    /// @dev The pool compares its balances, so a plain transfer to it settles the debt.
    function pay(address token, address payer, uint256 amount) private {
        if (amount == 0) return;
        TransferHelper.safeTransferFrom(token, payer, msg.sender, amount);
    }
    // #endregion swap-callback

    // #region mint
    /// @notice Adds liquidity to the caller's own position in the pool.
    function addLiquidity(
        PoolAddress.PoolKey memory key,
        int24 tickLower,
        int24 tickUpper,
        uint128 liquidity,
        uint256 amount0Max,
        uint256 amount1Max,
        uint256 deadline
    ) external {
        require(block.timestamp <= deadline, 'Too late');
        (uint256 amount0, uint256 amount1) = add(key, tickLower, tickUpper, liquidity);
        // The pool has no such check. The amounts that it requests depend on the price.
        require(amount0 <= amount0Max && amount1 <= amount1Max, 'Too much requested');
    }

    function add(
        PoolAddress.PoolKey memory key,
        int24 tickLower,
        int24 tickUpper,
        uint128 liquidity
    ) private returns (uint256, uint256) {
        return
            poolOf(key).mint(
                msg.sender, // owner of the position, who can burn and collect at the pool
                tickLower,
                tickUpper,
                liquidity,
                abi.encode(CallbackData({key: key, payer: msg.sender}))
            );
    }
    // #endregion mint

    // #region mint-callback
    /// @notice Pays for liquidity. The pool calls this once it has computed the amounts.
    function uniswapV3MintCallback(
        uint256 amount0Owed,
        uint256 amount1Owed,
        bytes calldata data
    ) external override {
        CallbackData memory decoded = abi.decode(data, (CallbackData));
        CallbackValidation.verifyCallback(factory, decoded.key);
        pay(decoded.key.token0, decoded.payer, amount0Owed);
        pay(decoded.key.token1, decoded.payer, amount1Owed);
    }
    // #endregion mint-callback
}
