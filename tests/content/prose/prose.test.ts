import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatProblems, type ContentProblem } from '../../../src/site/sources/content-problem';
import { proseOfDoc, type Prose } from '../../../src/commands/check-content/prose-text';
import { checkTerms, proseOf } from '../../../src/commands/check-content/term-problems';
import { checkDays } from './check-days';
import { checkHeadings } from './check-headings';
import { checkSpelling } from './check-spelling';
import { dictionary } from './dictionary';

const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .flatMap((file): [string, Prose][] => {
    const prose = proseOf(file, readFileSync(file, 'utf8'));
    return prose ? [[file, prose]] : [];
  });

const inAll = async (check: (file: string, prose: Prose) => Promise<ContentProblem[]>) =>
  formatProblems((await Promise.all(files.map(([file, prose]) => check(file, prose)))).flat());

describe('the prose of docs, glossaries and error causes', () => {
  test('is spelt as in Britain, or with the words of content/dictionary.yml, and repeats none', async () => {
    expect(await inAll((file, { text }) => checkSpelling(file, text))).toBe('');
  }, 120_000);

  test('uses one word for one thing', async () => {
    expect(
      await inAll((file, { text }) => Promise.resolve(checkTerms(file, text, dictionary))),
    ).toBe('');
  });

  test('has headings in the active voice', async () => {
    expect(await inAll((file, { headings }) => checkHeadings(file, headings))).toBe('');
  });
});

test('docs get the dates of facts from the data', () => {
  const dated = files.filter(([file]) => file.endsWith('.mdx'));
  expect(formatProblems(dated.flatMap(([file, { text }]) => checkDays(file, text)))).toBe('');
});

describe('the checks themselves', () => {
  const doc = (text: string) => proseOfDoc(`---\ntitle: A\n---\n\n${text}\n`);

  test('report file, line and column of a misspelled and of a repeated word', async () => {
    const { text } = doc('A colour and a color.\n\nThe the `end` end, `colr` $x x$, `a` and `a`.');
    const found = (await checkSpelling('a.mdx', text)).map(
      ({ line, column, message }) => `${line}:${column} ${message.split(',')[0]}`,
    );
    expect(found).toEqual([
      expect.stringContaining('5:16 Unexpected unknown word `color`'),
      expect.stringContaining('7:1 Unexpected repeated `the`'),
    ]);
  });

  test('report a word that has a better one, and American spelling', () => {
    const { text } = doc('An LPer initializes the size.');
    expect(checkTerms('a.mdx', text, dictionary).map(({ message }) => message)).toEqual([
      'write "initialises", not "initializes"',
      'write "liquidity provider", not "LPer"',
    ]);
  });

  test('report another name for the unit of a fee', () => {
    const { text } = doc('Hundredths of a pip, hundredths of it; hundredths of a basis point.');
    expect(checkTerms('a.mdx', text, dictionary).map(({ column }) => column)).toEqual([1, 22]);
  });

  test('report a passive heading, but no passive sentence', async () => {
    const { headings } = doc('## How fees are paid\n\nFees are paid.');
    expect((await checkHeadings('a.mdx', headings)).map(({ line }) => line)).toEqual([5]);
  });

  test.each([
    'As of 28 November 2026, it is on.',
    'It is on ([Status](/a), as of\nJuly 2026).',
    'As of **2026-11-28** it is on.',
    'Checked on November 28, 2026.',
    'We read these on 28 November 2026, in `a/b`.',
    'We read its newest sources on 28 November 2026.',
    'Version 3 was the newest on [28 November 2026](/a).',
    'The schema was still current in June 2026.',
    'The manual of each tool says in August 2026:',
    'On 28 November 2026 we knew of these:',
    'Today (June 2026) it is on.',
    'At the time of writing it is on.',
    'The fee is on for these chains (June 2026).',
    'It has 16 entities (28 November 2026).',
    'Its last change, of 13 January 2026, brought none back.',
    'On Mainnet the fee has been on since 27 December 2025.',
    'The schema has had no such field since 1 April 2024.',
  ])('report the date of an observation: %s', (words) => {
    const { text } = doc(`Some words.\n\n${words}`);
    const found = checkDays('a.mdx', text);
    expect(found.map(({ line }) => line)).toEqual([7]);
    expect(found[0]?.message).toContain('write <Fact of="the id" show="read" /> for the day');
  });

  test.each([
    'Support ended on 30 September 2026, and was announced in March 2025.',
    'The schema of 13 January 2026 was removed on 23 April 2024.',
    'Node 22 is maintained until 30 April 2027.',
    'The mail said in March 2025 that it would end. A list is current. In May 2026 it ended.',
    'The sums are as of now. Since the upgrade of May 2025 (the latest) accounts have code.',
    'As of <Fact of="a" show="read" />, the newest on <Fact of="a" show="read" />.',
    'Run `as of 28 November 2026`.',
    'Accounts can have code since the upgrade Pectra (of May 2025). It has been slow. Since May 2025 it is not.',
    'Its newest release was replaced in May 2026.',
    'The schema (of 1 April 2024) is old.',
  ])('accept the dates of events, and dates from the data: %s', (words) => {
    expect(checkDays('a.mdx', doc(words).text)).toEqual([]);
  });
});
