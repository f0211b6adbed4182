// SPDX-License-Identifier: MIT
pragma solidity >=0.6.6 <0.9.0;

import 'samples/v1/pair-address.sol';

contract PairAddressCaller {
    function compute(address factory, address a, address b) external pure returns (address) {
        return PairAddress.compute(factory, a, b);
    }
}
