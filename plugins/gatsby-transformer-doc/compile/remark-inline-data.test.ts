import { expect, test } from 'vitest';
import { STATUS_FILE } from '../../../src/site/data/status';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';

const status = `- topic: networks
  of: Goerli
  state: Gone.
  sources: [{ name: a note, url: 'https://example.org/', read: 2025-01-01 }]
- id: hardhat
  of: Hardhat
  state: Version 3.
  values: { version: 3.18.0, end: 2027-06-01, command: 'by \`UniswapX\`, again' }
  sources:
    - { name: a note, url: 'https://example.org/', read: 2026-11-28 }
    - { name: an older note, url: 'https://example.org/', read: 2026-01-02 }
`;
const files = { [STATUS_FILE]: status };
const fact = (show: string, of = 'hardhat') => `<Fact of="${of}" show="${show}" />`;

test('a fact is replaced by the latest date of its sources, or by a value', () => {
  const text = `As of ${fact('read')}, until [${fact('end')}](/end).\n\n| ${fact('version')} |\n| --- |\n| a |`;
  const html = markupOf(text, { files });
  expect(html).toContain('<p>As of 28 November 2026, until <a href="/end">1 June 2027</a>.</p>');
  expect(html).toMatch(/<th[^>]*>3\.18\.0<\/th>/);
});

test('code in a value becomes code, with the names in the settings', () => {
  const identifiers = { packageScopes: {}, contractPrefixes: { Uniswap: 'Iso' } };
  expect(markupOf(fact('command').replace(/^/, 'Run '), { files, identifiers })).toBe(
    '<p>Run by <code>IsoX</code>, again</p>',
  );
});

test('search finds the text of a fact', () => {
  const { sections } = compileText(`## Node\n\nUntil ${fact('end')}.`, { files });
  expect(sections.find(({ id }) => id === 'node')?.text).toBe('Until 1 June 2027.');
});

test.each([
  [
    fact('read', 'hardhatt'),
    '<Fact>: content/reference/status.yml has no entry with the id "hardhatt"; did you mean "hardhat"?',
  ],
  [fact('verson'), '<Fact>: the fact "hardhat" has no value "verson"; did you mean "version"?'],
  [
    fact('x'),
    '<Fact>: the fact "hardhat" has no value "x"; use one of read, version, end, command',
  ],
  [
    '<Fact of="hardhat" />',
    'in <Fact>, the prop "show" is missing: write the name of one of the values of the fact, such as show="read"',
  ],
  ['<Fact of="hardhat" show="read">Text</Fact>', "<Fact> can't contain text: write <Fact … />"],
])('%s is reported', (written, mistake) => {
  expect(mistakesIn(`As of ${written}.`, { files })).toEqual([`1:7 ${mistake}`]);
});

test('a fact outside a sentence is reported', () => {
  expect(mistakesIn(`Text.\n\n${fact('read')}`, { files })).toEqual([
    "3:1 <Fact> can't be on a line of its own: write it inside a sentence",
  ]);
});

test('mistakes in the data file are reported at their position, and a missing file has no facts', () => {
  const text = `As of ${fact('read')}.`;
  expect(
    mistakesIn(text, { files: { [STATUS_FILE]: status.replace('topic: networks', 'a: b') } }),
  ).toEqual([expect.stringMatching(/^1:3 /)]);
  expect(mistakesIn(text)).toEqual([
    expect.stringContaining(
      'has no entry with the id "hardhat"; there are none yet, so add one first',
    ),
  ]);
});
