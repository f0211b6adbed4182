// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6 <0.9.0;

/// @notice Mock of a sequencer uptime feed, with a status that the test sets.
contract SequencerFeed {
    int256 private answer;
    uint256 private startedAt;

    /// @param down 0 for up, 1 for down
    /// @param since Unix timestamp
    function set(int256 down, uint256 since) external {
        answer = down;
        startedAt = since;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, answer, startedAt, startedAt, 1);
    }
}
