// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.17;

import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Implements a token that creates its pair, taxes trades, limits wallets and
/// opens trading once its owner has added the first liquidity.
contract LaunchToken {
    uint256 public constant totalSupply = 1_000_000e18;
    uint256 public constant MAX_WALLET = 20_000e18;
    uint8 public constant decimals = 18;
    string public constant name = 'Launch Token';
    string public constant symbol = 'LAUNCH';

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public hasNoLimit;
    address public immutable pair;
    address public immutable owner;
    address public immutable treasury;
    bool public isOpen;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    // #region create-pair
    constructor(IUniswapV2Router02 router, address _treasury) {
        (owner, treasury) = (msg.sender, _treasury);

        // Use the factory of the router that users trade with, so it finds this pair.
        IUniswapV2Factory factory = IUniswapV2Factory(router.factory());
        address weth = router.WETH();
        // This contract's address is predictable, so someone may have created the pair.
        address existing = factory.getPair(address(this), weth);
        pair = existing == address(0)
            ? factory.createPair(address(this), weth)
            : existing;

        // The pair holds everyone's liquidity, and the router briefly holds the tokens of
        // a withdrawal.
        hasNoLimit[pair] = true;
        hasNoLimit[address(router)] = true;
        hasNoLimit[owner] = true;
        hasNoLimit[treasury] = true;

        balanceOf[owner] = totalSupply;
        emit Transfer(address(0), owner, totalSupply);
    }
    // #endregion create-pair

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(
        address from,
        address to,
        uint256 value
    ) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    // #region move
    function move(address from, address to, uint256 value) private returns (bool) {
        // The owner adds liquidity before trading opens, without a fee. In that transfer,
        // `from` is the owner, because the router is only the caller.
        bool byOwner = from == owner || to == owner;
        require(isOpen || byOwner, 'Trading is closed');

        bool isTrade = from == pair || to == pair;
        uint256 fee = isTrade && !byOwner ? (value * 2) / 100 : 0;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            balanceOf[treasury] += fee;
            emit Transfer(from, treasury, fee);
        }
        require(hasNoLimit[to] || balanceOf[to] <= MAX_WALLET, 'Wallet limit');
        return true;
    }
    // #endregion move

    // #region open
    /// @notice Opens trading permanently.
    function open() external {
        require(msg.sender == owner, 'Owner only');
        isOpen = true;
    }
    // #endregion open
}
