// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';

interface ILender {
    function borrow(uint256 what) external returns (uint256 loan);
}

/// @notice Starts with nothing, and borrows more than its collateral is worth.
contract CollateralThief {
    ILender private immutable lender;

    constructor(ILender _lender) {
        lender = _lender;
    }

    /// @notice Buys token1 of a pool, pledges it before paying, and pays with the loan.
    function inCallback(IUniswapV3Pool pool, uint256 amount0) external {
        buy(pool, amount0, true);
    }

    /// @notice Borrows token0 elsewhere, buys, pays, and pledges once the pool is unlocked again.
    function afterSwap(IUniswapV3Pool pool, IUniswapV3Pool bank, uint256 amount0) external {
        bank.flash(address(this), amount0, 0, abi.encode(pool, amount0));
    }

    function uniswapV3FlashCallback(uint256 fee0, uint256, bytes calldata data) external {
        (IUniswapV3Pool pool, uint256 amount0) = abi.decode(data, (IUniswapV3Pool, uint256));
        buy(pool, amount0, false);
        IERC20Minimal token1 = IERC20Minimal(pool.token1());
        pledge(token1, token1.balanceOf(address(this)));
        IERC20Minimal(pool.token0()).transfer(msg.sender, amount0 + fee0);
    }

    function buy(IUniswapV3Pool pool, uint256 amount0, bool pledges) private {
        uint160 limit = TickMath.MIN_SQRT_RATIO + 1;
        pool.swap(address(this), true, int256(amount0), limit, abi.encode(pledges));
    }

    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata data) external {
        IUniswapV3Pool pool = IUniswapV3Pool(msg.sender);
        if (abi.decode(data, (bool))) pledge(IERC20Minimal(pool.token1()), uint256(-amount1));
        IERC20Minimal(pool.token0()).transfer(msg.sender, uint256(amount0));
    }

    function pledge(IERC20Minimal token, uint256 amount) private {
        token.approve(address(lender), amount);
        lender.borrow(amount);
    }
}

/// @notice Collects what a position is owed, and pledges the position while it is being paid.
contract PositionThief {
    ILender private immutable lender;
    INonfungiblePositionManager private immutable positionManager;
    uint256 private collecting;
    /// @notice The lender's revert reason.
    string public answer;

    constructor(ILender _lender, INonfungiblePositionManager _positionManager) {
        lender = _lender;
        positionManager = _positionManager;
    }

    function empty(uint256 tokenId, uint256 deadline) external {
        (, , , , , , , uint128 liquidity, , , , ) = positionManager.positions(tokenId);
        positionManager.decreaseLiquidity(
            INonfungiblePositionManager.DecreaseLiquidityParams(tokenId, liquidity, 0, 0, deadline)
        );
        collecting = tokenId;
        positionManager.collect(
            INonfungiblePositionManager.CollectParams(
                tokenId,
                address(this),
                type(uint128).max,
                type(uint128).max
            )
        );
    }

    /// @notice Called by the token when a transfer arrives.
    function received() external {
        uint256 tokenId = collecting;
        if (tokenId == 0) return;
        collecting = 0;
        positionManager.approve(address(lender), tokenId);
        try lender.borrow(tokenId) {} catch Error(string memory reason) {
            answer = reason;
        }
    }
}
