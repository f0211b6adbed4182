import { expect, test } from 'vitest';
import { readDeclarations, readFixture } from '../../../tests/reference/typescript-fixture';
import { openTypeScriptPackages } from './open-typescript-packages';

const DECLARATIONS = `
  import JSBI from 'jsbi';
  export declare const ADDRESS = "0xab";
  export declare const ONE: JSBI;
  export declare const SPACINGS: { [fee: number]: number; };
  export declare const LIST: readonly string[];
  export declare const TOKENS: { [chain: number]: object; };
  export declare const LONG: number[];
`;
const MODULE = `
  class Big extends Array { toString() { return '1000'; } }
  exports.ADDRESS = '0xab';
  exports.ONE = Big.of(488, 2);
  exports.SPACINGS = { 100: 1, 500: 10 };
  exports.LIST = ['a', 'b'];
  exports.TOKENS = { 1: {} };
  exports.LONG = Array.from({ length: 9 }, (_, index) => index);
`;

test.each([
  ['ADDRESS', 'export const ADDRESS = "0xab"', '0xab'],
  ['ONE', 'export const ONE: JSBI', '1000'],
  ['SPACINGS', 'export const SPACINGS: { [fee: number]: number; }', '{"100":1,"500":10}'],
  ['LIST', 'export const LIST: readonly string[]', '["a","b"]'],
  ['TOKENS', 'export const TOKENS: { [chain: number]: object; }', null],
  ['LONG', 'export const LONG: number[]', null],
])('%s has its value if it is short enough for a page', (name, signature, value) => {
  expect(readDeclarations(DECLARATIONS, MODULE)(name)).toMatchObject({
    kind: 'constant',
    signature,
    members: [{ kind: 'constant', name, anchor: name, signature, value }],
  });
});

test('a re-export belongs to the package that declares it', () => {
  const read = readFixture(
    {
      'made/index.d.ts': `export { Kept } from './kept'; export { Passed } from 'other';`,
      'made/kept.d.ts': `export declare class Kept {}`,
      'other/index.d.ts': `export declare class Passed {}`,
    },
    ['made', 'other'],
  );
  expect(read('Kept')).toMatchObject({ package: 'made', file: 'kept.d.ts' });
  expect(read('Passed')).toMatchObject({ package: 'other' });
});

test('a package that is not installed, or has no declarations, is reported', () => {
  const read = openTypeScriptPackages('/nowhere', [{ name: 'made', path: 'node_modules/made' }]);
  expect(() => read('made')).toThrow("node_modules/made/package.json doesn't exist: install");
  expect(() => read('other')).toThrow('other is not one of the packages that were opened (made)');
  const made = '{"name":"made","version":"1.0.0","license":"MIT"}';
  expect(() => readFixture({ 'made/package.json': made })).toThrow(
    'node_modules/made has no type declarations: its package.json names no file as "types"',
  );
});
