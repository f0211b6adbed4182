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

/// @notice Runs one reward programme for a pool and stakes positions in it for their
/// owners.
contract LiquidityMining is IERC721Receiver {
    IUniswapV3Staker public immutable staker;
    INonfungiblePositionManager public immutable positionManager;

    // Five values name an incentive. Every later call repeats them, so keep them.
    IUniswapV3Staker.IncentiveKey public key;

    /// @notice Who deposited a position token, and what ended stakes have earned each
    /// account.
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public earned;

    constructor(IUniswapV3Staker _staker) {
        staker = _staker;
        positionManager = _staker.nonfungiblePositionManager();
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
    /// @notice Takes a position token from the caller and stakes it.
    /// @dev Approve this contract for the token first, on the position manager.
    function stake(uint256 tokenId) external {
        ownerOf[tokenId] = msg.sender;
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
        // Tokens that arrive in any other way would have no owner here.
        require(operator == address(this), 'Use stake()');
        return this.onERC721Received.selector;
    }
    // #endregion deposit-and-stake

    // #region stake-deposited
    /// @notice Stakes a token again that is still deposited, after `unstake`.
    function stakeAgain(uint256 tokenId) external onlyPositionOwner(tokenId) {
        staker.stakeToken(key, tokenId);
    }
    // #endregion stake-deposited

    // #region unstake
    modifier onlyPositionOwner(uint256 tokenId) {
        require(msg.sender == ownerOf[tokenId], 'Not the owner of the position');
        _;
    }

    /// @notice Ends the stake: what it earned is written down, not yet paid.
    function unstake(uint256 tokenId) external onlyPositionOwner(tokenId) {
        // The staker keeps one balance per depositor, and the depositor is this contract.
        // The difference that this stake makes is what its owner has earned.
        uint256 before = staker.rewards(key.rewardToken, address(this));
        staker.unstakeToken(key, tokenId);
        earned[msg.sender] += staker.rewards(key.rewardToken, address(this)) - before;
    }
    // #endregion unstake

    // #region claim
    /// @notice Pays the caller what the ended stakes have earned.
    function claim() external returns (uint256 reward) {
        reward = earned[msg.sender];
        // The staker takes an amount of 0 to mean everything, others' rewards included.
        require(reward > 0, 'Nothing earned');
        earned[msg.sender] = 0;
        staker.claimReward(key.rewardToken, msg.sender, reward);
    }
    // #endregion claim

    // #region withdraw
    /// @notice Returns the position token. It must not be staked any more.
    function withdraw(uint256 tokenId) external onlyPositionOwner(tokenId) {
        delete ownerOf[tokenId];
        staker.withdrawToken(tokenId, msg.sender, '');
    }
    // #endregion withdraw
}
