import { describe, expect, it } from 'vitest';
import { memberAt, readSource } from '../../../tests/reference/solidity-fixture';
import { commentBefore, commentsOfResults, parseNatspec } from './natspec';

describe('parseNatspec', () => {
  it('splits a comment by tags, joins its lines, and keeps paragraphs', () => {
    const parsed = parseNatspec(
      ' @title Maths\n @notice Adds\n two numbers.\n\n Twice.\n @dev Reverts. @ home\n @param a the first',
    );
    expect(parsed).toMatchObject({
      text: 'Adds two numbers.\n\nTwice.',
      details: 'Reverts. @ home',
    });
    expect(parsed.params.get('a')).toBe('the first');
  });

  it('keeps the first of two comments on a parameter, because the second is meant for another', () => {
    const parsed = parseNatspec(
      ' @param amount0 of token0\n @param amount0 of token1\n @param to gets both',
    );
    expect([...parsed.params].sort()).toEqual([
      ['amount0', 'of token0'],
      ['to', 'gets both'],
    ]);
  });

  it('converts OpenZeppelin references to code, but not other braces', () => {
    const { details } = parseNatspec(
      ' @dev See {IERC721-approve} and {safeTransferFrom}, not { a: 1 }.',
    );
    expect(details).toBe('See `IERC721.approve` and `safeTransferFrom`, not { a: 1 }.');
  });

  it('uses text without a tag as the notice, or the title if there is none', () => {
    expect(parseNatspec(' Plain words.').text).toBe('Plain words.');
    expect(parseNatspec(' @title Maths\n @author Someone').text).toBe('Maths');
  });
});

describe('commentsOfResults', () => {
  it('removes the name at the start of a tag', () => {
    expect(commentsOfResults(['amount0 what is owed', 'what is paid'], ['amount0', ''])).toEqual([
      'what is owed',
      'what is paid',
    ]);
  });

  it('splits a tag that describes each result on a line that starts with its name', () => {
    const tag = 'price The price,\nwhich moves,\nReturns tick The tick\nopen Whether it is';
    expect(commentsOfResults([tag], ['price', 'tick', 'open'])).toEqual([
      'The price, which moves',
      'The tick',
      'Whether it is',
    ]);
  });
});

describe('commentBefore', () => {
  it('reads the comment at the end, without slashes and stars', () => {
    expect(commentBefore('uint a;\n  /// One\n  /// two\n  ')).toBe('One\ntwo');
    expect(commentBefore('/** not this */ uint a;\n/**\n * One\n *  two\n */\n')).toBe('One\n two');
    expect(commentBefore('/// far away\nuint a;\n')).toBe('');
  });

  it('reads a plain comment only on request', () => {
    expect(commentBefore('  // aside\n  ')).toBe('');
    expect(commentBefore('  // aside\n  ', true)).toBe('aside');
  });
});

describe('the comment of a member', () => {
  const find = readSource(`
    interface IPool {
      /// @notice Swaps.
      /// @dev Calls back.
      /// @param amount how much, in wei
      /// @return paid what was paid
      function swap(uint256 amount) external returns (uint256 paid);
      /// @notice Stops.
      function stop() external;
      /// @notice Of another kind.
      function other() external;
    }
    /// @title A pool
    abstract contract Pool is IPool {
      /// @inheritdoc IPool
      function swap(uint256 renamed) external override returns (uint256 result) { return renamed; }
      function stop() external override {}
      /// @notice Its own words.
      function other() external override {}
      function bare() external {}
    }
    contract Data {
      /// @notice A key.
      /// @param token0 the lower token
      struct Key {
        address token0;
        // in hundredths of a bip
        uint24 fee;
      }
    }`);

  it('is inherited with @inheritdoc or without a comment, even if names differ', () => {
    const swap = memberAt(find('Pool'), 'swap');
    expect(swap.comment).toEqual({ text: 'Swaps.', details: 'Calls back.' });
    expect(swap.parameters).toEqual([
      { name: 'renamed', type: 'uint256', comment: 'how much, in wei' },
    ]);
    expect(swap.returns).toEqual([{ name: 'result', type: 'uint256', comment: 'what was paid' }]);
    expect(memberAt(find('Pool'), 'stop').comment?.text).toBe('Stops.');
  });

  it('is its own if it has one, and null if there is none', () => {
    expect(memberAt(find('Pool'), 'other').comment?.text).toBe('Its own words.');
    expect(memberAt(find('Pool'), 'bare').comment).toBeNull();
    expect(find('Pool').comment?.text).toBe('A pool');
  });

  it('is read for structs and their fields', () => {
    const key = memberAt(find('Data'), 'Key');
    expect(key.signature).toBe('struct Key {\n    address token0;\n    uint24 fee;\n}');
    expect(key.comment?.text).toBe('A key.');
    expect(key.parameters.map(({ comment }) => comment)).toEqual([
      'the lower token',
      'in hundredths of a bip',
    ]);
  });
});
