// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.6.6;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Adds and removes liquidity for the caller.
contract RouterLiquidity {
    IUniswapV2Router02 public immutable router;
    IUniswapV2Factory public immutable factory;

    constructor(IUniswapV2Router02 _router) public {
        router = _router;
        factory = IUniswapV2Factory(_router.factory());
    }
    // #endregion setup

    // #region add
    /// @notice Adds both tokens at the pair's current ratio. Creates the pair if there is
    /// none.
    /// @param desiredA maximum tokenA to add, in base units; approve this contract for it
    /// @param desiredB maximum tokenB to add; the first deposit sets the price to
    /// desiredB/desiredA
    /// @param minimumA minimum tokenA to add; protects against a ratio moved before this
    /// call
    /// @param minimumB minimum tokenB to add
    /// @param deadline Unix timestamp in seconds, set by the signer; reverts afterwards
    /// @return liquidity tokens minted to the caller
    function add(
        address tokenA,
        address tokenB,
        uint256 desiredA,
        uint256 desiredB,
        uint256 minimumA,
        uint256 minimumB,
        uint256 deadline
    ) external returns (uint256 liquidity) {
        pull(tokenA, desiredA);
        pull(tokenB, desiredB);

        uint256 addedA;
        uint256 addedB;
        (addedA, addedB, liquidity) = router.addLiquidity(
            tokenA,
            tokenB,
            desiredA,
            desiredB,
            minimumA,
            minimumB,
            msg.sender,
            deadline
        );

        // At least one of the two tokens was used in full.
        giveBack(tokenA, desiredA - addedA);
        giveBack(tokenB, desiredB - addedB);
    }
    // #endregion add

    // #region remove
    /// @notice Burns the caller's liquidity tokens and pays out both tokens.
    /// @param liquidity tokens to burn; approve this contract for them on the pair, which
    /// is their token contract
    function remove(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 minimumA,
        uint256 minimumB,
        uint256 deadline
    ) external returns (uint256 amountA, uint256 amountB) {
        address pair = factory.getPair(tokenA, tokenB);
        pull(pair, liquidity);

        (amountA, amountB) = router.removeLiquidity(
            tokenA,
            tokenB,
            liquidity,
            minimumA,
            minimumB,
            msg.sender,
            deadline
        );
    }
    // #endregion remove

    // #region tokens
    function pull(address token, uint256 amount) private {
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), amount);
        TransferHelper.safeApprove(token, address(router), amount);
    }

    function giveBack(address token, uint256 amount) private {
        if (amount == 0) return;
        TransferHelper.safeApprove(token, address(router), 0);
        TransferHelper.safeTransfer(token, msg.sender, amount);
    }
    // #endregion tokens
}
