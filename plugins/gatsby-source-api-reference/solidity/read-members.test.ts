import { describe, expect, it } from 'vitest';
import {
  memberAt,
  outline,
  readFixture,
  readSource,
} from '../../../tests/reference/solidity-fixture';

describe('members of a contract', () => {
  it('are the members that other code can use, and never private ones', () => {
    const symbol = readSource(`contract Vault {
      struct Entry { uint256 amount; }
      enum State { Open, Closed }
      event Opened(address indexed by);
      error Shut(uint256 since);
      uint256 public constant LIMIT = 10**3;
      uint256 internal constant INNER = 1;
      uint256 private secret;
      uint256 public total;
      modifier open() { _; }
      constructor(address owner) { secret = uint160(owner); }
      function put(uint256 amount) external open {}
      function inner() internal {}
      function hidden() private {}
      receive() external payable {}
    }`)('Vault');
    expect(symbol.kind).toBe('contract');
    expect(symbol.members.map(({ kind, anchor }) => `${kind} ${anchor}`)).toEqual([
      'struct Entry',
      'enum State',
      'event Opened',
      'error Shut',
      'constant LIMIT',
      'variable total',
      'modifier open',
      'constructor constructor',
      'function put',
      'function receive',
    ]);
  });

  it('include those that only inheriting contracts can use if the contract is meant to be inherited', () => {
    const find = readSource(`
      abstract contract Base { function step() internal virtual; }
      contract Parent { uint256 internal kept; function keep() internal {} function lose() private {} }
      contract Child is Parent {}
      library Maths { uint8 internal constant BITS = 96; function half(uint256 x) internal pure returns (uint256) { return x / 2; } function own() private {} }
    `);
    expect(outline(find('Base'))).toEqual(['step']);
    expect(outline(find('Parent'))).toEqual(['kept', 'keep']);
    expect(outline(find('Child'))).toEqual([]);
    expect(outline(find('Maths'))).toEqual(['BITS', 'half']);
    expect(memberAt(find('Maths'), 'BITS').value).toBe('96');
  });

  it('end with inherited members, nearest base first, without overridden ones', () => {
    const find = readSource(`
      interface Far { function far() external; function both(uint256 x) external; }
      interface Near is Far { event Seen(); function near() external; }
      abstract contract Last is Near {
        function both(uint256 y) external override {}
        function both(address y) external {}
      }`);
    const symbol = find('Last');
    expect(symbol.signature).toBe('abstract contract Last is Near');
    expect(symbol.inherits).toEqual(['Near']);
    expect(outline(symbol)).toEqual(['both', 'both-2', 'Near.Seen', 'Near.near', 'Far.far']);
  });

  it('include a public variable in place of the function that it implements', () => {
    const find = readSource(`
      interface IState { /// @return The factory
        function factory() external view returns (address); }
      contract State is IState { address public immutable override factory = address(1); }`);
    const [member, ...others] = find('State').members;
    expect(others).toEqual([]);
    expect(member).toMatchObject({
      signature: 'address public immutable override factory',
      selector: '0xc45a0155',
      returns: [{ name: '', type: 'address', comment: 'The factory' }],
    });
  });

  it('include errors that it reverts with but others declare', () => {
    const find = readSource(`
      error Stale(uint256 when);
      library Check { error Bad(); function check() internal pure { revert Bad(); } }
      contract Door { function enter() external pure { Check.check(); revert Stale(1); } }`);
    expect(outline(find('Door'))).toEqual(['enter', 'Stale.Stale', 'Check.Bad']);
    expect(find('Stale')).toMatchObject({ kind: 'type', signature: 'error Stale(uint256 when)' });
  });
});

describe('a signature', () => {
  it('is on one line if it is short, otherwise with one parameter per line', () => {
    const symbol = readSource(`interface Swap {
      function a(uint256 x) external view returns (uint256);
      function swap(address recipient, bool zeroForOne, int256 amountSpecified, bytes calldata data)
        external returns (int256 amount0, int256 amount1);
      event Moved(address indexed from, uint256[] amounts) anonymous;
    }`)('Swap');
    expect(memberAt(symbol, 'a').signature).toBe(
      'function a(uint256 x) external view returns (uint256)',
    );
    expect(memberAt(symbol, 'swap').signature).toBe(
      [
        'function swap(',
        '    address recipient,',
        '    bool zeroForOne,',
        '    int256 amountSpecified,',
        '    bytes calldata data',
        ') external returns (int256 amount0, int256 amount1)',
      ].join('\n'),
    );
    expect(memberAt(symbol, 'Moved')).toMatchObject({
      signature: 'event Moved(address indexed from, uint256[] amounts) anonymous',
      topic: null,
    });
  });

  it('contains modifiers, but not the arguments of base constructors', () => {
    const symbol = readSource(`
      contract Base { constructor(uint256 x) {} }
      contract Top is Base {
        modifier only(address who) { _; }
        constructor(uint256 x) Base(x) {}
        function go(address who) public virtual only(who) {}
      }`)('Top');
    expect(memberAt(symbol, 'constructor').signature).toBe('constructor(uint256 x)');
    expect(memberAt(symbol, 'go').signature).toBe(
      'function go(address who) public virtual only(who)',
    );
  });

  it('lists the types that sources declare, even inside other types', () => {
    const symbol = readSource(`
      interface IPool {}
      library Keys { struct Key { IPool pool; } }
      library Use { function use(mapping(bytes32 => Keys.Key[]) storage self, IPool pool) internal {} }
    `)('Use');
    expect(memberAt(symbol, 'use').types).toEqual(['Keys.Key', 'IPool']);
    expect(memberAt(symbol, 'use').parameters.map(({ type }) => type)).toEqual([
      'mapping(bytes32 => Keys.Key[])',
      'IPool',
    ]);
  });
});

describe('a getter', () => {
  it('accepts a key for each mapping and an index for each array, and returns the plain fields', () => {
    const symbol = readSource(`contract Book {
      struct Page { uint128 words; mapping(uint256 => bool) marks; uint8[] notes; address writer; }
      mapping(address => mapping(bytes32 => Page[])) public pages;
    }`)('Book');
    const { parameters, returns, selector } = memberAt(symbol, 'pages');
    expect(parameters.map(({ type }) => type)).toEqual(['address', 'bytes32', 'uint256']);
    expect(returns.map(({ name, type }) => `${type} ${name}`)).toEqual([
      'uint128 words',
      'address writer',
    ]);
    // keccak256("pages(address,bytes32,uint256)"), computed by another implementation.
    expect(selector).toBe('0x5755fd1f');
  });
});

describe('a source for an old compiler', () => {
  it('keeps its short types, but selectors are computed from the long ones', () => {
    const find = readFixture(
      {
        'contracts/token.sol': `pragma solidity =0.5.16;
          contract Token {
            /// @notice Moves tokens.
            /// @param to who gets them
            function transfer(address payable to, uint value) external returns (bool) { return true; }
          }`,
      },
      { solc: '0.5.16' },
    );
    const member = memberAt(find('Token'), 'transfer');
    expect(member).toMatchObject({
      signature: 'function transfer(address payable to, uint value) external returns (bool)',
      selector: '0xa9059cbb',
      comment: { text: 'Moves tokens.', details: '' },
    });
    expect(member.parameters[0]?.comment).toBe('who gets them');
    expect(find('Token').licence).toBe('MIT');
  });
});
