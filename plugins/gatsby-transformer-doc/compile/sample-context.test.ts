import { describe, expect, test } from 'vitest';
import { solidityContext } from './sample-context';

const source = `// SPDX-License-Identifier: MIT
// #region setup
pragma solidity =0.7.6;

import '@scope/core/contracts/IPool.sol';
import {
    Lib
} from 'lib/src/Lib.sol';

contract Vault is ICallback {
    address public immutable owner;

    constructor(address _owner) {
        owner = _owner;
    }
    // #endregion setup

    // #region types
    struct Deposit {
        uint256 amount;
    }
    mapping(address => uint256) private sums; // see unrelated
    uint256 public total = 1;
    // #endregion types

    // #region guard
    modifier onlyOwner() {
        require(msg.sender == owner, 'unrelated() {');
        _;
    }
    // #endregion guard

    // #region callback
    function onCall() external override {
        // #region check
        require(msg.sender == owner);
        // #endregion check
        total += 1;
    }
    // #endregion callback

    // #region deposit
    function deposit() external onlyOwner {
        IPool(owner).unrelated();
    }
    // #endregion deposit

    // #region unrelated
    function unrelated() external {
        deposit();
    }
    // #endregion unrelated

    receive() external payable {}
}
`;

describe('the file around a region of a contract', () => {
  const { before, after, indent, modules } = solidityContext(source, 'deposit');

  test('begins with the license, the imports and the start of the contract', () => {
    expect(before).toMatch(/^\/\/ SPDX-License-Identifier: MIT\npragma solidity =0\.7\.6;/);
    expect(before).toContain('constructor(address _owner)');
    expect(modules).toEqual(['@scope/core', 'lib']);
    expect(indent).toBe(4);
  });

  test('contains code outside all regions, and its end', () => {
    expect(after).toBe('    receive() external payable {}\n}');
  });

  test('contains overrides, and declarations of names that the kept code uses', () => {
    expect(before).toContain('function onCall()');
    // The callback uses both names.
    expect(before).toContain('uint256 public total');
    expect(before).toContain('modifier onlyOwner');
  });

  test('leaves out code that only a comment, a string or a call to another contract names', () => {
    expect(before + after).not.toContain('function unrelated');
    expect(solidityContext(source, 'unrelated').before).toContain('function deposit');
  });

  test('has no region markers', () => {
    expect(before + after).not.toContain('#');
  });

  test('contains the whole function around a region', () => {
    const inner = solidityContext(source, 'check');
    expect(inner.before).toMatch(/function onCall\(\) external override \{$/);
    expect(inner.after).toMatch(/^ {8}total \+= 1;\n {4}\}/);
    expect(inner.indent).toBe(8);
  });

  test('is only the license and the end for the start of the contract', () => {
    const { before: licence, after: rest } = solidityContext(source, 'setup');
    expect(licence).toBe('// SPDX-License-Identifier: MIT');
    expect(rest).toMatch(/\}$/);
    expect(rest).not.toContain('onlyOwner');
  });
});
