import { expect, test } from 'vitest';
import {
  memberAt,
  readDeclarations,
  readFixture,
} from '../../../tests/reference/typescript-fixture';

const anchors = (symbol: { members: { anchor: string }[] }) =>
  symbol.members.map(({ anchor }) => anchor);

test('a class has its public members in source order, with every modifier', () => {
  const shape = readDeclarations(`
    /** A shape. */
    export declare abstract class Shape<T extends object> {
        static readonly COUNT: number;
        readonly sides: T[];
        private secret;
        protected hidden: number;
        constructor(sides: T[]);
        static of<U extends object>(side: U): Shape<U>;
        abstract get area(): number;
        grow?(by: number): void;
        /** @internal */
        inner(): void;
    }
  `)('Shape');
  expect(shape).toMatchObject({
    kind: 'class',
    package: 'made',
    version: '1.2.3',
    licence: 'MIT',
    file: 'index.d.ts',
    signature: 'export abstract class Shape<T extends object>',
    comment: { text: 'A shape.', details: '' },
  });
  expect(shape.members.map(({ kind, signature }) => [kind, signature])).toEqual([
    ['property', 'static readonly COUNT: number'],
    ['property', 'readonly sides: T[]'],
    ['constructor', 'constructor(sides: T[])'],
    ['method', 'static of<U extends object>(side: U): Shape<U>'],
    ['property', 'abstract get area(): number'],
    ['method', 'grow?(by: number): void'],
  ]);
});

test('a private constructor is included', () => {
  const { members } = readDeclarations(`export declare abstract class Tool {
    /** Cannot be constructed. */
    private constructor();
  }`)('Tool');
  expect(members).toMatchObject([
    { signature: 'private constructor()', comment: { text: 'Cannot be constructed.' } },
  ]);
});

test('each overload is a member with its own anchor', () => {
  const { members } = readDeclarations(`export declare class Sum {
    add(other: number): number;
    add(other: string): string;
  }`)('Sum');
  expect(members.map(({ anchor, signature }) => [anchor, signature])).toEqual([
    ['add', 'add(other: number): number'],
    ['add-2', 'add(other: string): string'],
  ]);
});

test('inherited members come last, nearest first, without those that are overridden', () => {
  const leaf = readDeclarations(`
    declare abstract class Root {
        protected constructor(id: number);
        abstract same(): void;
        far: number;
        private gone;
    }
    export declare abstract class Middle extends Root {
        near: number;
        static make(): void;
    }
    export declare class Leaf extends Middle {
        same(): void;
    }
  `)('Leaf');
  expect(leaf.inherits).toEqual(['Middle']);
  expect(leaf.members.map(({ name, inheritedFrom }) => [name, inheritedFrom])).toEqual([
    ['same', null],
    ['constructor', 'Root'],
    ['make', 'Middle'],
    ['near', 'Middle'],
    ['far', 'Root'],
  ]);
});

test('members inherited from another package are found if both packages are read', () => {
  const price = readFixture(
    {
      'made/index.d.ts': `import { Fraction } from 'other';
        export declare class Price extends Fraction { readonly scalar: Fraction; }`,
      'other/index.d.ts': `export declare class Fraction { invert(): Fraction; }`,
    },
    ['made', 'other'],
  )('Price');
  expect(anchors(price)).toEqual(['scalar', 'invert']);
  expect(memberAt(price, 'scalar').types).toEqual(['Fraction']);
  expect(memberAt(price, 'invert').inheritedFrom).toBe('Fraction');
});

test('a package is found by its import name, wherever it is installed', () => {
  const price = readFixture(
    {
      'made/index.d.ts': `import { Fraction } from 'other';
        export declare class Price extends Fraction {}`,
      'other-1.0/index.d.ts': `export declare class Fraction { invert(): Fraction; }`,
    },
    ['made', 'other'],
    { other: 'other-1.0' },
  )('Price');
  expect(anchors(price)).toEqual(['invert']);
});

test('a type from a package that is not opened is named as written, but not linked', () => {
  const { inherits, members } = readDeclarations(`import { Big } from 'unopened';
    export interface Unit {}
    export declare class Sum extends Big<Unit> { total(of: Big<Unit>[]): Big; }`)('Sum');
  expect(inherits).toEqual(['Big']);
  expect(members).toMatchObject([{ signature: 'total(of: Big<Unit>[]): Big', types: ['Unit'] }]);
});

test("members of the language's own classes are left out", () => {
  const { inherits, members } = readDeclarations(
    `export declare class Failure extends Error { readonly isFailure: true; }`,
  )('Failure');
  expect(inherits).toEqual(['Error']);
  expect(members.map(({ name }) => name)).toEqual(['isFailure']);
});

test('the value of a static property is read from the installed module', () => {
  const limits = readDeclarations(
    `import JSBI from 'jsbi';
    export declare abstract class Limits {
        static MIN: number;
        static WIDE: JSBI;
        static CODER: object;
    }`,
    `exports.Limits = class { static MIN = -7; static WIDE = { toString: () => '12345' }; static CODER = new Map(); }`,
  )('Limits');
  expect(limits.members.map(({ value }) => value)).toEqual(['-7', '12345', null]);
});

test('a class that is mentioned but not exported is shown without export', () => {
  const read = readDeclarations(`
    declare class Base { id: number; }
    declare class Unseen {}
    export declare class Thing extends Base {}
    export {};
  `);
  expect(read('Thing').signature).toBe('export class Thing extends Base');
  expect(read('Base').signature).toBe('class Base');
  expect(() => read('Unseen')).toThrow('Unseen is not among');
});
