import { expect, test } from 'vitest';
import { memberAt, readDeclarations } from '../../../tests/reference/typescript-fixture';

test('a function has its parameters and its result, each with a comment', () => {
  const declared = readDeclarations(`
    export interface Token {}
    /**
     * Gives the price,
     * in one unit.
     *
     * Not rounded.
     * @remarks Slow.
     * @param token the token
     * @param fee - the fee of {@link Token}
     * @param gone of which there is none
     * @returns The price
     * @throws if there is none
     * @template T What it is of
     * @deprecated Use another.
     */
    export declare function price<T>(token: Token, fee?: T, ...rest: string[]): number;
  `)('price');
  const comment = {
    text: 'Gives the price, in one unit.\n\nNot rounded.',
    details: [
      'Slow.',
      'Throws: if there is none',
      'T: What it is of',
      'Deprecated: Use another.',
      'gone: of which there is none',
    ].join('\n\n'),
  };
  expect(declared).toMatchObject({ kind: 'function', comment });
  expect(memberAt(declared, 'price')).toMatchObject({
    kind: 'function',
    signature: 'export function price<T>(token: Token, fee?: T, ...rest: string[]): number',
    parameters: [
      { name: 'token', type: 'Token', comment: 'the token' },
      { name: 'fee?', type: 'T', comment: 'the fee of Token' },
      { name: '...rest', type: 'string[]', comment: null },
    ],
    returns: [{ name: '', type: 'number', comment: 'The price' }],
    comment,
    types: ['Token'],
  });
});

test('the second of two comments on a parameter is added to the details', () => {
  const { members } = readDeclarations(`
    /**
     * @param amountIn what is paid
     * @param amountIn what is had
     * @param to who gets it
     */
    export declare function swap(amountIn: number, amountOut: number, to: string): void;
  `)('swap');
  expect(members[0]?.parameters).toEqual([
    { name: 'amountIn', type: 'number', comment: 'what is paid' },
    { name: 'amountOut', type: 'number', comment: null },
    { name: 'to', type: 'string', comment: 'who gets it' },
  ]);
  expect(members[0]?.comment).toEqual({ text: '', details: 'amountIn: what is had' });
});

test('a destructured parameter is shown as its fields', () => {
  const { members } = readDeclarations(`
    interface Args { left: number; right?: string; }
    export interface Fields { top: boolean; }
    /** @param left the left one */
    export declare function join({ left, right }: Args, { top }?: Fields): void;
  `)('join');
  expect(members[0]?.parameters).toEqual([
    { name: 'left', type: 'number', comment: 'the left one' },
    { name: 'right?', type: 'string', comment: null },
    { name: 'top?', type: 'boolean', comment: null },
  ]);
  expect(members[0]?.returns).toEqual([]);
});

test('a constant whose value is a function is shown as a function', () => {
  const declared = readDeclarations(`
    /** Doubles. @param value what */
    export declare const twice: ({ value }: {\r
        value: number;\r
    }) => number;
  `)('twice');
  expect(declared).toMatchObject({
    kind: 'function',
    signature: 'export const twice: ({ value }: {\n  value: number;\n}) => number',
    members: [
      {
        name: 'twice',
        parameters: [{ name: 'value', type: 'number' }],
        returns: [{ type: 'number' }],
      },
    ],
  });
});

test('a long signature has one parameter per line, and one type parameter per line if needed', () => {
  const read = readDeclarations(`
    export interface Currency {}
    export declare class Trade {
        static best<TInput extends Currency>(pools: string[], amountIn: TInput, optionsOfTheTrade?: {
            hops: number;
        }): TInput;
    }
    export declare function compare<TInput extends Currency, TOutput extends Currency, TOther extends Currency>(a: TInput): number;
  `);
  expect(memberAt(read('Trade'), 'best').signature).toBe(
    [
      'static best<TInput extends Currency>(',
      '  pools: string[],',
      '  amountIn: TInput,',
      '  optionsOfTheTrade?: {',
      '    hops: number;',
      '  }',
      '): TInput',
    ].join('\n'),
  );
  expect(read('compare').signature).toBe(
    [
      'export function compare<',
      '  TInput extends Currency,',
      '  TOutput extends Currency,',
      '  TOther extends Currency',
      '>(',
      '  a: TInput',
      '): number',
    ].join('\n'),
  );
});

test('each overload of a function is a member', () => {
  const { signature, members } = readDeclarations(`
    export declare function pick(a: number): number;
    export declare function pick(a: string): string;
  `)('pick');
  expect(members.map(({ anchor }) => anchor)).toEqual(['pick', 'pick-2']);
  expect(signature.split('\n')).toEqual([
    'export function pick(a: number): number',
    'export function pick(a: string): string',
  ]);
});
