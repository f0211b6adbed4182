// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6 <0.9.0;

/// @notice A token that can be told to refuse transfers by returning false, as some tokens do.
contract StubbornToken {
    mapping(address => uint256) public balanceOf;
    bool public refuses;

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function refuse(bool value) external {
        refuses = value;
    }

    function approve(address, uint256) external view returns (bool) {
        return !refuses;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        if (refuses) return false;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        return true;
    }
}

/// @notice A similar token that refuses only approvals. It replaces the other's code and uses its storage.
contract ShyToken {
    mapping(address => uint256) public balanceOf;

    function approve(address, uint256) external pure returns (bool) {
        return false;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        return true;
    }
}

/// @notice A similar token that refuses only transfers sent by one account.
contract FickleToken {
    mapping(address => uint256) public balanceOf;
    address private immutable refused;

    constructor(address _refused) {
        refused = _refused;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        if (msg.sender == refused) return false;
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        return true;
    }
}
