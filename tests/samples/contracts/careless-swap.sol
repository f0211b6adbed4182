// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-periphery/contracts/interfaces/IQuoter.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Insecure version of the sample: sells what it holds, with a minimum that does not protect it.
contract CarelessSwap {
    ISwapRouter private immutable router;
    address private immutable tokenIn;
    address private immutable tokenOut;
    uint24 private immutable fee;

    constructor(ISwapRouter _router, address _tokenIn, address _tokenOut, uint24 _fee) {
        router = _router;
        tokenIn = _tokenIn;
        tokenOut = _tokenOut;
        fee = _fee;
    }

    /// @notice Sets no minimum at all.
    function sellBlind(uint256 amountIn, uint256 deadline) external {
        swap(amountIn, 0, deadline);
    }

    /// @notice Sets a minimum of 1% below the quoter's result in the same transaction.
    function sellAtQuote(IQuoter quoter, uint256 amountIn, uint256 deadline) external {
        uint256 quoted = quoter.quoteExactInputSingle(tokenIn, tokenOut, fee, amountIn, 0);
        swap(amountIn, (quoted * 99) / 100, deadline);
    }

    /// @notice Sets a minimum of 1% below the half-hour mean, whatever the price has done since.
    function sellAtLongMean(address pool, uint128 amountIn, uint256 deadline) external {
        (int24 tick, ) = OracleLibrary.consult(pool, 30 minutes);
        uint256 fair = OracleLibrary.getQuoteAtTick(tick, amountIn, tokenIn, tokenOut);
        swap(amountIn, (fair * 99) / 100, deadline);
    }

    function swap(uint256 amountIn, uint256 amountOutMinimum, uint256 deadline) private {
        TransferHelper.safeApprove(tokenIn, address(router), amountIn);
        router.exactInputSingle(
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
    }
}
