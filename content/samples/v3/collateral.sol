// SPDX-License-Identifier: GPL-2.0-or-later
// #region setup
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/libraries/LowGasSafeMath.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/PositionValue.sol';

/// @notice Declares the `PoolOracle` functions used here. The window and the minimum
/// liquidity are set when the oracle is deployed.
interface IPoolOracle {
    function pool() external view returns (IUniswapV3Pool);

    function meanTick() external view returns (int24);

    function quote(address token, uint128 amount) external view returns (uint256);
}

/// @notice Values tokens and positions for a lender, in one of the two tokens of their
/// pool.
contract CollateralValue {
    using LowGasSafeMath for uint256;

    IPoolOracle public immutable oracle;
    IUniswapV3Pool public immutable pool;
    INonfungiblePositionManager public immutable positionManager;
    address public immutable unit; // the token that values are given in
    address public immutable other; // the token that is priced in `unit`

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
    /// @dev During a call to the pool, some of the values it reports aren't paid for yet.
    /// The pool is locked until that call ends, and slot0 reports the lock.
    modifier whenUnlocked() {
        (, , , , , , bool unlocked) = pool.slot0();
        require(unlocked, 'Pool is in use');
        _;
    }
    // #endregion unlocked

    // #region tokens
    /// @notice Returns the value of `amount` of the other token, in base units of `unit`.
    function tokensValue(uint256 amount) public view whenUnlocked returns (uint256) {
        require(amount <= type(uint128).max, 'Amount too large');
        // The mean over the oracle's window, not slot0, which anyone can move briefly.
        return oracle.quote(other, uint128(amount));
    }
    // #endregion tokens

    // #region position
    /// @notice Returns the value of a position and its fees, in base units of `unit`.
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

    /// @dev A position in another pool may hold tokens that its owner minted for free.
    function requireThisPool(uint256 tokenId) private view {
        (, , address token0, address token1, uint24 fee, , , , , , , ) = positionManager
            .positions(tokenId);
        PoolAddress.PoolKey memory key = PoolAddress.PoolKey(token0, token1, fee);
        address its = PoolAddress.computeAddress(positionManager.factory(), key);
        require(its == address(pool), 'A position of another pool');
    }
    // #endregion position
}
