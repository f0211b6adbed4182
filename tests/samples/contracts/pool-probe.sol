// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';

/// @notice Calls a pool directly, and in callbacks pays the amounts that the test sets.
contract PoolProbe {
    uint256 public pay0;
    uint256 public pay1;

    function pays(uint256 amount0, uint256 amount1) external {
        pay0 = amount0;
        pay1 = amount1;
    }

    function swap(IUniswapV3Pool pool, bool zeroForOne, int256 amount, uint160 limit) external {
        pool.swap(address(this), zeroForOne, amount, limit, '');
    }

    function mint(IUniswapV3Pool pool, int24 lower, int24 upper, uint128 amount) external {
        pool.mint(address(this), lower, upper, amount, '');
    }

    function flash(IUniswapV3Pool pool, uint256 amount0, uint256 amount1) external {
        pool.flash(address(this), amount0, amount1, '');
    }

    function uniswapV3SwapCallback(int256, int256, bytes calldata) external {
        pay();
    }

    function uniswapV3MintCallback(uint256, uint256, bytes calldata) external {
        pay();
    }

    function uniswapV3FlashCallback(uint256, uint256, bytes calldata) external {
        pay();
    }

    function pay() private {
        IUniswapV3Pool pool = IUniswapV3Pool(msg.sender);
        if (pay0 > 0) IERC20Minimal(pool.token0()).transfer(msg.sender, pay0);
        if (pay1 > 0) IERC20Minimal(pool.token1()).transfer(msg.sender, pay1);
    }

    /// @notice Forwards a call as a STATICCALL, and forwards its revert.
    function viewCall(address target, bytes calldata data) external view {
        (bool success, bytes memory answer) = target.staticcall(data);
        if (success) return;
        assembly {
            revert(add(answer, 32), mload(answer))
        }
    }
}
