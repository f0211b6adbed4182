import { describe, expect, test } from 'vitest';
import { madeSymbol } from '../../../../tests/made-symbols';
import { createReferenceSource } from './reference-source';

const token = (packageName: string) => madeSymbol({ name: 'Token', package: packageName });
const page = (path: string, ...symbols: string[]) => ({ path, symbols });

describe('the address of a symbol by name', () => {
  test("is that of the package's own symbol first", () => {
    const source = createReferenceSource(
      [token('one'), token('two')],
      [page('/one', 'one/Token'), page('/two', 'two/Token')],
    );
    expect(source.addressOf('Token', 'two')).toBe('/two');
  });

  test('is undefined if that symbol has no page, even if others with the same name have one', () => {
    const source = createReferenceSource([token('one'), token('two')], [page('/one', 'one/Token')]);
    expect(source.addressOf('Token', 'two')).toBeUndefined();
  });

  test('is that of a dependency before that of any other package', () => {
    const source = createReferenceSource(
      [token('one'), token('two'), madeSymbol({ name: 'Pool', package: 'sdk' })],
      [page('/one', 'one/Token'), page('/two', 'two/Token')],
      (name) => (name === 'sdk' ? ['two'] : []),
    );
    expect(source.addressOf('Token', 'sdk')).toBe('/two');
  });

  test('is undefined if two other packages have the name, and never that of another language', () => {
    const pool = madeSymbol({ name: 'Pool', package: 'sdk' });
    const pages = [page('/one', 'one/Token'), page('/two', 'two/Token')];
    expect(
      createReferenceSource([token('one'), token('two'), pool], pages).addressOf('Token', 'sdk'),
    ).toBeUndefined();
    expect(createReferenceSource([token('one'), pool], pages).addressOf('Token', 'sdk')).toBe(
      '/one',
    );
    const other = { ...token('one'), language: 'typescript' as const };
    expect(createReferenceSource([other, pool], pages).addressOf('Token', 'sdk')).toBeUndefined();
  });

  test('is that of the page with the fewest symbols', () => {
    const source = createReferenceSource(
      [token('one')],
      [page('/all', 'one/Pool', 'one/Token'), page('/token', 'one/Token')],
    );
    expect(source.addressOf('Token', 'one')).toBe('/token');
    const shared = createReferenceSource([token('one')], [page('/all', 'one/Pool', 'one/Token')]);
    expect(shared.addressOf('Token', 'one')).toBe('/all#token');
  });
});
