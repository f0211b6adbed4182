// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6 <0.9.0;

import './test-token.sol';

/// @notice A token without `permit` that takes any call it does not know, as WETH9 of Mainnet does:
/// its nameless function is a deposit.
contract SwallowingToken is TestToken {
    constructor() TestToken('Swallowing', 'SWA', 18) {}

    fallback() external {}
}
