// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Insecure version of the samples: callbacks that trust their caller.
contract CarelessCallbacks {
    address private immutable factory;
    INonfungiblePositionManager private immutable positionManager;
    mapping(uint256 => address) public ownerOf;

    constructor(address _factory, INonfungiblePositionManager _positionManager) {
        factory = _factory;
        positionManager = _positionManager;
    }

    /// @notice Checks nothing, and repays a loan that it never took.
    function uniswapV3FlashCallback(uint256 fee0, uint256, bytes calldata data) external {
        (address token, uint256 amount) = abi.decode(data, (address, uint256));
        TransferHelper.safeTransfer(token, msg.sender, amount + fee0);
    }

    /// @notice Lets the caller itself confirm that it is a pool of the factory.
    function uniswapV3SwapCallback(int256 amount0, int256, bytes calldata data) external {
        require(IUniswapV3Pool(msg.sender).factory() == factory, 'Not a pool');
        address payer = abi.decode(data, (address));
        address token = IUniswapV3Pool(msg.sender).token0();
        TransferHelper.safeTransferFrom(token, payer, msg.sender, uint256(amount0));
    }

    /// @notice Records the owner that the caller names.
    function onERC721Received(
        address,
        address from,
        uint256 tokenId,
        bytes calldata
    ) external returns (bytes4) {
        ownerOf[tokenId] = from;
        return this.onERC721Received.selector;
    }

    function withdraw(uint256 tokenId) external {
        require(msg.sender == ownerOf[tokenId], 'Not the owner');
        positionManager.transferFrom(address(this), msg.sender, tokenId);
    }
}

/// @notice A contract that imitates a pool.
contract FalsePool {
    address public immutable factory;
    address public immutable token0;
    address public immutable token1;
    uint24 public constant fee = 3000;

    constructor(address _factory, address _token0, address _token1) {
        factory = _factory;
        token0 = _token0;
        token1 = _token1;
    }

    /// @notice Calls a callback that the target did not request, and forwards its revert.
    function callBack(address target, bytes calldata data) external {
        (bool success, bytes memory answer) = target.call(data);
        if (success) return;
        assembly {
            revert(add(answer, 32), mload(answer))
        }
    }
}
