// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import {Commands} from '@uniswap/universal-router/contracts/libraries/Commands.sol';

interface IRouter {
    function execute(
        bytes calldata commands,
        bytes[] calldata inputs,
        uint256 deadline
    ) external payable;
}

/// @notice Sells ether for a token through the universal router, from a contract.
contract EtherForToken {
    // Placeholder that makes the router the recipient. address(1) would be its caller,
    // which is this contract, not the account that trades.
    address private constant ADDRESS_THIS = address(2);

    IRouter public immutable router;
    address public immutable weth9;

    constructor(IRouter _router, address _weth9) {
        router = _router;
        weth9 = _weth9;
    }

    // #region sell
    /// @param amountOutMinimum minimum output to accept, in the token's base units
    /// @param deadline Unix timestamp in seconds, set by the signer; reverts afterwards
    function sell(
        address token,
        uint24 fee,
        uint256 amountOutMinimum,
        uint256 deadline
    ) external payable {
        bytes memory commands = abi.encodePacked(
            bytes1(uint8(Commands.WRAP_ETH)),
            bytes1(uint8(Commands.V3_SWAP_EXACT_IN)),
            bytes1(uint8(Commands.UNWRAP_WETH))
        );
        bytes[] memory inputs = new bytes[](3);
        inputs[0] = abi.encode(ADDRESS_THIS, msg.value);
        inputs[1] = abi.encode(
            msg.sender,
            msg.value,
            amountOutMinimum,
            abi.encodePacked(weth9, fee, token),
            false
        );
        // Refunds unsold input if the pool ran out of liquidity, before anyone takes it.
        inputs[2] = abi.encode(msg.sender, 0);
        router.execute{value: msg.value}(commands, inputs, deadline);
    }
    // #endregion sell
}
