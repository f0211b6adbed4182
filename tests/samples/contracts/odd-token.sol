// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6 <0.9.0;

/// @notice A token that breaks one rule at a time, as selected by the test.
contract OddToken {
    uint256 private constant WHOLE = 10_000;

    mapping(address => uint256) private shares;
    mapping(address => bool) public blocked;
    /// @notice Fee on each transfer, in basis points.
    uint256 public fee;
    /// @notice Value of a share, in ten-thousandths.
    uint256 public scale = WHOLE;
    bool public refusesZero;

    /// @dev Called when a transfer arrives, as in ERC-777: the target and its calldata.
    address private hook;
    bytes private hookData;

    function mint(address to, uint256 value) external {
        shares[to] += value;
    }

    function takeFee(uint256 basisPoints) external {
        fee = basisPoints;
    }

    function rebase(uint256 tenThousandths) external {
        scale = tenThousandths;
    }

    function refuseZero() external {
        refusesZero = true;
    }

    function blockAccount(address account) external {
        blocked[account] = true;
    }

    function setHook(address target, bytes calldata data) external {
        hook = target;
        hookData = data;
    }

    function balanceOf(address owner) public view returns (uint256) {
        return (shares[owner] * scale) / WHOLE;
    }

    function allowance(address, address) external pure returns (uint256) {
        return type(uint256).max;
    }

    function approve(address, uint256) external pure returns (bool) {
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(value > 0 || !refusesZero, 'zero');
        require(!blocked[from] && !blocked[to], 'blocked');
        uint256 moved = (value * WHOLE) / scale;
        require(shares[from] >= moved, 'balance');
        shares[from] -= moved;
        shares[to] += moved - (moved * fee) / WHOLE;
        if (hook != address(0)) {
            (bool success, bytes memory answer) = hook.call(hookData);
            hookAnswer = answer;
            require(success, 'hook');
        }
        return true;
    }

    /// @notice The return data of the last hook call.
    bytes public hookAnswer;
}
