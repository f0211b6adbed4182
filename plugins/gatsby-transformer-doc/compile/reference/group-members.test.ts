import { describe, expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../../tests/compile-text';
import { madeMember, madeSymbol } from '../../../../tests/made-symbols';
import { createReferenceSource } from './reference-source';
import { draw } from '../../../../tests/drawn-reference';

describe('groups with the same names as members', () => {
  const box = madeSymbol({
    name: 'Box',
    language: 'typescript',
    members: [
      madeMember({ name: 'constructor', kind: 'constructor', signature: 'constructor()' }),
      madeMember({
        name: 'constructor',
        anchor: 'constructor-2',
        kind: 'constructor',
        signature: 'constructor(size: number)',
      }),
      madeMember({ name: 'methods', kind: 'method', signature: 'methods(): string[]' }),
    ],
  });

  test('use other anchors than the members, so that each id is unique', () => {
    const source = { reference: createReferenceSource([box], []) };
    const text = draw('symbol="Box"');
    expect(mistakesIn(text, source)).toEqual([]);
    const ids = compileText(text, source).headings.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['constructor', 'constructor-2', 'methods']));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a page with many members has a filter box', () => {
  const members = (count: number) =>
    Array.from({ length: count }, (_, index) => madeMember({ name: `member${index}` }));
  const markup = (count: number) =>
    markupOf(draw('symbol="Vault"'), {
      reference: createReferenceSource(
        [madeSymbol({ name: 'Vault', members: members(count) })],
        [],
      ),
    });
  expect(markup(12)).not.toContain('data-api-filter');
  expect(markup(13)).toMatch(/data-api-filter.*<label for="(.*)">.*<input id="\1".*13 members/s);
});
