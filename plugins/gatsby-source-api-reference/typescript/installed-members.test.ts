import { describe, expect, test } from 'vitest';
import type { ApiSymbol } from '../../../src/site/data/api-symbol';
import {
  codeOf,
  fileOf,
  ownMembers,
  PACKAGES,
  runtimeClass,
  runtimeOf,
  symbolsOf,
} from '../../../tests/reference/typescript-symbols';

/** Properties that every function has at run time. */
const FUNCTION_FIELDS = ['length', 'name', 'prototype', 'arguments', 'caller'];

/** Returns the names of the members in a declaration, found by matching its lines. */
function namesByLine(symbol: ApiSymbol): string[] {
  const head = new RegExp(`^.*\\b(?:class|interface) ${symbol.name}\\b`, 'm');
  const text = codeOf(symbol);
  const start = text.search(head);
  return text
    .slice(start, text.indexOf('\n}', start))
    .split('\n')
    .map((line) => /^ {4}((?:[a-z]+ )*)(\w+)/.exec(line))
    .filter((match) => match !== null)
    .filter(([, modifiers, name]) => name === 'constructor' || !modifiers?.includes('private'))
    .map(([, , name = '']) => name);
}

/** Returns the names that the text of a class declares private. */
const privateNames = (symbol: ApiSymbol): string[] =>
  [...codeOf(symbol).matchAll(/private (?:static |get |readonly )*(\w+)/g)].map(
    ([, name = '']) => name,
  );

describe.each(PACKAGES)('%s', (owner) => {
  test('every class and interface has the members that its source declares, in order', () => {
    const structures = [...symbolsOf(owner, 'class'), ...symbolsOf(owner, 'interface')];
    expect(structures).not.toEqual([]);
    for (const symbol of structures) {
      const names = ownMembers(symbol).map(({ name }) => name);
      expect(names, symbol.name).toEqual(namesByLine(symbol));
    }
  });

  test('every class has its members at run time, except private ones', () => {
    for (const symbol of symbolsOf(owner, 'class')) {
      const built = runtimeClass(symbol);
      if (!built) continue;
      const own = ownMembers(symbol);
      const statics = own.filter(({ signature }) => signature.startsWith('static '));
      // Fields are set by the constructor, so they are not on the prototype.
      const shared = own.filter(
        (member) =>
          !statics.includes(member) &&
          (member.kind === 'method' || member.signature.startsWith('get ')),
      );
      const names = (members: ApiSymbol['members']) => members.map(({ name }) => name).sort();
      const run = (object: object, hidden: string[]) =>
        Object.getOwnPropertyNames(object)
          .filter((name) => ![...hidden, ...privateNames(symbol)].includes(name))
          .sort();
      expect(names(shared), symbol.name).toEqual(run(built.prototype, ['constructor']));
      expect(names(statics), symbol.name).toEqual(run(built.statics, FUNCTION_FIELDS));
    }
  });

  test('every inherited method exists at run time, but not on the class itself', () => {
    for (const symbol of symbolsOf(owner, 'class')) {
      const built = runtimeClass(symbol);
      if (!built) continue;
      const inherited = symbol.members.filter(
        ({ kind, inheritedFrom, signature }) =>
          kind === 'method' && inheritedFrom !== null && !signature.startsWith('abstract '),
      );
      for (const { name, signature } of inherited) {
        const holder = signature.startsWith('static ') ? built.statics : built.prototype;
        const place = `${symbol.name}.${name}`;
        expect(name in holder, place).toBe(true);
        expect(Object.hasOwn(holder, name), place).toBe(false);
      }
    }
  });

  test('every enum has its members and values at run time', () => {
    for (const symbol of symbolsOf(owner, 'enum')) {
      const run = Object.entries(runtimeOf(owner)[symbol.name] as object)
        .filter(([name]) => !/^\d/.test(name))
        .map(([name, value]) => [name, String(value)]);
      expect(symbol.members.map(({ name, value }) => [name, value])).toEqual(run);
    }
  });

  test('every comment of a member is in its file, word for word', () => {
    const words = (text: string) =>
      text
        .replace(/^\s*\* ?/gm, '')
        .replace(/\{@link ([^}]*)\}/g, '$1')
        .replace(/\s+/g, ' ');
    for (const symbol of symbolsOf(owner)) {
      const said = words(fileOf(symbol));
      for (const { name, comment, parameters } of ownMembers(symbol)) {
        const texts = [comment?.text, ...parameters.map((parameter) => parameter.comment)];
        for (const text of texts) {
          if (text) expect(said, `${symbol.name}.${name}`).toContain(words(text));
        }
      }
    }
  });

  test('every signature is in its file, except for white space', () => {
    const bare = (text: string) => text.replace(/\b(?:export|declare)\b|\s/g, '');
    for (const symbol of symbolsOf(owner)) {
      const code = bare(codeOf(symbol));
      for (const { signature } of [symbol, ...ownMembers(symbol)]) {
        expect(code, symbol.name).toContain(bare(signature));
      }
    }
  });
});
