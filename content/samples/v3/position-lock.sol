// SPDX-License-Identifier: GPL-2.0-or-later
// #region lock
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';

/// @notice Locks position tokens until a date. Their owners can still collect the fees.
contract PositionLock is IERC721Receiver {
    INonfungiblePositionManager public immutable positionManager;
    uint256 public immutable unlockTime; // a Unix timestamp in seconds
    mapping(uint256 => address) public ownerOf;

    constructor(INonfungiblePositionManager _positionManager, uint256 _unlockTime) {
        require(_unlockTime > block.timestamp, 'In the past');
        (positionManager, unlockTime) = (_positionManager, _unlockTime);
    }

    /// @notice Locks a token that is sent here with `safeTransferFrom`.
    function onERC721Received(
        address,
        address from,
        uint256 tokenId,
        bytes calldata
    ) external override returns (bytes4) {
        require(msg.sender == address(positionManager), 'Not a position token');
        ownerOf[tokenId] = from;
        return this.onERC721Received.selector;
    }

    /// @notice Pays the fees to the owner. This contract can't remove liquidity.
    function collect(
        uint256 tokenId
    ) external returns (uint256 amount0, uint256 amount1) {
        require(msg.sender == ownerOf[tokenId], 'Not the owner of the position');
        return
            positionManager.collect(
                INonfungiblePositionManager.CollectParams({
                    tokenId: tokenId,
                    recipient: msg.sender,
                    amount0Max: type(uint128).max,
                    amount1Max: type(uint128).max
                })
            );
    }

    /// @notice Returns the token to its owner.
    function withdraw(uint256 tokenId) external {
        require(msg.sender == ownerOf[tokenId], 'Not the owner of the position');
        require(block.timestamp >= unlockTime, 'Locked');
        delete ownerOf[tokenId];
        positionManager.safeTransferFrom(address(this), msg.sender, tokenId);
    }
}
// #endregion lock
