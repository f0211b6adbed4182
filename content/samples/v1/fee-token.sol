// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Keeps a 2% fee on each transfer and sells the fees in a separate call.
contract FeeToken {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    IUniswapV2Router02 private immutable router;
    address private immutable keeper;
    address private immutable treasury;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(IUniswapV2Router02 _router, address _keeper, address _treasury) {
        (router, keeper, treasury) = (_router, _keeper, _treasury);
        balanceOf[msg.sender] = 1_000_000e18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        return allow(msg.sender, spender, value);
    }

    function allow(address owner, address spender, uint256 value) private returns (bool) {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(
        address from,
        address to,
        uint256 value
    ) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    // #region move
    /// @dev Calls no other contract, because it may run inside a call to the pair.
    function move(address from, address to, uint256 value) private returns (bool) {
        uint256 fee = from == address(this) ? 0 : (value * 2) / 100;
        balanceOf[from] -= value;
        balanceOf[address(this)] += fee;
        balanceOf[to] += value - fee;
        emit Transfer(from, address(this), fee);
        emit Transfer(from, to, value - fee);
        return true;
    }
    // #endregion move

    // #region sell-fees
    /// @notice Sells fees for `tokenOut`. The keeper gets the quote off-chain.
    /// @param amountOutMin minimum of `tokenOut` that the treasury must receive
    /// @param deadline Unix timestamp in seconds; the call reverts afterwards
    function sellFees(
        uint256 amountIn,
        uint256 amountOutMin,
        address tokenOut,
        uint256 deadline
    ) external {
        require(msg.sender == keeper, 'Keeper only');
        allow(address(this), address(router), amountIn);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), tokenOut);
        // Use a separate treasury, because a pair never sends output to its own tokens.
        router.swapExactTokensForTokens(amountIn, amountOutMin, path, treasury, deadline);
    }
    // #endregion sell-fees
}
