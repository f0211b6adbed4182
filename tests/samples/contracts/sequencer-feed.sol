// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6 <0.9.0;

/// @notice Says of a sequencer what the test tells it to.
contract SequencerFeed {
    int256 private answer;
    uint256 private startedAt;

    /// @param down 0 for up, 1 for down
    /// @param since seconds since 1970
    function set(int256 down, uint256 since) external {
        answer = down;
        startedAt = since;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, answer, startedAt, startedAt, 1);
    }
}
