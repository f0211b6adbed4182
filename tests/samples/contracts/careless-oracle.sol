// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';

/// @notice Insecure version of the sample: the caller chooses the window, and liquidity is not checked.
contract CarelessOracle {
    function quote(
        address pool,
        address token,
        address other,
        uint128 amount,
        uint32 window
    ) external view returns (uint256) {
        (int24 tick, ) = OracleLibrary.consult(pool, window);
        return OracleLibrary.getQuoteAtTick(tick, amount, token, other);
    }
}

/// @notice Insecure version of the sample: averages several pools, so that each one moves the result, and does not
/// check for recent trades.
contract AveragingOracle {
    function quote(
        address[] calldata pools,
        address token,
        address other,
        uint128 amount,
        uint32 window
    ) external view returns (uint256) {
        int256 sum = 0;
        for (uint256 i = 0; i < pools.length; i++) {
            (int24 tick, ) = OracleLibrary.consult(pools[i], window);
            sum += tick;
        }
        int24 mean = int24(sum / int256(pools.length));
        return OracleLibrary.getQuoteAtTick(mean, amount, token, other);
    }
}
