// SPDX-License-Identifier: MIT
pragma solidity >=0.6.6 <0.9.0;

/// @notice Computes a pair's address without calling the factory.
library PairAddress {
    // keccak256 of the pair's creation code, as published in @uniswap/v2-core 1.0.1.
    // A fork, or a pair that you compile yourself, has a different hash.
    bytes32 internal constant INIT_CODE_HASH =
        0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f;

    function compute(
        address factory,
        address tokenA,
        address tokenB
    ) internal pure returns (address) {
        require(tokenA != tokenB, 'Identical tokens');
        (address token0, address token1) = tokenA < tokenB
            ? (tokenA, tokenB)
            : (tokenB, tokenA);

        // #region create2
        bytes32 hash = keccak256(
            abi.encodePacked(
                bytes1(0xff),
                factory,
                keccak256(abi.encodePacked(token0, token1)), // the salt
                INIT_CODE_HASH
            )
        );
        return address(uint160(uint256(hash)));
        // #endregion create2
    }
}
