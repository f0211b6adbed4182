// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

interface IRouter {
    function execute(bytes calldata commands, bytes[] calldata inputs) external payable;
}

/// @notice Calls the router that pays it, and records the router's response.
contract NestedCall {
    IRouter private immutable router;
    bytes public answer;

    constructor(IRouter _router) {
        router = _router;
    }

    receive() external payable {
        try router.execute('', new bytes[](0)) {
            answer = '';
        } catch (bytes memory reason) {
            answer = reason;
        }
    }
}
