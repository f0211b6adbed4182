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
/// the same two tokens, and keeps what is left after the loan is repaid.
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
        uint24 lendFee; // tier of the pool that lends
        uint24 buyFee; // tier of the pool where token1 is cheap
        uint24 sellFee; // tier of the pool where token1 is dear
        uint256 amount0; // token0 to borrow, in its smallest unit
        uint256 leastProfit; // token0 that must be left for you, or nothing happens
        uint256 deadline; // latest time of the block, in seconds since 1970
    }

    /// @dev What the callback has to know. The pool hands these bytes back unread.
    struct CallbackData {
        FlashParams params;
        address payee;
    }
    // #endregion params

    // #region call-flash
    /// @notice Takes the loan. The three tiers must differ: the lending pool is locked
    /// until the callback returns, and a swap in it would revert with 'LOK'.
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
    /// @notice Called by the pool once the borrowed tokens are here.
    /// @param fee0 what the loan costs, in token0
    function uniswapV3FlashCallback(
        uint256 fee0,
        uint256,
        bytes calldata data
    ) external override {
        CallbackData memory decoded = abi.decode(data, (CallbackData));
        FlashParams memory params = decoded.params;

        // #region validate
        // Anyone can call this function with data of their own. Only the address that the
        // factory gives to a pool of these tokens and tier may go on.
        CallbackValidation.verifyCallback(factory, lender(params));
        // #endregion validate

        // #region trade
        uint256 owed = params.amount0.add(fee0);
        uint256 bought = swap(
            params.token0,
            params.token1,
            params.buyFee,
            params.amount0,
            0, // the second swap guards both
            params.deadline
        );
        // Less than the debt and your profit is of no use: this reverts the loan, and
        // only gas is lost.
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
        // The pool compares its balance before and after: a plain transfer settles the
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
        // A pool that runs out of liquidity leaves part unsold, and no error.
        uint256 unsold = IERC20Minimal(tokenIn).allowance(address(this), address(router));
        require(unsold == 0, 'Not all was sold');
    }
    // #endregion swap
}
