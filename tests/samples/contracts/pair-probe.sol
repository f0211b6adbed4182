// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity =0.6.6;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Calls a pair again from inside its callback, and exposes TransferHelper's approval.
contract PairProbe {
    function reenter(address pair) external {
        IUniswapV2Pair(pair).swap(1, 0, address(this), '0x00');
    }

    function uniswapV2Call(address, uint256, uint256, bytes calldata) external {
        IUniswapV2Pair(msg.sender).sync();
    }

    function approve(address token) external {
        TransferHelper.safeApprove(token, address(this), 1);
    }
}
