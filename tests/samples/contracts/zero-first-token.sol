// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6 <0.9.0;

/// @notice Changes an allowance only from 0 or to 0, and returns nothing, as USDT does. Anyone may mint.
contract ZeroFirstToken {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0, 'zero first');
        allowance[msg.sender][spender] = value;
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function transferFrom(address from, address to, uint256 value) external {
        require(allowance[from][msg.sender] >= value && balanceOf[from] >= value, 'too much');
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
    }
}
