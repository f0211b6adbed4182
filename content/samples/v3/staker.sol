// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';
import '@uniswap/v3-staker/contracts/interfaces/IUniswapV3Staker.sol';

/// @notice Runs one reward programme for a pool, and stakes positions in it for their
/// owners.
contract LiquidityMining {
    IUniswapV3Staker public immutable staker;
    INonfungiblePositionManager public immutable positionManager;
    address public immutable sponsor;

    // Five values name an incentive. Every later call repeats them, so keep them.
    IUniswapV3Staker.IncentiveKey public key;

    constructor(IUniswapV3Staker _staker) {
        staker = _staker;
        positionManager = _staker.nonfungiblePositionManager();
        sponsor = msg.sender;
    }
    // #endregion setup

    // #region create-incentive
    /// @notice Starts the programme: `reward` is released evenly over its duration.
    /// @dev A stake earns the share of the pool's active liquidity that it has. The share
    /// of liquidity nobody staked is not paid out; the refundee gets it back at the end.
    /// @param reward in the reward token's smallest unit; approve this contract for it
    /// @param duration in seconds
    function createIncentive(
        IUniswapV3Pool pool,
        IERC20Minimal rewardToken,
        uint256 reward,
        uint256 duration
    ) external returns (bytes32 incentiveId) {
        // There is one programme only. A stranger could otherwise be first, with a token
        // that is worth nothing.
        require(msg.sender == sponsor, 'Not the sponsor');
        require(key.endTime == 0, 'Already created');
        key = IUniswapV3Staker.IncentiveKey({
            rewardToken: rewardToken,
            pool: pool,
            // Must not be in the past when the transaction is mined.
            startTime: block.timestamp,
            endTime: block.timestamp + duration,
            // Receives what nobody earned, once the programme is ended.
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
    /// @notice Deposits a position token of the caller and stakes it.
    /// @dev Approve this contract for the token first, on the position manager.
    function stake(uint256 tokenId) external {
        // A transfer to the staker is the deposit, and the account that the token comes
        // from owns it. With the encoded key as its data the token is staked in the same
        // call; with empty data it is only deposited.
        positionManager.safeTransferFrom(
            msg.sender,
            address(staker),
            tokenId,
            abi.encode(key)
        );
    }
    // #endregion deposit-and-stake

    // #region unstake
    /// @notice Ends stakes when the programme is over. Anyone may: the longer a stake
    /// runs on after that, the less it is worth to its owner.
    /// @dev The staker credits the owners of the deposits. It does not pay them yet.
    function unstake(uint256[] calldata tokenIds) external {
        bytes32 incentiveId = keccak256(abi.encode(key));
        for (uint256 i = 0; i < tokenIds.length; i++) {
            // Who ends one of them a moment before must not keep the others running.
            (, uint128 liquidity) = staker.stakes(tokenIds[i], incentiveId);
            if (liquidity > 0) staker.unstakeToken(key, tokenIds[i]);
        }
    }
    // #endregion unstake

    // #region end-incentive
    /// @notice Sends what nobody has earned to the refundee, once all stakes are ended.
    function endIncentive() external returns (uint256 refund) {
        return staker.endIncentive(key);
    }
    // #endregion end-incentive
}
