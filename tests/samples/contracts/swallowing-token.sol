// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6 <0.9.0;

import './test-token.sol';

/// @notice A token without `permit` that accepts any unknown call, like WETH9 on mainnet, whose fallback function is a
/// deposit.
contract SwallowingToken is TestToken {
    constructor() TestToken('Swallowing', 'SWA', 18) {}

    fallback() external {}
}
