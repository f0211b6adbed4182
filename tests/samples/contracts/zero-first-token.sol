// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6 <0.9.0;

/// @notice Changes an allowance only from 0 or to 0, and returns nothing, as USDT does.
contract ZeroFirstToken {
    mapping(address => mapping(address => uint256)) public allowance;

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0, 'zero first');
        allowance[msg.sender][spender] = value;
    }
}
