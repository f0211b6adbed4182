// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Holds position tokens for their owners and manages their liquidity.
contract LiquidityVault is IERC721Receiver {
    // Ethereum mainnet. DAI sorts before WETH9, so DAI is token0 of the pool.
    address public constant DAI = 0x6B175474E89094C44Da98b954EedeAC495271d0F;
    address public constant WETH9 = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    uint24 public constant POOL_FEE = 3000;
    int24 public constant TICK_SPACING = 60; // for the 0.30% tier

    INonfungiblePositionManager public immutable positionManager;

    /// @notice Stores the account that can manage each position token held here.
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
    /// @notice Records the owner of a token. The position manager calls this when a token
    /// is sent here with safeTransferFrom.
    /// @param from the account that sent the token, recorded as its owner
    function onERC721Received(
        address,
        address from,
        uint256 tokenId,
        bytes calldata
    ) external override returns (bytes4) {
        // Any contract can call this function, so don't record a token of another
        // collection.
        require(msg.sender == address(positionManager), 'Not a position token');
        // Nor a position in another pool: its amounts would pass for DAI and WETH9 here.
        (, , address token0, address token1, uint24 fee, , , , , , , ) = positionManager
            .positions(tokenId);
        require(token0 == DAI && token1 == WETH9 && fee == POOL_FEE, 'Not of this pool');
        ownerOf[tokenId] = from;
        return this.onERC721Received.selector;
    }

    /// @notice Returns a position token to its owner.
    function withdraw(uint256 tokenId) external onlyPositionOwner(tokenId) {
        delete ownerOf[tokenId];
        positionManager.safeTransferFrom(address(this), msg.sender, tokenId);
    }
    // #endregion custody

    // #region mint
    /// @notice Opens a position over the full range. The caller owns it, and this
    /// contract holds it.
    /// @param daiDesired maximum DAI to add, in wei; approve this contract for it
    /// @param wethDesired maximum WETH9 to add, in wei; approve this contract for it
    /// @param daiMinimum minimum DAI to add, in wei; protects against a moved price
    /// @param wethMinimum minimum WETH9 to add, in wei
    /// @param deadline Unix timestamp in seconds, set by the signer; reverts afterwards
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
        // remainder: 887272 / 60 * 60 = 887220. With 887272 itself, the pool reverts
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
    /// @notice Pays the owner everything that the position is owed: fees, and any
    /// liquidity that was removed but not yet paid out.
    function collect(
        uint256 tokenId
    ) public onlyPositionOwner(tokenId) returns (uint256 dai, uint256 weth) {
        (dai, weth) = positionManager.collect(
            INonfungiblePositionManager.CollectParams({
                tokenId: tokenId,
                recipient: msg.sender,
                // More than is owed, so the position manager pays everything.
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
    /// @param daiMinimum minimum DAI to accept for the liquidity, in wei, without fees
    /// @param wethMinimum minimum WETH9 to accept for the liquidity, in wei, without fees
    function decrease(
        uint256 tokenId,
        uint128 percentage,
        uint256 daiMinimum,
        uint256 wethMinimum,
        uint256 deadline
    ) external onlyPositionOwner(tokenId) returns (uint256 dai, uint256 weth) {
        require(percentage > 0 && percentage <= 100, 'Percentage out of range');
        (, , , , , , , uint128 liquidity, , , , ) = positionManager.positions(tokenId);

        // This transfers no tokens. It only records the amounts as owed to the
        // position.
        positionManager.decreaseLiquidity(
            INonfungiblePositionManager.DecreaseLiquidityParams({
                tokenId: tokenId,
                // Widen first, because the product doesn't always fit in 128 bits.
                liquidity: uint128((uint256(liquidity) * percentage) / 100),
                amount0Min: daiMinimum,
                amount1Min: wethMinimum,
                deadline: deadline
            })
        );

        // This pays those amounts out.
        return collect(tokenId);
    }
    // #endregion decrease

    // #region increase
    /// @notice Adds liquidity to a position, within its existing range.
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
    /// @dev The position manager pays the pool from this contract's balance, so it needs
    /// an allowance.
    function pull(address token, uint256 amount) private {
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), amount);
        TransferHelper.safeApprove(token, address(positionManager), amount);
    }

    /// @dev The pool accepts both tokens in the ratio of its price, so part of one token
    /// is left over.
    function giveBack(address token, uint256 amount) private {
        if (amount == 0) return;
        TransferHelper.safeApprove(token, address(positionManager), 0);
        TransferHelper.safeTransfer(token, msg.sender, amount);
    }
    // #endregion tokens
}
