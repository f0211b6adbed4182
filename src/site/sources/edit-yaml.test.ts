import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { editYaml } from './edit-yaml';

const glossary = `# The words of the docs.

- term: Tick # of a price
  glossary: v3
  # What it is.
  text: 'A price, as the power of 1.0001.'
- { term: Pool, glossary: general, text: "Two tokens" }

# Of the router.
- term: Router
  text: >-
    Takes a swap
    through pools.
  also: [periphery, "the router"]
`;

type Word = Record<string, unknown>;

/** Returns a YAML text after a change of its value. */
function after(text: string, change: (value: Word[]) => Word[]): string {
  const before = parse(text) as Word[];
  return editYaml(text, before, change(structuredClone(before)));
}

const replaced = (from: string, to: string) => {
  expect(glossary).toContain(from);
  return glossary.replace(from, to);
};

describe('an edit of a YAML text', () => {
  it.each<[what: string, change: (words: Word[]) => Word[], from: string, to: string]>([
    [
      'a text',
      ([a, ...rest]) => [{ ...a, text: 'A step.' }, ...rest],
      "'A price, as the power of 1.0001.'",
      "'A step.'",
    ],
    [
      'a quote',
      ([a, ...rest]) => [{ ...a, text: "A pool's." }, ...rest],
      "'A price, as the power of 1.0001.'",
      "'A pool''s.'",
    ],
    [
      'a text in braces',
      ([a, b, c]) => [a ?? {}, { ...b, term: 'Pair, or pool' }, c ?? {}],
      'Pool,',
      "'Pair, or pool',",
    ],
    [
      'a folded text',
      ([a, b, c]) => [a ?? {}, b ?? {}, { ...c, text: 'Swaps.' }],
      'Takes a swap\n    through pools.',
      'Swaps.',
    ],
    [
      'a list in brackets',
      ([a, b, c]) => [a ?? {}, b ?? {}, { ...c, also: ['periphery', 'a', 'the router'] }],
      '[periphery, ',
      '[periphery, a, ',
    ],
    [
      'a new field',
      ([a, ...rest]) => [{ ...a, see: '/a' }, ...rest],
      "1.0001.'\n",
      "1.0001.'\n  see: /a\n",
    ],
    [
      'a removed field',
      ([a, ...rest]) => [{ term: a?.term, text: a?.text }, ...rest],
      '  glossary: v3\n',
      '',
    ],
    [
      'a removed item',
      ([, b, c]) => [b ?? {}, c ?? {}],
      glossary.slice(glossary.indexOf('- term: Tick'), glossary.indexOf('- { term')),
      '',
    ],
    [
      'a new item',
      (words) => [...words, { term: 'Z' }],
      'the router"]\n',
      'the router"]\n- term: Z\n',
    ],
  ])('changes %s, and nothing else', (_, change, from, to) => {
    expect(after(glossary, change)).toBe(replaced(from, to));
  });

  it('keeps the comments of an item that moves', () => {
    const moved = after(glossary, ([a, b, c]) => [c ?? {}, a ?? {}, b ?? {}]);
    expect(moved).toContain('# Of the router.\n- term: Router\n  text: >-\n    Takes a swap\n');
    expect(moved).toContain('- term: Tick # of a price\n  glossary: v3\n  # What it is.\n');
  });

  it('fills and empties a file or a list', () => {
    expect(editYaml('', undefined, { a: 1 })).toBe('a: 1\n');
    expect(editYaml('a: []\n', { a: [] }, { a: ['b'] })).toBe('a:\n  - b\n');
    expect(editYaml('a:\n  - b\nc: 1\n', { a: ['b'], c: 1 }, { a: [], c: 1 })).toBe(
      'a: []\nc: 1\n',
    );
  });

  it.each([' a ', 'a ', 'a\nb ', 'a\n', 'a\n\n', '\na'])(
    'keeps the white space of %j in place of a block, at the end and before another item',
    (now) => {
      expect(parse(editYaml('a: |-\n  a\n  b\n', { a: 'a\nb' }, { a: now }))).toEqual({ a: now });
      const text = '- - |-\n    a\n    b\n- c\n';
      expect(parse(editYaml(text, [['a\nb'], 'c'], [[now], 'c']))).toEqual([[now], 'c']);
    },
  );

  it('keeps the line breaks of a folded text if its number of words stays the same', () => {
    const edit = ([a, b, c]: Word[]) => [
      a ?? {},
      b ?? {},
      { ...c, text: 'Takes a step through [pools](/p).' },
    ];
    expect(after(glossary, edit)).toBe(
      replaced('a swap\n    through pools.', 'a step\n    through [pools](/p).'),
    );
  });

  it('keeps the quotes of a text in braces', () => {
    const edit = ([a, b, c]: Word[]) => [a ?? {}, { ...b, text: 'Three' }, c ?? {}];
    expect(after(glossary, edit)).toBe(replaced('"Two tokens"', '"Three"'));
  });

  it.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a missing final newline', (text: string) => text.trimEnd()],
  ])('keeps %s', (_, written) => {
    const text = written(glossary);
    const removed = after(text, ([a, ...rest]) => [{ term: a?.term, text: a?.text }, ...rest]);
    expect(removed).toBe(written(glossary.replace('  glossary: v3\n', '')));
    const added = after(text, (words) => [...words, { term: 'Z' }]);
    expect(added.startsWith(text.trimEnd())).toBe(true);
    expect(parse(added)).toEqual([...(parse(glossary) as Word[]), { term: 'Z' }]);
  });

  it('does not write a replaced value after a comment', () => {
    expect(editYaml('# Words.\n- a\n- b\n', ['a', 'b'], [])).toBe('# Words.\n[]\n');
    expect(editYaml('a: # why\n  - b\nc: 1\n', { a: ['b'], c: 1 }, { a: 'd', c: 1 })).toBe(
      'a: d\nc: 1\n',
    );
  });

  it('keeps properties that are missing from the old value', () => {
    expect(editYaml('a: 1\nodd: 2\n', { a: 1 }, { a: 3, b: 4 })).toBe('a: 3\nb: 4\nodd: 2\n');
  });

  it('throws for invalid YAML', () => {
    expect(() => editYaml('a: [\n', {}, { a: 1 })).toThrow('Flow');
  });

  const text = fc.oneof(
    fc.constantFrom(
      "it's",
      'a: b',
      '- a',
      '# c',
      'true',
      '1',
      '{product}',
      ' a ',
      'a\nb',
      'a\n',
      ' a\n\nb \n\n',
      '\n a',
      '"',
      'ä, b',
    ),
    fc.string({ maxLength: 8 }),
  );
  const value = fc.letrec<{ value: unknown; object: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text,
      fc.integer(),
      fc.boolean(),
      fc.array(tie('value'), { maxLength: 4 }),
      tie('object'),
    ),
    object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value')),
  }));

  it('results in the new value for any old and new value', () => {
    fc.assert(
      fc.property(value.object, value.object, fc.boolean(), (before, now, flow) => {
        const written = stringify(before, { collectionStyle: flow ? 'flow' : 'any' });
        expect(parse(editYaml(written, before, now))).toEqual(now);
      }),
      { numRuns: 300 },
    );
  });
});
