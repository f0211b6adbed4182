import { expect, test } from 'vitest';
import { madeMember, madeSymbol } from '../../tests/made-symbols';
import { createReferenceSource, type SymbolPage } from './compile/reference/reference-source';
import { isStillValid, trackReference } from './site-reference';

const token = madeSymbol({ name: 'Token' });
const vault = madeSymbol({ name: 'Vault' });
const page = (path: string, name: string): SymbolPage => ({
  path,
  symbols: [`@made/core/${name}`],
});
const pages = [page('/vault', 'Vault')];

const noted = () => {
  const { reference, notes } = trackReference(createReferenceSource([token, vault], pages));
  reference.symbol('@made/core/Vault');
  reference.addressOf('Vault', '@made/core');
  reference.addressOf('Token', '@made/core');
  return notes;
};

test('what a doc was compiled from holds while symbols and pages are the same', () => {
  const copies = [structuredClone(token), structuredClone(vault)];
  expect(isStillValid(noted(), createReferenceSource(copies, pages))).toBe(true);
});

test.each([
  ['the symbol changes', [{ ...vault, members: [madeMember({ name: 'a' })] }, token], pages],
  ['the symbol is gone', [token], pages],
  ['the page of a type moves', [vault, token], [page('/moved', 'Vault')]],
  ['the page of a type is gone', [vault, token], []],
  ['a type gets a page', [vault, token], [...pages, page('/token', 'Token')]],
])('it no longer holds when %s', (_, symbols, now) => {
  expect(isStillValid(noted(), createReferenceSource(symbols, now))).toBe(false);
});

test('another symbol or page makes no doc stale that did not ask for it', () => {
  const more = [vault, token, madeSymbol({ name: 'Other' })];
  const source = createReferenceSource(more, [...pages, page('/other', 'Other')]);
  expect(isStillValid(noted(), source)).toBe(true);
});
