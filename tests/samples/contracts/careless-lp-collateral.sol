// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/lib/contracts/libraries/Babylonian.sol';
import 'samples/v1/lp-collateral.sol';

/// @notice Insecure version of the sample: each function leaves out one check.
contract CarelessLpCollateral {
    LpCollateral private immutable careful;

    constructor(LpCollateral _careful) {
        careful = _careful;
    }

    /// @dev Returns the reserve of the unit itself, and the value of the other reserve at the average price.
    function sides() private view returns (uint256 reserve, uint256 worth) {
        uint256 priced;
        (reserve, priced, ) = careful.pair().getReserves();
        if (careful.unit() > careful.other()) (reserve, priced) = (priced, reserve);
        worth = careful.average().consult(careful.other(), priced);
    }

    /// @notice The obvious valuation: both reserves at a fair price.
    function bySum(uint256 liquidity) external view returns (uint256) {
        (uint256 reserve, uint256 worth) = sides();
        return ((reserve + worth) * liquidity) / careful.pair().totalSupply();
    }

    /// @notice The sample's valuation, but even while the pair is in use.
    function byProduct(uint256 liquidity) external view returns (uint256) {
        (uint256 reserve, uint256 worth) = sides();
        uint256 root = Babylonian.sqrt(reserve * worth);
        return (2 * root * liquidity) / careful.pair().totalSupply();
    }
}
