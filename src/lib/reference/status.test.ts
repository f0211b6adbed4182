import { describe, expect, test } from 'vitest';
import { ContentError } from '../content-problem';
import { readPackageVersions } from './package-versions';
import { readStatus } from './status';

const line = (changed: string) => `- topic: owners
  of: The factory
  state: 'Owned by \`0x1a9C8182C09F50C8318d769245beA52c32BE35BC\`.'
  sources: [{ name: a note, url: 'https://example.org/', read: 2026-11-22 }]
${changed}`;

function problemsOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

describe('a line of the status', () => {
  test('is read with its sources', () => {
    expect(readStatus(line(''))[0]?.sources[0]?.read).toBe('2026-11-22');
  });

  test('is refused with an address of another case, and told the right one', () => {
    const wrong = line("  ask: 'Call `0x1a9c8182C09F50C8318d769245beA52c32BE35BC`.'");
    expect(problemsOf(() => readStatus(wrong))).toEqual([
      expect.objectContaining({
        line: 5,
        message: expect.stringContaining('0x1a9C8182C09F50C8318d769245beA52c32BE35BC') as string,
      }),
    ]);
  });

  test('is refused without a source', () => {
    expect(problemsOf(() => readStatus(line('').replace(/\[\{.*\]/, '[]')))).toEqual([
      expect.objectContaining({
        line: 4,
        message: expect.stringContaining('give at least one source') as string,
      }),
    ]);
  });

  test('is refused with a topic that no page draws', () => {
    expect(problemsOf(() => readStatus(line('').replace('owners', 'owner')))[0]?.message).toContain(
      'protocol-fees, owners, services, networks',
    );
  });
});

describe('versions of packages', () => {
  const manifest = JSON.stringify({ dependencies: { a: '1.0.0' } });
  const samples = '- { file: b.ts, packages: { b: 2.0.0 }, test: b.test.ts }';
  const text = (rows: string) => `read: 2026-11-22\npackages:\n${rows}`;
  const messages = (rows: string) =>
    problemsOf(() => readPackageVersions(text(rows), manifest, samples)).map(
      ({ line: at, message }) => `${at}: ${message}`,
    );

  test('are shown beside what is installed', () => {
    const rows = '  - { name: a, newest: 1.0.0 }\n  - { name: b, newest: 3.0.0, why: untried }';
    expect(readPackageVersions(text(rows), manifest, samples).packages).toEqual([
      { name: 'a', pinned: '1.0.0', newest: '1.0.0' },
      { name: 'b', pinned: '2.0.0', newest: '3.0.0', why: 'untried' },
    ]);
  });

  test('need a reason where they are old, and none where they are not', () => {
    expect(messages('  - { name: b, newest: 3.0.0 }')).toEqual([
      '3: b is pinned to 2.0.0: say under "why" what keeps it there',
    ]);
    expect(messages('  - { name: a, newest: 1.0.0, why: untried }')).toEqual([
      '3: a is pinned to the newest: leave out "why"',
    ]);
  });

  test('of a package that nothing installs are refused', () => {
    expect(messages('  - { name: c, newest: 1.0.0 }')).toEqual([
      '3: c is installed by nothing here: say under "pinned" what the pages are written for',
    ]);
  });
});
