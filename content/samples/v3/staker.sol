// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';
import '@uniswap/v3-staker/contracts/interfaces/IUniswapV3Staker.sol';

/// @notice Runs one reward programme for a pool and stakes positions in it for their
/// owners.
contract LiquidityMining {
    IUniswapV3Staker public immutable staker;
    INonfungiblePositionManager public immutable positionManager;
    address public immutable sponsor;

    // Five values identify an incentive. Every later call needs them, so store them.
    IUniswapV3Staker.IncentiveKey public key;

    constructor(IUniswapV3Staker _staker) {
        staker = _staker;
        positionManager = _staker.nonfungiblePositionManager();
        sponsor = msg.sender;
    }
    // #endregion setup

    // #region create-incentive
    /// @notice Starts the programme, which releases `reward` evenly over its duration.
    /// @dev A stake earns in proportion to its share of the pool's active liquidity. The
    /// share of unstaked liquidity isn't paid out: the refundee gets it back at the end.
    /// @param reward in the reward token's base units; approve this contract for it
    /// @param duration in seconds
    function createIncentive(
        IUniswapV3Pool pool,
        IERC20Minimal rewardToken,
        uint256 reward,
        uint256 duration
    ) external returns (bytes32 incentiveId) {
        // There is only one programme. Without this check, anyone could create it first
        // with a worthless token.
        require(msg.sender == sponsor, 'Not the sponsor');
        require(key.endTime == 0, 'Already created');
        key = IUniswapV3Staker.IncentiveKey({
            rewardToken: rewardToken,
            pool: pool,
            // Must not be in the past when the transaction is mined.
            startTime: block.timestamp,
            endTime: block.timestamp + duration,
            // Receives the unearned reward once the programme is ended.
            refundee: msg.sender
        });

        address token = address(rewardToken);
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), reward);
        TransferHelper.safeApprove(token, address(staker), reward);
        staker.createIncentive(key, reward);
        return keccak256(abi.encode(key));
    }
    // #endregion create-incentive

    // #region deposit-and-stake
    /// @notice Deposits a position token from the caller and stakes it.
    /// @dev Approve this contract for the token first, on the position manager.
    function stake(uint256 tokenId) external {
        // A transfer to the staker deposits the token, and the account that it comes from
        // owns the deposit. With the encoded key as data, the same call also stakes the
        // token; with empty data, the token is only deposited.
        positionManager.safeTransferFrom(
            msg.sender,
            address(staker),
            tokenId,
            abi.encode(key)
        );
    }
    // #endregion deposit-and-stake

    // #region unstake
    /// @notice Ends stakes when the programme is over. Anyone can call this. The longer a
    /// stake runs on after the end, the less its owner earns.
    /// @dev The staker credits the owners of the deposits, but doesn't pay them yet.
    function unstake(uint256[] calldata tokenIds) external {
        bytes32 incentiveId = keccak256(abi.encode(key));
        for (uint256 i = 0; i < tokenIds.length; i++) {
            // Skip stakes that someone else has just ended, so that the others still end.
            (, uint128 liquidity) = staker.stakes(tokenIds[i], incentiveId);
            if (liquidity > 0) staker.unstakeToken(key, tokenIds[i]);
        }
    }
    // #endregion unstake

    // #region end-incentive
    /// @notice Sends the unearned reward to the refundee once all stakes are ended.
    function endIncentive() external returns (uint256 refund) {
        return staker.endIncentive(key);
    }
    // #endregion end-incentive
}
