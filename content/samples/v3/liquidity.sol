// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Holds position tokens for their owners and manages the liquidity in them.
contract LiquidityVault is IERC721Receiver {
    // Ethereum mainnet. DAI sorts before WETH9, so DAI is token0 of the pool.
    address public constant DAI = 0x6B175474E89094C44Da98b954EedeAC495271d0F;
    address public constant WETH9 = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    uint24 public constant POOL_FEE = 3000;
    int24 public constant TICK_SPACING = 60; // of the 0.30% tier

    INonfungiblePositionManager public immutable positionManager;

    /// @notice Who may manage a position token that this contract holds.
    mapping(uint256 => address) public ownerOf;

    constructor(INonfungiblePositionManager _positionManager) {
        positionManager = _positionManager;
    }

    modifier onlyPositionOwner(uint256 tokenId) {
        require(msg.sender == ownerOf[tokenId], 'Not the owner of the position');
        _;
    }
    // #endregion setup

    // #region custody
    /// @notice Called by the position manager when a token is sent here with
    /// safeTransferFrom.
    /// @param from the account that sent the token, recorded as its owner
    function onERC721Received(
        address,
        address from,
        uint256 tokenId,
        bytes calldata
    ) external override returns (bytes4) {
        // Any contract can call this, so a token of another collection must not be
        // recorded.
        require(msg.sender == address(positionManager), 'Not a position token');
        // Nor a position of another pool: here its amounts would pass for DAI and WETH9.
        (, , address token0, address token1, uint24 fee, , , , , , , ) = positionManager
            .positions(tokenId);
        require(token0 == DAI && token1 == WETH9 && fee == POOL_FEE, 'Not of this pool');
        ownerOf[tokenId] = from;
        return this.onERC721Received.selector;
    }

    /// @notice Gives a position token back to its owner.
    function withdraw(uint256 tokenId) external onlyPositionOwner(tokenId) {
        delete ownerOf[tokenId];
        positionManager.safeTransferFrom(address(this), msg.sender, tokenId);
    }
    // #endregion custody

    // #region mint
    /// @notice Opens a position over the full range. The caller owns it, this contract
    /// holds it.
    /// @param daiDesired most DAI to add, in wei; approve this contract for it
    /// @param wethDesired most WETH9 to add, in wei; approve this contract for it
    /// @param daiMinimum least DAI to add, in wei: guards against a moved price
    /// @param wethMinimum least WETH9 to add, in wei
    /// @param deadline latest time of the block, in seconds since 1970; from who signs
    function mint(
        uint256 daiDesired,
        uint256 wethDesired,
        uint256 daiMinimum,
        uint256 wethMinimum,
        uint256 deadline
    )
        external
        returns (uint256 tokenId, uint128 liquidity, uint256 daiAdded, uint256 wethAdded)
    {
        pull(DAI, daiDesired);
        pull(WETH9, wethDesired);

        // #region full-range-ticks
        // Both ticks must be multiples of the spacing. Integer division drops the
        // remainder: 887272 / 60 * 60 = 887220. With 887272 itself the pool reverts,
        // without a reason.
        int24 tickLower = (TickMath.MIN_TICK / TICK_SPACING) * TICK_SPACING;
        int24 tickUpper = (TickMath.MAX_TICK / TICK_SPACING) * TICK_SPACING;
        // #endregion full-range-ticks

        (tokenId, liquidity, daiAdded, wethAdded) = positionManager.mint(
            INonfungiblePositionManager.MintParams({
                token0: DAI,
                token1: WETH9,
                fee: POOL_FEE,
                tickLower: tickLower,
                tickUpper: tickUpper,
                amount0Desired: daiDesired,
                amount1Desired: wethDesired,
                amount0Min: daiMinimum,
                amount1Min: wethMinimum,
                recipient: address(this),
                deadline: deadline
            })
        );

        // mint does not call onERC721Received, so the owner is recorded here.
        ownerOf[tokenId] = msg.sender;

        giveBack(DAI, daiDesired - daiAdded);
        giveBack(WETH9, wethDesired - wethAdded);
    }
    // #endregion mint

    // #region collect
    /// @notice Pays everything that the position is owed to its owner: fees, and any
    /// liquidity that was removed but not yet paid out.
    function collect(
        uint256 tokenId
    ) public onlyPositionOwner(tokenId) returns (uint256 dai, uint256 weth) {
        (dai, weth) = positionManager.collect(
            INonfungiblePositionManager.CollectParams({
                tokenId: tokenId,
                recipient: msg.sender,
                // More than is owed: the position manager pays what there is.
                amount0Max: type(uint128).max,
                amount1Max: type(uint128).max
            })
        );
    }
    // #endregion collect

    // #region decrease
    /// @notice Removes part of the liquidity and pays it out, with the fees earned so
    /// far.
    /// @param percentage share of the position's liquidity to remove, 1 to 100
    /// @param daiMinimum least DAI to accept for the liquidity, in wei, without fees
    /// @param wethMinimum least WETH9 to accept for the liquidity, in wei, without fees
    function decrease(
        uint256 tokenId,
        uint128 percentage,
        uint256 daiMinimum,
        uint256 wethMinimum,
        uint256 deadline
    ) external onlyPositionOwner(tokenId) returns (uint256 dai, uint256 weth) {
        require(percentage > 0 && percentage <= 100, 'Percentage out of range');
        (, , , , , , , uint128 liquidity, , , , ) = positionManager.positions(tokenId);

        // This moves no tokens: the amounts are only written down as owed to the
        // position.
        positionManager.decreaseLiquidity(
            INonfungiblePositionManager.DecreaseLiquidityParams({
                tokenId: tokenId,
                // Widened before the product, which does not always fit 128 bits.
                liquidity: uint128((uint256(liquidity) * percentage) / 100),
                amount0Min: daiMinimum,
                amount1Min: wethMinimum,
                deadline: deadline
            })
        );

        // This pays them.
        return collect(tokenId);
    }
    // #endregion decrease

    // #region increase
    /// @notice Adds to a position, within the range it already has.
    function increase(
        uint256 tokenId,
        uint256 daiDesired,
        uint256 wethDesired,
        uint256 daiMinimum,
        uint256 wethMinimum,
        uint256 deadline
    )
        external
        onlyPositionOwner(tokenId)
        returns (uint128 liquidity, uint256 daiAdded, uint256 wethAdded)
    {
        pull(DAI, daiDesired);
        pull(WETH9, wethDesired);

        (liquidity, daiAdded, wethAdded) = positionManager.increaseLiquidity(
            INonfungiblePositionManager.IncreaseLiquidityParams({
                tokenId: tokenId,
                amount0Desired: daiDesired,
                amount1Desired: wethDesired,
                amount0Min: daiMinimum,
                amount1Min: wethMinimum,
                deadline: deadline
            })
        );

        giveBack(DAI, daiDesired - daiAdded);
        giveBack(WETH9, wethDesired - wethAdded);
    }
    // #endregion increase

    // #region tokens
    /// @dev The pool is paid from this contract, so the position manager needs its
    /// allowance.
    function pull(address token, uint256 amount) private {
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), amount);
        TransferHelper.safeApprove(token, address(positionManager), amount);
    }

    /// @dev The pool takes both tokens in the ratio of its price; one of them is left
    /// over.
    function giveBack(address token, uint256 amount) private {
        if (amount == 0) return;
        TransferHelper.safeApprove(token, address(positionManager), 0);
        TransferHelper.safeTransfer(token, msg.sender, amount);
    }
    // #endregion tokens
}
