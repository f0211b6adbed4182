// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';
import '@uniswap/v3-periphery/contracts/interfaces/IPeripheryPayments.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Swaps DAI and WETH9 in one pool. The caller pays and receives the tokens.
contract SingleSwap {
    // Ethereum mainnet. Look up the addresses again on any other chain.
    address public constant DAI = 0x6B175474E89094C44Da98b954EedeAC495271d0F;
    address public constant WETH9 = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    // In hundredths of a basis point: 3000 is 0.30%. The fee selects which DAI/WETH9 pool
    // is used.
    uint24 public constant POOL_FEE = 3000;

    ISwapRouter public immutable router;

    constructor(ISwapRouter _router) {
        router = _router;
    }
    // #endregion setup

    // #region exact-input
    /// @notice Sells exactly `amountIn` DAI for as much WETH9 as the pool returns.
    /// @param amountIn DAI to sell, in wei (18 decimals); approve this contract for it
    /// first
    /// @param amountOutMinimum minimum WETH9 to accept, in wei
    /// @param deadline Unix timestamp in seconds, set by the signer; reverts afterwards
    /// @return amountOut WETH9 received by the caller, in wei
    function sellExactDai(
        uint256 amountIn,
        uint256 amountOutMinimum,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        // Two allowances are needed: from the caller to this contract, and from this
        // contract to the router.
        TransferHelper.safeTransferFrom(DAI, msg.sender, address(this), amountIn);
        TransferHelper.safeApprove(DAI, address(router), amountIn);

        amountOut = router.exactInputSingle(
            ISwapRouter.ExactInputSingleParams({
                tokenIn: DAI,
                tokenOut: WETH9,
                fee: POOL_FEE,
                recipient: msg.sender,
                deadline: deadline,
                amountIn: amountIn,
                // Quoted off-chain by the caller. With 0, anyone can move the price
                // first and take the difference.
                amountOutMinimum: amountOutMinimum,
                // 0 means no limit. With a limit, part of the input may stay unsold.
                sqrtPriceLimitX96: 0
            })
        );

        // A pool that runs out of liquidity leaves input unsold without reverting.
        uint256 unsold = IERC20Minimal(DAI).allowance(address(this), address(router));
        require(unsold == 0, 'Not all was sold');
    }
    // #endregion exact-input

    // #region exact-output
    /// @notice Buys exactly `amountOut` WETH9 and refunds the unspent DAI.
    /// @param amountOut WETH9 to buy, in wei
    /// @param amountInMaximum maximum DAI to pay, in wei; approve this contract for it
    /// first
    /// @return amountIn DAI spent, in wei
    function buyExactWeth(
        uint256 amountOut,
        uint256 amountInMaximum,
        uint256 deadline
    ) external returns (uint256 amountIn) {
        TransferHelper.safeTransferFrom(DAI, msg.sender, address(this), amountInMaximum);
        TransferHelper.safeApprove(DAI, address(router), amountInMaximum);

        amountIn = router.exactOutputSingle(
            ISwapRouter.ExactOutputSingleParams({
                tokenIn: DAI,
                tokenOut: WETH9,
                fee: POOL_FEE,
                recipient: msg.sender,
                deadline: deadline,
                amountOut: amountOut,
                amountInMaximum: amountInMaximum,
                sqrtPriceLimitX96: 0
            })
        );

        // The swap cost less than the maximum: reset the allowance and return the rest.
        if (amountIn < amountInMaximum) {
            TransferHelper.safeApprove(DAI, address(router), 0);
            TransferHelper.safeTransfer(DAI, msg.sender, amountInMaximum - amountIn);
        }
    }
    // #endregion exact-output

    // #region ether-in
    /// @notice Buys exactly `amountOut` DAI with ether and refunds the unspent ether. The
    /// value sent is the maximum that you pay.
    /// @return amountIn ether spent, in wei
    function buyExactDaiWithEther(
        uint256 amountOut,
        uint256 deadline
    ) external payable returns (uint256 amountIn) {
        // The router wraps the ether that it holds if the input token is WETH9.
        amountIn = router.exactOutputSingle{value: msg.value}(
            ISwapRouter.ExactOutputSingleParams({
                tokenIn: WETH9,
                tokenOut: DAI,
                fee: POOL_FEE,
                recipient: msg.sender,
                deadline: deadline,
                amountOut: amountOut,
                amountInMaximum: msg.value,
                sqrtPriceLimitX96: 0
            })
        );

        // Anyone can take ether that stays in the router, so reclaim it in the same call.
        IPeripheryPayments(address(router)).refundETH();
        TransferHelper.safeTransferETH(msg.sender, msg.value - amountIn);
    }

    /// @dev Accepts ether only from the router, which sends the refund.
    receive() external payable {
        require(msg.sender == address(router), 'Not the router');
    }
    // #endregion ether-in
}
