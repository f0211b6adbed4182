import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../tests/problems-of';
import { dayOf, readStatus } from './status';
import { formatProblem } from '../sources/content-problem';

const line = (changed: string) => `- topic: owners
  of: The factory
  state: 'Owned by \`0x1a9C8182C09F50C8318d769245beA52c32BE35BC\`.'
  sources: [{ name: a note, url: 'https://example.org/', read: 2026-11-22 }]
${changed}`;

const mistakes = (text: string) => problemsOf(() => readStatus(text)).map(formatProblem);

describe('a line of the status', () => {
  test('is read with its sources', () => {
    expect(readStatus(line(''))[0]?.sources[0]?.read).toBe('2026-11-22');
  });

  test('is rejected if an address has the wrong case, with the right form', () => {
    const wrong = line("  ask: 'Call `0x1a9c8182C09F50C8318d769245beA52c32BE35BC`.'");
    expect(mistakes(wrong)).toEqual([
      expect.stringMatching(/:5:\d+ .*0x1a9C8182C09F50C8318d769245beA52c32BE35BC/),
    ]);
  });

  test('is rejected without a source', () => {
    expect(mistakes(line('').replace(/\[\{.*\]/, '[]'))).toEqual([
      expect.stringMatching(/:4:\d+ .*add at least one source/),
    ]);
  });

  test('is rejected if its topic is unknown', () => {
    expect(mistakes(line('').replace('owners', 'owner'))[0]).toContain(
      'protocol-fees, owners, services, networks',
    );
  });

  test('has the date of its most recently read source', () => {
    const sources = ['2026-01-02', '2026-03-01', '2025-12-31']
      .map((read) => `{ name: a note, url: 'https://example.org/', read: ${read} }`)
      .join();
    const [fact] = readStatus(line('').replace(/\[.*\]/, `[${sources}]`));
    expect(fact && dayOf(fact)).toBe('2026-03-01');
  });

  test('is rejected if it has neither a topic nor an id', () => {
    const alone = line('').replace('topic: owners\n  of', 'of');
    expect(mistakes(alone)).toEqual([
      expect.stringMatching(/:1:3 .*no page can show this line: give it a topic or an id/),
    ]);
    expect(readStatus(alone.replace('- of', '- id: a-1\n  of'))).toHaveLength(1);
  });

  test('is rejected if another line has its id', () => {
    expect(mistakes(line('  id: a\n') + line('  id: a\n') + line('  id: b\n'))).toEqual([
      expect.stringMatching(/:10:3 .*the id "a" is used twice/),
    ]);
  });

  test.each([
    ['read: 2026-01-02', /:5:13 .*"read" is reserved for the date of the sources/],
    ['commit: 5123456', /:5:13 .*put the value in quotes/],
    [
      "at: '`0x1a9c8182C09F50C8318d769245beA52c32BE35BC`'",
      /:5:13 .*: the EIP-55 checksum is wrong/,
    ],
  ])('is rejected with the value %s', (value, mistake) => {
    expect(mistakes(line(`  values: { ${value} }`))).toEqual([expect.stringMatching(mistake)]);
  });
});
