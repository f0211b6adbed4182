import { describe, expect, test } from 'vitest';
import { compileText, markupOf } from '../../../../tests/compile-text';
import { madeMember, madeSymbol } from '../../../../tests/made-symbols';
import { createReferenceSource } from './reference-source';
import { draw } from '../../../../tests/drawn-reference';

describe('an enum', () => {
  const value = (name: string, number: string, said: string | null) =>
    madeMember({
      name,
      kind: 'enum member',
      signature: `${name} = ${number}`,
      value: number,
      comment: said === null ? null : { text: said, details: '' },
    });
  const rounding = madeSymbol({
    name: 'Rounding',
    kind: 'enum',
    language: 'typescript',
    members: [value('DOWN', '0', null), value('UP', '1', 'Away from <zero>.')],
  });
  const source = { reference: createReferenceSource([rounding], []) };

  test('lists its values in a table, with anchors', () => {
    const text = draw('symbol="Rounding"', '<Member name="DOWN">Towards zero.</Member>');
    const markup = markupOf(text, source);
    expect(markup).toMatch(
      /<tr id="DOWN"[^>]*><th class="short" scope="row"><code>DOWN<\/code><\/th><td class="short"><code>0<\/code>/,
    );
    expect(markup).toContain('Towards zero.');
    expect(markup).toContain('Away from &#x3C;zero>.');
    expect(compileText(text, source).sections.find(({ id }) => id === 'values')?.terms).toEqual([
      'DOWN',
      'UP',
    ]);
  });
});
