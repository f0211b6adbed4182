// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/libraries/LowGasSafeMath.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/PositionValue.sol';

/// @notice The part of `PoolOracle` that is asked here. Its window and its least
/// liquidity are fixed when it is deployed.
interface IPoolOracle {
    function pool() external view returns (IUniswapV3Pool);

    function meanTick() external view returns (int24);

    function quote(address token, uint128 amount) external view returns (uint256);
}

/// @notice Says what tokens and positions are worth to a lender, in one token of their
/// pool.
contract CollateralValue {
    using LowGasSafeMath for uint256;

    IPoolOracle public immutable oracle;
    IUniswapV3Pool public immutable pool;
    INonfungiblePositionManager public immutable positionManager;
    address public immutable unit; // the token that values are counted in
    address public immutable other; // the token that has a price

    constructor(
        IPoolOracle _oracle,
        INonfungiblePositionManager _positionManager,
        address _unit
    ) {
        IUniswapV3Pool _pool = _oracle.pool();
        (address token0, address token1) = (_pool.token0(), _pool.token1());
        require(_unit == token0 || _unit == token1, 'Not a token of the pool');
        oracle = _oracle;
        pool = _pool;
        positionManager = _positionManager;
        unit = _unit;
        other = _unit == token0 ? token1 : token0;
    }
    // #endregion setup

    // #region unlocked
    /// @dev Inside a call to the pool some of what it says is true and some is not yet
    /// paid for. The pool locks itself for as long, and says so.
    modifier whenUnlocked() {
        (, , , , , , bool unlocked) = pool.slot0();
        require(unlocked, 'Pool is in use');
        _;
    }
    // #endregion unlocked

    // #region tokens
    /// @notice What `amount` of the other token is worth, in the smallest unit of `unit`.
    function tokensValue(uint256 amount) public view whenUnlocked returns (uint256) {
        require(amount <= type(uint128).max, 'Amount too large');
        // The mean of the oracle's window. Not slot0, which anyone moves for one call.
        return oracle.quote(other, uint128(amount));
    }
    // #endregion tokens

    // #region position
    /// @notice What a position is worth with its fees, in the smallest unit of `unit`.
    function positionValue(uint256 tokenId) external view whenUnlocked returns (uint256) {
        requireThisPool(tokenId);
        (uint256 amount0, uint256 amount1) = PositionValue.total(
            positionManager,
            tokenId,
            TickMath.getSqrtRatioAtTick(oracle.meanTick())
        );
        return
            unit < other
                ? amount0.add(tokensValue(amount1))
                : amount1.add(tokensValue(amount0));
    }

    /// @dev A position of another pool may be of tokens that its owner has printed.
    function requireThisPool(uint256 tokenId) private view {
        (, , address token0, address token1, uint24 fee, , , , , , , ) = positionManager
            .positions(tokenId);
        PoolAddress.PoolKey memory key = PoolAddress.PoolKey(token0, token1, fee);
        address its = PoolAddress.computeAddress(positionManager.factory(), key);
        require(its == address(pool), 'A position of another pool');
    }
    // #endregion position
}
