// SPDX-License-Identifier: GPL-2.0-or-later
// #region inheritance
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3FlashCallback.sol';
import '@uniswap/v3-core/contracts/libraries/LowGasSafeMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/CallbackValidation.sol';
import '@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Borrows a token from one pool, buys in a second and sells in a third, all of
/// the same two tokens. Repays the loan and sends the profit to the caller.
contract FlashArbitrage is IUniswapV3FlashCallback {
    using LowGasSafeMath for uint256;

    address public immutable factory;
    ISwapRouter public immutable router;

    constructor(address _factory, ISwapRouter _router) {
        factory = _factory;
        router = _router;
    }
    // #endregion inheritance

    // #region params
    struct FlashParams {
        address token0; // sorts before token1
        address token1;
        uint24 lendFee; // fee tier of the lending pool
        uint24 buyFee; // fee tier of the pool where token1 is cheap
        uint24 sellFee; // fee tier of the pool where token1 is expensive
        uint256 amount0; // token0 to borrow, in base units
        uint256 leastProfit; // minimum profit in token0; with less, the call reverts
        uint256 deadline; // Unix timestamp in seconds; the call reverts afterwards
    }

    /// @dev Data that the callback needs. The pool passes these bytes back unread.
    struct CallbackData {
        FlashParams params;
        address payee;
    }
    // #endregion params

    // #region call-flash
    /// @notice Takes out the loan. The three fee tiers must differ: the lending pool is
    /// locked until the callback returns, so a swap in it would revert with 'LOK'.
    function start(FlashParams memory params) external {
        IUniswapV3Pool pool = IUniswapV3Pool(
            PoolAddress.computeAddress(factory, lender(params))
        );
        pool.flash(
            address(this),
            params.amount0,
            0,
            abi.encode(CallbackData({params: params, payee: msg.sender}))
        );
    }

    function lender(
        FlashParams memory params
    ) private pure returns (PoolAddress.PoolKey memory) {
        return PoolAddress.getPoolKey(params.token0, params.token1, params.lendFee);
    }
    // #endregion call-flash

    // #region callback
    /// @notice Trades and repays the loan. The pool calls this after it sends the tokens.
    /// @param fee0 the fee for the loan, in token0
    function uniswapV3FlashCallback(
        uint256 fee0,
        uint256,
        bytes calldata data
    ) external override {
        CallbackData memory decoded = abi.decode(data, (CallbackData));
        FlashParams memory params = decoded.params;

        // #region validate
        // Anyone can call this function with their own data. Only accept the address of
        // the factory's pool for these tokens and this fee tier.
        CallbackValidation.verifyCallback(factory, lender(params));
        // #endregion validate

        // #region trade
        uint256 owed = params.amount0.add(fee0);
        uint256 bought = swap(
            params.token0,
            params.token1,
            params.buyFee,
            params.amount0,
            0, // the minimum of the second swap protects both
            params.deadline
        );
        // If the output is less than the debt plus the minimum profit, this reverts the
        // loan too, and you lose only gas.
        uint256 received = swap(
            params.token1,
            params.token0,
            params.sellFee,
            bought,
            owed.add(params.leastProfit),
            params.deadline
        );
        // #endregion trade

        // #region repay
        // The pool compares its balance before and after, so a plain transfer settles the
        // debt.
        TransferHelper.safeTransfer(params.token0, msg.sender, owed);
        uint256 profit = received.sub(owed);
        if (profit > 0) TransferHelper.safeTransfer(params.token0, decoded.payee, profit);
        // #endregion repay
    }
    // #endregion callback

    // #region swap
    function swap(
        address tokenIn,
        address tokenOut,
        uint24 fee,
        uint256 amountIn,
        uint256 amountOutMinimum,
        uint256 deadline
    ) private returns (uint256 amountOut) {
        TransferHelper.safeApprove(tokenIn, address(router), amountIn);
        amountOut = router.exactInputSingle(
            ISwapRouter.ExactInputSingleParams({
                tokenIn: tokenIn,
                tokenOut: tokenOut,
                fee: fee,
                recipient: address(this),
                deadline: deadline,
                amountIn: amountIn,
                amountOutMinimum: amountOutMinimum,
                sqrtPriceLimitX96: 0
            })
        );
        // A pool that runs out of liquidity leaves input unsold without reverting.
        uint256 unsold = IERC20Minimal(tokenIn).allowance(address(this), address(router));
        require(unsold == 0, 'Not all was sold');
    }
    // #endregion swap
}
