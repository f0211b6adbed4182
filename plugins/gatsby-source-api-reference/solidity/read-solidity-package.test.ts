import { describe, expect, it } from 'vitest';
import { memberAt, readFixture } from '../../../tests/reference/solidity-fixture';

const source = (text: string) =>
  `// SPDX-License-Identifier: GPL-2.0-or-later\npragma solidity 0.8.17;\n${text}`;

describe('a contract that is only published as an artifact', () => {
  const abi = [
    {
      type: 'constructor',
      inputs: [{ name: '_owner', type: 'address' }],
      stateMutability: 'nonpayable',
    },
    {
      type: 'function',
      name: 'quote',
      inputs: [
        {
          name: 'params',
          type: 'tuple',
          internalType: 'struct IQuoter.Params',
          components: [
            { name: 'token', type: 'address', internalType: 'address' },
            { name: 'amount', type: 'uint256', internalType: 'uint256' },
          ],
        },
      ],
      outputs: [{ name: '', type: 'uint256', internalType: 'uint256' }],
      stateMutability: 'view',
    },
    {
      type: 'event',
      name: 'Quoted',
      inputs: [{ name: 'by', type: 'address', indexed: true }],
      anonymous: false,
    },
  ];
  const find = readFixture(
    {
      'contracts/IQuoter.sol': source(`
        /// @notice Quotes swaps.
        interface IQuoter {
          struct Params { address token; uint256 amount; }
          /// @notice Says what a swap would give.
          /// @param params what to swap
          /// @return amountOut what comes out
          function quote(Params calldata params) external view returns (uint256 amountOut);
        }`),
      'contracts/IOther.sol': source(
        'interface IOther { /// @notice Someone asked.\n event Quoted(address indexed by); }',
      ),
      'artifacts/Quoter.json': JSON.stringify({ contractName: 'Quoter', abi, bytecode: '0x6001' }),
      'artifacts/Plain.json': JSON.stringify({
        contractName: 'Plain',
        abi: [],
        bytecode: '0x6001',
      }),
      'artifacts/Linked.json': JSON.stringify({
        contractName: 'Linked',
        abi: [],
        bytecode: '0x60__$ab$__',
      }),
      'artifacts/notes.json': JSON.stringify({ note: 'not an artifact' }),
    },
    { artifacts: ['artifacts'] },
  );

  it("has the members in its ABI, with comments from the package's interfaces", () => {
    const quoter = find('Quoter');
    expect(quoter).toMatchObject({
      kind: 'contract',
      file: 'artifacts/Quoter.json',
      licence: 'MIT',
      version: '1.2.3',
      comment: { text: 'Quotes swaps.', details: '' },
    });
    expect(memberAt(quoter, 'quote')).toEqual({
      kind: 'function',
      name: 'quote',
      anchor: 'quote',
      signature: 'function quote(IQuoter.Params calldata params) external view returns (uint256)',
      inheritedFrom: null,
      // keccak256("quote((address,uint256))"), computed by another implementation.
      selector: '0x5ca3ad1e',
      topic: null,
      value: null,
      parameters: [{ name: 'params', type: 'IQuoter.Params', comment: 'what to swap' }],
      returns: [{ name: 'amountOut', type: 'uint256', comment: 'what comes out' }],
      comment: { text: 'Says what a swap would give.', details: '' },
      types: ['IQuoter.Params'],
    });
    expect(memberAt(quoter, 'Quoted').comment?.text).toBe('Someone asked.');
    expect(find('IQuoter').licence).toBe('GPL-2.0-or-later');
  });

  it('has an init code hash only if its creation code is complete', () => {
    // keccak256(0x6001), computed by another implementation.
    const hash = '0x309c67890bde4c575dc23d2cc3b5c3a3d599e312e980e9b61b5bc8f3cd87c8bb';
    expect(find('Plain').initCodeHash).toBe(hash);
    expect(find('Quoter').initCodeHash).toBeNull();
    expect(find('Linked').initCodeHash).toBeNull();
    expect(find('IQuoter').initCodeHash).toBeNull();
  });
});

describe('a package that cannot be read', () => {
  it('reports the file and line of the compiler error', () => {
    expect(() =>
      readFixture({ 'contracts/a.sol': source('contract A { uint x = true; }') }),
    ).toThrow(
      /solc 0\.8\.17 cannot compile it: correct "solc" or "remappings", or run npm ci\n.*contracts\/a\.sol: TypeError[\s\S]*contracts\/a\.sol:3:23/,
    );
  });

  it('reports an import that is not found', () => {
    expect(() =>
      readFixture({ 'contracts/a.sol': source('import "solmate/ERC20.sol"; contract A {}') }),
    ).toThrow(/Source "solmate\/ERC20\.sol" not found/);
  });

  it('reports a folder that does not exist', () => {
    expect(() => readFixture({ 'contracts/a.sol': source('') }, { sources: ['src'] })).toThrow(
      /src doesn't exist: correct "sources" or "artifacts", or run npm ci/,
    );
  });
});

describe('imports', () => {
  it('are found by remapping, in node_modules, and relative to the source', () => {
    const find = readFixture(
      {
        'contracts/a.sol': source(
          'import "./b/B.sol"; import {C} from "lib/C.sol"; import "dep/D.sol"; contract A is B, C, D {}',
        ),
        'contracts/b/B.sol': source('contract B { function b() external {} }'),
        'vendor/C.sol': source('contract C { function c() external {} }'),
        'node_modules/dep/D.sol': source('contract D { function d() external {} }'),
      },
      { remappings: { 'lib/': 'vendor/' } },
    );
    expect(find('A').members.map(({ inheritedFrom }) => inheritedFrom)).toEqual(['D', 'C', 'B']);
    expect(() => find('C')).toThrow('not among A, B');
  });
});
