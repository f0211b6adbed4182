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

/// @notice Sells its balance of one token for another, at no less than the pool's mean
/// price minus a tolerance. Anyone can call it, so it accepts no quote from the caller.
contract GuardedSwap {
    ISwapRouter public immutable router;
    IUniswapV3Pool public immutable pool;
    address public immutable tokenIn;
    address public immutable tokenOut;
    uint24 public immutable fee;
    address public immutable recipient;

    /// @notice Sets how many seconds the price is averaged over. `RECENT` is a second,
    /// shorter window. Of the two averages, a sale must meet the better one.
    uint32 public immutable window;
    uint32 public constant RECENT = 5 minutes;

    /// @notice Sets the minimum in-range liquidity, as a harmonic mean over the window.
    uint128 public immutable leastLiquidity;

    /// @notice Sets how far below the mean price a sale can be, in basis points. This
    /// includes the pool's fee and the sale's own price impact.
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
        // Use the router's factory, so that the pool that provides the price is also the
        // pool that the router trades in.
        address factory = IPeripheryImmutableState(address(_router)).factory();
        address _pool = IUniswapV3Factory(factory).getPool(_tokenIn, _tokenOut, _fee);
        require(_pool != address(0), 'No such pool');
        require(_recipient != address(0), 'No recipient');
        require(guard.window >= 30 minutes, 'Window too short');
        require(guard.leastLiquidity > 0, 'No floor for liquidity');
        // The fee is in hundredths of a basis point. No sale can meet a lower tolerance.
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
    /// @notice Returns the minimum output of `tokenOut` for a sale of `amountIn`.
    /// @dev Reverts with 'OLD' if the pool's observations don't reach back far enough.
    function minimum(uint128 amountIn) public view returns (uint256) {
        uint32[] memory ago = new uint32[](3); // the last one stays 0, which is now
        ago[0] = window;
        ago[1] = RECENT;
        (int56[] memory ticks, uint160[] memory perLiquidity) = pool.observe(ago);

        uint160 elapsed = perLiquidity[2] - perLiquidity[0];
        require((uint256(window) << 128) / elapsed >= leastLiquidity, 'Thin liquidity');

        int24 long = mean(ticks[2] - ticks[0], window);
        int24 recent = mean(ticks[2] - ticks[1], RECENT);
        // A tick is the price of token0 in token1. A seller of token0 wants the higher
        // tick; a seller of token1 wants the lower one.
        bool higher = tokenIn < tokenOut;
        int24 tick = (recent > long) == higher ? recent : long;

        uint256 fair = OracleLibrary.getQuoteAtTick(tick, amountIn, tokenIn, tokenOut);
        return FullMath.mulDivRoundingUp(fair, 10_000 - tolerance, 10_000);
    }

    /// @dev Rounds down, as v3 does everywhere. Solidity itself rounds towards zero.
    function mean(int56 delta, uint32 elapsed) private pure returns (int24 tick) {
        tick = int24(delta / elapsed);
        if (delta < 0 && delta % elapsed != 0) tick--;
    }
    // #endregion minimum

    // #region sell
    /// @notice Sells `amountIn` of this contract's balance. The output always goes to the
    /// recipient, regardless of the caller.
    /// @param amountIn in base units of `tokenIn`
    /// @param deadline Unix timestamp in seconds, set by the signer; reverts afterwards
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
                // Not set by the caller or the current price, because the caller may be
                // an attacker who has just moved that price.
                amountOutMinimum: minimum(amountIn),
                sqrtPriceLimitX96: 0
            })
        );

        // A pool that runs out of liquidity leaves input unsold without reverting.
        uint256 unsold = IERC20Minimal(tokenIn).allowance(
            address(this),
            address(router)
        );
        require(unsold == 0, 'Not all was sold');
    }
    // #endregion sell
}
