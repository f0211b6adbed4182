// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Swaps DAI for WETH9 through USDC, using two pools in one call.
contract MultihopSwap {
    // Ethereum mainnet. Look up the addresses again on any other chain.
    address public constant DAI = 0x6B175474E89094C44Da98b954EedeAC495271d0F;
    address public constant USDC = 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48;
    address public constant WETH9 = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    uint24 public constant DAI_USDC_FEE = 100; // 0.01%
    uint24 public constant USDC_WETH9_FEE = 500; // 0.05%

    ISwapRouter public immutable router;

    constructor(ISwapRouter _router) {
        router = _router;
    }
    // #endregion setup

    // #region exact-input
    /// @notice Sells exactly `amountIn` DAI for as much WETH9 as the two pools return.
    function sellExactDai(
        uint256 amountIn,
        uint256 amountOutMinimum,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        TransferHelper.safeTransferFrom(DAI, msg.sender, address(this), amountIn);
        TransferHelper.safeApprove(DAI, address(router), amountIn);

        amountOut = router.exactInput(
            ISwapRouter.ExactInputParams({
                // #region input-path
                // In the order of the trade: input token, fee, intermediate token, fee,
                // output token.
                path: abi.encodePacked(DAI, DAI_USDC_FEE, USDC, USDC_WETH9_FEE, WETH9),
                // #endregion input-path
                recipient: msg.sender,
                deadline: deadline,
                amountIn: amountIn,
                amountOutMinimum: amountOutMinimum
            })
        );

        // A pool that runs out of liquidity leaves input unsold without reverting.
        uint256 unsold = IERC20Minimal(DAI).allowance(address(this), address(router));
        require(unsold == 0, 'Not all was sold');
    }
    // #endregion exact-input

    // #region exact-output
    /// @notice Buys exactly `amountOut` WETH9 and refunds the unspent DAI.
    function buyExactWeth(
        uint256 amountOut,
        uint256 amountInMaximum,
        uint256 deadline
    ) external returns (uint256 amountIn) {
        TransferHelper.safeTransferFrom(DAI, msg.sender, address(this), amountInMaximum);
        TransferHelper.safeApprove(DAI, address(router), amountInMaximum);

        amountIn = router.exactOutput(
            ISwapRouter.ExactOutputParams({
                // #region output-path
                // In reverse order. The last swap runs first and requests its input from
                // the swap before it.
                path: abi.encodePacked(WETH9, USDC_WETH9_FEE, USDC, DAI_USDC_FEE, DAI),
                // #endregion output-path
                recipient: msg.sender,
                deadline: deadline,
                amountOut: amountOut,
                amountInMaximum: amountInMaximum
            })
        );

        if (amountIn < amountInMaximum) {
            TransferHelper.safeApprove(DAI, address(router), 0);
            TransferHelper.safeTransfer(DAI, msg.sender, amountInMaximum - amountIn);
        }
    }
    // #endregion exact-output
}
