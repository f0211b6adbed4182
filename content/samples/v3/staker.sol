// SPDX-License-Identifier: GPL-3.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';
import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';
import '@uniswap/v3-staker/contracts/interfaces/IUniswapV3Staker.sol';

/// @notice Runs one reward programme for a pool and stakes positions of its owner in it.
/// @dev One owner, since the staker keeps one balance for all that this contract
/// deposits. After the end anyone may unstake at the staker itself, and nothing would
/// tell whose position brought how much.
contract LiquidityMining is IERC721Receiver {
    IUniswapV3Staker public immutable staker;
    INonfungiblePositionManager public immutable positionManager;
    address public immutable owner;

    // Five values name an incentive. Every later call repeats them, so keep them.
    IUniswapV3Staker.IncentiveKey public key;

    constructor(IUniswapV3Staker _staker) {
        staker = _staker;
        positionManager = _staker.nonfungiblePositionManager();
        owner = msg.sender;
    }

    modifier onlyOwner() {
        require(msg.sender == owner, 'Not the owner');
        _;
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
    ) external onlyOwner returns (bytes32 incentiveId) {
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
    /// @notice Takes a position token from the owner and stakes it.
    /// @dev Approve this contract for the token first, on the position manager.
    function stake(uint256 tokenId) external onlyOwner {
        positionManager.safeTransferFrom(msg.sender, address(this), tokenId);

        // A transfer to the staker is the deposit. With the encoded key as its data the
        // token is staked in the same call; with empty data it is only deposited.
        positionManager.safeTransferFrom(
            address(this),
            address(staker),
            tokenId,
            abi.encode(key)
        );
    }

    function onERC721Received(
        address operator,
        address,
        uint256,
        bytes calldata
    ) external view override returns (bytes4) {
        // Tokens that arrive in any other way could not be sent back.
        require(operator == address(this), 'Use stake()');
        return this.onERC721Received.selector;
    }
    // #endregion deposit-and-stake

    // #region stake-deposited
    /// @notice Stakes a token again that is still deposited, after `unstake`.
    function stakeAgain(uint256 tokenId) external onlyOwner {
        staker.stakeToken(key, tokenId);
    }
    // #endregion stake-deposited

    // #region unstake
    /// @notice Ends the stake: what it earned is credited to this contract, not yet paid.
    /// @dev After the end anyone may do the same at the staker. The credit is the same.
    function unstake(uint256 tokenId) external onlyOwner {
        staker.unstakeToken(key, tokenId);
    }
    // #endregion unstake

    // #region claim
    /// @notice Pays the owner what the ended stakes have earned.
    function claim() external onlyOwner returns (uint256 reward) {
        // An amount of 0 means everything.
        return staker.claimReward(key.rewardToken, owner, 0);
    }
    // #endregion claim

    // #region withdraw
    /// @notice Returns the position token. It must not be staked any more.
    function withdraw(uint256 tokenId) external onlyOwner {
        staker.withdrawToken(tokenId, owner, '');
    }
    // #endregion withdraw
}
