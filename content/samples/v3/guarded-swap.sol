// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Factory.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-periphery/contracts/interfaces/IPeripheryImmutableState.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Sells what it holds of one token for another, at no less than the pool's mean
/// price less a tolerance. Anyone may call it, so nobody's quote is trusted.
contract GuardedSwap {
    ISwapRouter public immutable router;
    IUniswapV3Pool public immutable pool;
    address public immutable tokenIn;
    address public immutable tokenOut;
    uint24 public immutable fee;
    address public immutable recipient;

    /// @notice Seconds that the price is averaged over. `RECENT` is the second, shorter
    /// average: of the two the better one counts.
    uint32 public immutable window;
    uint32 public constant RECENT = 5 minutes;

    /// @notice Least liquidity in range, as a harmonic mean over the window.
    uint128 public immutable leastLiquidity;

    /// @notice Most that a sale may bring below the mean price, in basis points. The
    /// pool's fee and the sale's own push on the price are in it.
    uint256 public immutable tolerance;

    struct Guard {
        uint32 window;
        uint128 leastLiquidity;
        uint256 tolerance;
    }

    constructor(
        ISwapRouter _router,
        address _tokenIn,
        address _tokenOut,
        uint24 _fee,
        address _recipient,
        Guard memory guard
    ) {
        // From the factory that the router trades with: the pool that is asked for the
        // price is the pool that is traded in.
        address factory = IPeripheryImmutableState(address(_router)).factory();
        address _pool = IUniswapV3Factory(factory).getPool(_tokenIn, _tokenOut, _fee);
        require(_pool != address(0), 'No such pool');
        require(_recipient != address(0), 'No recipient');
        require(guard.window >= 30 minutes, 'Window too short');
        require(guard.leastLiquidity > 0, 'No floor for liquidity');
        // The fee is in hundredths of a basis point. Below it nothing would ever sell.
        require(guard.tolerance > _fee / 100, 'Tolerance below the fee');
        require(guard.tolerance <= 1000, 'Tolerance above 10%');
        router = _router;
        pool = IUniswapV3Pool(_pool);
        tokenIn = _tokenIn;
        tokenOut = _tokenOut;
        fee = _fee;
        recipient = _recipient;
        window = guard.window;
        leastLiquidity = guard.leastLiquidity;
        tolerance = guard.tolerance;
    }
    // #endregion setup

    // #region minimum
    /// @notice The least of `tokenOut` that a sale of `amountIn` must bring.
    /// @dev Reverts with 'OLD' when the pool's observations do not reach back far enough.
    function minimum(uint128 amountIn) public view returns (uint256) {
        uint32[] memory ago = new uint32[](3); // the last stays 0: now
        ago[0] = window;
        ago[1] = RECENT;
        (int56[] memory ticks, uint160[] memory perLiquidity) = pool.observe(ago);

        uint160 elapsed = perLiquidity[2] - perLiquidity[0];
        require((uint256(window) << 128) / elapsed >= leastLiquidity, 'Thin liquidity');

        int24 long = mean(ticks[2] - ticks[0], window);
        int24 recent = mean(ticks[2] - ticks[1], RECENT);
        // A tick is the price of token0 in token1. Who sells token0 is better off with
        // the higher one, who sells token1 with the lower.
        bool higher = tokenIn < tokenOut;
        int24 tick = (recent > long) == higher ? recent : long;

        uint256 fair = OracleLibrary.getQuoteAtTick(tick, amountIn, tokenIn, tokenOut);
        return FullMath.mulDivRoundingUp(fair, 10_000 - tolerance, 10_000);
    }

    /// @dev Rounded down, as everywhere in v3. Solidity rounds towards zero.
    function mean(int56 delta, uint32 elapsed) private pure returns (int24 tick) {
        tick = int24(delta / elapsed);
        if (delta < 0 && delta % elapsed != 0) tick--;
    }
    // #endregion minimum

    // #region sell
    /// @notice Sells `amountIn` of what this contract holds. What comes out goes to the
    /// recipient, whoever calls.
    /// @param amountIn in the smallest unit of `tokenIn`
    /// @param deadline latest time of the block, in seconds since 1970; from who signs
    function sell(
        uint128 amountIn,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        TransferHelper.safeApprove(tokenIn, address(router), amountIn);
        amountOut = router.exactInputSingle(
            ISwapRouter.ExactInputSingleParams({
                tokenIn: tokenIn,
                tokenOut: tokenOut,
                fee: fee,
                recipient: recipient,
                deadline: deadline,
                amountIn: amountIn,
                // Not from the caller and not from the price of this moment: both may be
                // those of somebody who has just moved it.
                amountOutMinimum: minimum(amountIn),
                sqrtPriceLimitX96: 0
            })
        );

        // A pool that runs out of liquidity leaves part unsold, and no error.
        uint256 unsold = IERC20Minimal(tokenIn).allowance(
            address(this),
            address(router)
        );
        require(unsold == 0, 'Not all was sold');
    }
    // #endregion sell
}
