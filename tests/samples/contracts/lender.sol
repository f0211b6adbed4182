// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6 <0.9.0;

interface IToken {
    function transfer(address to, uint256 value) external returns (bool);
}

/// @dev Tokens and positions alike: `what` is an amount or an id.
interface IMovable {
    function transferFrom(address from, address to, uint256 what) external;
}

/// @notice Lends 80% of the collateral's value as reported by another contract, and is only as safe as that contract.
contract Lender {
    IMovable public immutable collateral;
    IToken public immutable lent;
    address private immutable valuer;
    bytes4 private immutable question;

    constructor(IMovable _collateral, IToken _lent, address _valuer, bytes4 _question) {
        collateral = _collateral;
        lent = _lent;
        valuer = _valuer;
        question = _question;
    }

    function borrow(uint256 what) external returns (uint256 loan) {
        (bool success, bytes memory answer) = valuer.staticcall(
            abi.encodeWithSelector(question, what)
        );
        if (!success) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
        loan = (abi.decode(answer, (uint256)) * 8) / 10;
        collateral.transferFrom(msg.sender, address(this), what);
        lent.transfer(msg.sender, loan);
    }
}
