// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

/// @notice Mock of the OP Stack's fee oracle, with simple numbers for tests.
contract OpStackFees {
    function getL1Fee(bytes calldata unsigned) external pure returns (uint256) {
        return unsigned.length * 1e9;
    }

    function l1BaseFee() external pure returns (uint256) {
        return 1e9;
    }

    function decimals() external pure returns (uint256) {
        return 6;
    }

    /// @dev Deprecated since the Ecotone upgrade, like `scalar`.
    function overhead() external pure returns (uint256) {
        revert('GasPriceOracle: overhead() is deprecated');
    }

    function scalar() external pure returns (uint256) {
        revert('GasPriceOracle: scalar() is deprecated');
    }

    function getOperatorFee(uint256 gasUsed) external pure returns (uint256) {
        return gasUsed * 7;
    }
}

/// @notice Mock of Arbitrum's node interface: the gas depends on the call's length and value.
contract ArbitrumFees {
    function gasEstimateComponents(
        address,
        bool contractCreation,
        bytes calldata data
    ) external payable returns (uint64, uint64, uint256, uint256) {
        require(!contractCreation, 'Not a call');
        return (uint64(200_000 + data.length + msg.value), uint64(data.length), 1e8, 3e7);
    }
}
