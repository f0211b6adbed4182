import { describe, expect, test } from 'vitest';
import { createHighlight } from './highlighter';

const highlight = await createHighlight();

/** Returns the roles of a name in a piece of code, each listed once. */
function rolesOf(name: string, code: string, language = 'ts'): (string | undefined)[] {
  const whole = new RegExp(`(?<![\\w$])${name}(?![\\w$])`);
  const tokens = highlight(code, language).flat();
  return [...new Set(tokens.filter(({ text }) => whole.test(text)).map(({ role }) => role))];
}

const CODE = `import { FeeAmount, Pool, WETH } from 'sdk';
const pool: Pool = new Pool(WETH, amount, FeeAmount.MEDIUM);
export function quote(amount: bigint): Promise<bigint> {
  const client = createClient();
  client.read({ amount, args: [WETH.address, pool.token0.address, MEDIUM] });
  return quote(amount);
}`;

describe('a name has one color wherever it appears', () => {
  test.each(['pool', 'client', 'amount', 'token0', 'address'])('no color: %s', (name) => {
    expect(rolesOf(name, CODE)).toEqual([undefined]);
  });
  test.each(['WETH', 'MEDIUM'])('a constant: %s', (name) => {
    expect(rolesOf(name, CODE)).toEqual(['constant']);
  });
  test.each(['Pool', 'FeeAmount', 'Promise', 'bigint', 'quote'])('type or call: %s', (name) => {
    expect(rolesOf(name, CODE)).toEqual(['function']);
  });
});

test('a type has the same color in a signature as elsewhere', () => {
  const signature = 'class A {\n  constructor(token: Token, fee: number);\n}';
  expect(rolesOf('Token', signature)).toEqual(['function']);
  expect(rolesOf('number', signature)).toEqual(['function']);
});

test('literals, strings and comments keep their colors', () => {
  const code = "const a = [null, true, 5n, 'Pool']; // Pool";
  expect(rolesOf('null', code)).toEqual(['constant']);
  expect(rolesOf('Pool', code)).toEqual(['string-expression', 'comment']);
});

test.each(['2_000', '1_000_000n', '0xff_Ab', '1e6'])('a number has one color: %s', (number) => {
  const tokens = highlight(`const a = ${number};`, 'ts').flat();
  const coloured = tokens.filter(({ role }) => role === 'constant').map(({ text }) => text);
  expect(coloured.join('')).toBe(number);
});

test('text between tags has no color, but code in braces does', () => {
  const code = 'const a = <b title={WETH}>Swap USDC {WETH}</b>;';
  expect(rolesOf('Swap', code, 'tsx')).toEqual([undefined]);
  expect(rolesOf('USDC', code, 'tsx')).toEqual([undefined]);
  expect(rolesOf('WETH', code, 'tsx')).toEqual(['constant']);
});

test('other languages keep the colors of their grammars', () => {
  expect(rolesOf('uint256', 'uint256 a = 1;', 'solidity')).toEqual(['constant']);
});
