import { describe, expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';
import { problemsOf } from '../../../tests/problems-of';
import { readGlossary } from '../../../src/site/data/read-glossary';

const glossary = `
- term: Tick
  glossary: general
  text: 'An integer for a price of {product}.'
  see: '[Ticks](/concepts/ticks)'
- term: Tick spacing
  glossary: general
  text: Distance between usable ticks.
- term: Reserves
  glossary: v1
  text: What a pair has recorded.
- term: Router
  glossary: general
  text: What wallets call.
  link: false
`;
const files = { 'content/glossary.yml': glossary };
const words = (text: string, path = '/a') =>
  [
    ...markupOf(text, { files, path }).matchAll(/<a class="term" href="([^"]*)"[^>]*>([^<]*)</g),
  ].map(([, href, word]) => `${word} ${href}`);

describe('glossary terms', () => {
  test('are linked at their first use on a page, and the longest term wins', () => {
    expect(words('The tick spacing is set. Ticks and a tick, a router.\n\nAnother tick.')).toEqual([
      'tick spacing /concepts/glossary#tick-spacing',
      'Ticks /concepts/glossary#tick',
    ]);
  });

  test('are not linked in headings, links, code, tables or inside other words', () => {
    expect(
      words('## Tick\n\n[tick](/b) `tick` sticky tick-size\n\n| tick |\n| - |\n| tick |'),
    ).toEqual([]);
  });

  test('come from the glossary of the version, and are not linked on the page that explains them', () => {
    expect(words('Reserves and a tick.', '/contracts/v1/concepts')).toEqual([
      'Reserves /contracts/v1/concepts/protocol-overview/glossary#reserves',
      'tick /concepts/glossary#tick',
    ]);
    expect(words('Reserves and a tick.', '/concepts/ticks')).toEqual([]);
    expect(words('A tick.', '/concepts/glossary')).toEqual([]);
  });

  test('are not recorded as links of the writer', () => {
    expect(compileText('A tick.', { files }).links).toEqual([]);
  });
});

describe('a glossary', () => {
  test('reports entries that cannot be shown on hover', () => {
    const read = () => readGlossary('- term: A\n  glossary: general\n  text: $x$');
    expect(read).toThrow(/content\/glossary\.yml:1:3 .*plain text/);
  });

  test("is rendered by letter and term, with anchors, the product's name and links", () => {
    const { headings, links } = compileText('<GlossaryTerms of="general" />', { files });
    expect(headings.map(({ id, depth }) => `${depth} ${id}`)).toEqual([
      '2 r',
      '3 router',
      '2 t',
      '3 tick',
      '3 tick-spacing',
    ]);
    expect(links.map(({ href }) => href)).toEqual(['/concepts/ticks']);
    expect(markupOf('<GlossaryTerms of="general" />', { files })).toContain('a price of Isobar.');
  });

  test('lists each word only once, even as another name of a term', () => {
    const twice = {
      'content/glossary.yml':
        '- { term: Pool, glossary: general, text: A pool., also: [Market] }\n- { term: pool, glossary: v1, text: A pair. }\n- { term: market, glossary: general, text: A place. }\n',
    };
    expect(problemsOf(() => readGlossary(twice['content/glossary.yml']))).toMatchObject([
      {
        line: 3,
        message:
          '"term" in entry 3 is "market": it is listed twice in the glossary "general"; remove one of the two',
      },
    ]);
  });

  test('reports mistakes with their position', () => {
    expect(mistakesIn('<GlossaryTerms of="v2" />', { files })).toEqual([
      '1:1 in <GlossaryTerms>, the prop "of" is "v2": write general or v1',
    ]);
    const open = { 'content/glossary.yml': '- term: A\n  glossary: general\n  text: a {b' };
    expect(mistakesIn('<GlossaryTerms of="general" />', { files: open })).toEqual([
      expect.stringMatching(/^1:\d+ MDX: /),
    ]);
  });
});
