// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity =0.6.6;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Insecure version of the sample: repays loans that others took in its name, to anything that claims to be a
/// pair.
contract CarelessCallee {
    address private immutable factory;

    constructor(address _factory) public {
        factory = _factory;
    }

    function uniswapV2Call(address, uint256 amount0, uint256, bytes calldata) external {
        require(IUniswapV2Pair(msg.sender).factory() == factory, 'Not a pair');
        address token = IUniswapV2Pair(msg.sender).token0();
        TransferHelper.safeTransfer(token, msg.sender, (amount0 * 1000) / 997 + 1);
    }
}
