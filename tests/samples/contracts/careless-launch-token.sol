// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Insecure version of the sample: creates its pair without checking for an existing one, and can exempt the
/// router from its rules, or not even the pair.
contract CarelessLaunchToken {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public exempt;
    mapping(address => bool) public hasNoLimit;
    address public immutable pair;
    uint256 public fee;

    constructor(IUniswapV2Router02 router) {
        pair = IUniswapV2Factory(router.factory()).createPair(address(this), router.WETH());
        balanceOf[msg.sender] = 1_000_000e18;
        hasNoLimit[msg.sender] = true;
    }

    function setRules(uint256 percent, address[] calldata free, address[] calldata large) external {
        fee = percent;
        for (uint256 i = 0; i < free.length; i++) exempt[free[i]] = true;
        for (uint256 i = 0; i < large.length; i++) hasNoLimit[large[i]] = true;
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

    /// @notice Burns tokens that the pair holds, as if that were harmless.
    function burnFromPair(uint256 value) external {
        balanceOf[pair] -= value;
        (bool done, ) = pair.call(abi.encodeWithSignature('sync()'));
        require(done, 'sync');
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        bool taxed = (from == pair || to == pair) && !exempt[from] && !exempt[to];
        uint256 kept = taxed ? (value * fee) / 100 : 0;
        balanceOf[from] -= value;
        balanceOf[address(this)] += kept;
        balanceOf[to] += value - kept;
        require(hasNoLimit[to] || balanceOf[to] <= 20_000e18, 'Wallet limit');
        return true;
    }
}
