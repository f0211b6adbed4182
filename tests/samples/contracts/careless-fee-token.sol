// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Insecure version of the sample: keeps 2% of each transfer, and sells the collected tokens inside the
/// transfers that the test selects.
contract CarelessFeeToken {
    enum Sells {
        Never,
        BeforeItMoves,
        AfterItMoves,
        UnlessPairPays,
        OnSales,
        BetweenWallets
    }

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    IUniswapV2Router02 private immutable router;
    address private immutable weth;
    Sells private sells;
    bool private selling;
    address public pair;
    address private recipient;

    constructor(IUniswapV2Router02 _router, address _weth) {
        (router, weth, recipient) = (_router, _weth, msg.sender);
        balanceOf[msg.sender] = 1_000_000e18;
        allowance[address(this)][address(_router)] = type(uint256).max;
    }

    /// @notice Sets when to sell from now on, through which pair, and the recipient of the output.
    function sell(Sells when, address throughPair, address to) external {
        (sells, pair, recipient) = (when, throughPair, to);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        bool inTime = !selling && balanceOf[address(this)] > 0;
        bool sellsNow = inTime && when(from, to);
        if (sellsNow && sells != Sells.AfterItMoves) swap();
        uint256 fee = selling ? 0 : (value * 2) / 100;
        balanceOf[from] -= value;
        balanceOf[address(this)] += fee;
        balanceOf[to] += value - fee;
        if (sellsNow && sells == Sells.AfterItMoves) swap();
        return true;
    }

    function when(address from, address to) private view returns (bool) {
        if (sells == Sells.Never) return false;
        if (sells == Sells.UnlessPairPays) return from != pair;
        if (sells == Sells.OnSales) return to == pair;
        if (sells == Sells.BetweenWallets) return from != pair && to != pair;
        return true;
    }

    function swap() private {
        selling = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), weth);
        uint256 amountIn = balanceOf[address(this)];
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            amountIn,
            0,
            path,
            recipient,
            block.timestamp
        );
        selling = false;
    }
}
