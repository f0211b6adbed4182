import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../tests/problems-of';
import { readStatus } from './status';
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

  test('is refused with an address of another case, and told the right one', () => {
    const wrong = line("  ask: 'Call `0x1a9c8182C09F50C8318d769245beA52c32BE35BC`.'");
    expect(mistakes(wrong)).toEqual([
      expect.stringMatching(/:5:\d+ .*0x1a9C8182C09F50C8318d769245beA52c32BE35BC/),
    ]);
  });

  test('is refused without a source', () => {
    expect(mistakes(line('').replace(/\[\{.*\]/, '[]'))).toEqual([
      expect.stringMatching(/:4:\d+ .*give at least one source/),
    ]);
  });

  test('is refused with a topic that no page draws', () => {
    expect(mistakes(line('').replace('owners', 'owner'))[0]).toContain(
      'protocol-fees, owners, services, networks',
    );
  });
});
