// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

/// @notice A contract account that accepts no signature (EIP-1271).
contract RefusingWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return 0xffffffff;
    }
}
