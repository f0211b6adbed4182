import { expect, test } from 'vitest';
import { readDeclarations } from '../../../tests/reference/typescript-fixture';

test('an interface has its fields with their types, modifiers and comments', () => {
  const { kind, signature, members } = readDeclarations(`
    export interface Options<T> {
        /** How long, in seconds. */
        readonly ttl: number;
        fee?: T | null;
        args: (string | string[])[];
        run(now: boolean): void;
        [key: string]: unknown;
    }
  `)('Options');
  expect([kind, signature]).toEqual(['interface', 'export interface Options<T>']);
  expect(members.map((member) => [member.kind, member.name, member.signature])).toEqual([
    ['property', 'ttl', 'readonly ttl: number'],
    ['property', 'fee', 'fee?: T | null'],
    ['property', 'args', 'args: (string | string[])[]'],
    ['method', 'run', 'run(now: boolean): void'],
    ['property', '[key]', '[key: string]: unknown'],
  ]);
  expect(members[0]?.comment).toEqual({ text: 'How long, in seconds.', details: '' });
});

test('an interface that extends a utility type has the remaining fields', () => {
  const { inherits, members } = readDeclarations(`
    export interface Options { ttl: number; fee: string; }
    export interface Dated extends Omit<Options, 'ttl'> { deadline: number; }
  `)('Dated');
  expect(inherits).toEqual(['Options']);
  expect(members.map(({ name, inheritedFrom }) => [name, inheritedFrom])).toEqual([
    ['deadline', null],
    ['fee', 'Options'],
  ]);
});

test('an intersection of interfaces has the fields of each, but a union has none', () => {
  const read = readDeclarations(`
    export interface A { a: number; }
    export interface B { b: number; }
    export declare type Both = A & B;
    export declare type Either = A | B;
  `);
  expect(read('Both')).toMatchObject({ kind: 'type', signature: 'export type Both = A & B' });
  expect(read('Both').members.map(({ name, inheritedFrom }) => [name, inheritedFrom])).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ]);
  expect(read('Either').members).toEqual([]);
});

test('the members of an enum have their values', () => {
  const { kind, signature, members } = readDeclarations(`
    export declare enum Side { LEFT = 1, RIGHT = "r" }
  `)('Side');
  expect([kind, signature]).toEqual(['enum', 'export enum Side']);
  expect(members.map(({ signature: text, value }) => [text, value])).toEqual([
    ['LEFT = 1', '1'],
    ['RIGHT = "r"', 'r'],
  ]);
});

test('a kind of member that the reference cannot show causes an error with its position', () => {
  expect(() => readDeclarations(`export interface Call {\n  (): void;\n}`)).toThrow(
    /made\/index\.d\.ts:2: the reference can't show “\(\): void;”/,
  );
});
