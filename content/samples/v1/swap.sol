// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.6.6;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Swaps through the router. The caller pays the input and receives the output.
contract RouterSwap {
    IUniswapV2Router02 public immutable router;

    constructor(IUniswapV2Router02 _router) public {
        router = _router;
    }
    // #endregion setup

    // #region exact-input
    /// @notice Sells exactly `amountIn` of the first token in the path.
    /// @param amountIn in the token's base units; approve this contract for it first
    /// @param amountOutMin minimum of the last token to accept
    /// @param path token addresses in the order of the trade; every two neighbours need a
    /// pair
    /// @param deadline Unix timestamp in seconds, set by the signer; reverts afterwards
    function sellExact(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        TransferHelper.safeTransferFrom(path[0], msg.sender, address(this), amountIn);
        TransferHelper.safeApprove(path[0], address(router), amountIn);

        uint256[] memory amounts = router.swapExactTokensForTokens(
            amountIn,
            // Quoted off-chain. A quote from inside this call would follow the price
            // wherever someone has just moved it, so it would offer no protection.
            amountOutMin,
            path,
            msg.sender,
            deadline
        );
        amountOut = amounts[amounts.length - 1];
    }
    // #endregion exact-input

    // #region exact-output
    /// @notice Buys exactly `amountOut` of the last token and refunds the unspent input.
    function buyExact(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        uint256 deadline
    ) external returns (uint256 amountIn) {
        TransferHelper.safeTransferFrom(path[0], msg.sender, address(this), amountInMax);
        TransferHelper.safeApprove(path[0], address(router), amountInMax);

        uint256[] memory amounts = router.swapTokensForExactTokens(
            amountOut,
            amountInMax,
            path,
            msg.sender,
            deadline
        );
        amountIn = amounts[0];

        if (amountIn < amountInMax) {
            TransferHelper.safeApprove(path[0], address(router), 0);
            TransferHelper.safeTransfer(path[0], msg.sender, amountInMax - amountIn);
        }
    }
    // #endregion exact-output

    // #region ether
    /// @notice Sells the ether sent with the call. The router wraps it, so the path
    /// starts with WETH.
    function sellEther(
        uint256 amountOutMin,
        address tokenOut,
        uint256 deadline
    ) external payable returns (uint256 amountOut) {
        address[] memory path = new address[](2);
        path[0] = router.WETH();
        path[1] = tokenOut;

        uint256[] memory amounts = router.swapExactETHForTokens{value: msg.value}(
            amountOutMin,
            path,
            msg.sender,
            deadline
        );
        amountOut = amounts[1];
    }
    // #endregion ether
}
