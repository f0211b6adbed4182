import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../tests/problems-of';
import { readPackageVersions } from './package-versions';

describe('package versions', () => {
  const manifest = JSON.stringify({ dependencies: { a: '1.0.0' } });
  const samples = '- { file: b.ts, packages: { b: 2.0.0 }, test: b.test.ts }';
  const text = (rows: string) => `read: 2026-11-22\npackages:\n${rows}`;
  const messages = (rows: string) =>
    problemsOf(() => readPackageVersions(text(rows), manifest, samples)).map(
      ({ line: at, message }) => `${at}: ${message}`,
    );

  test('are returned together with the installed versions', () => {
    const rows = '  - { name: a, newest: 1.0.0 }\n  - { name: b, newest: 3.0.0, why: untried }';
    expect(readPackageVersions(text(rows), manifest, samples).packages).toEqual([
      { name: 'a', pinned: '1.0.0', newest: '1.0.0' },
      { name: 'b', pinned: '2.0.0', newest: '3.0.0', why: 'untried' },
    ]);
  });

  test('need a reason if they are not the newest, and must not have one otherwise', () => {
    expect(messages('  - { name: b, newest: 3.0.0 }')).toEqual([
      '3: b is pinned to 2.0.0: explain under "why" why it is not updated',
    ]);
    expect(messages('  - { name: a, newest: 1.0.0, why: untried }')).toEqual([
      '3: a is pinned to the newest version: remove "why"',
    ]);
  });

  test('of a package that is not installed are rejected', () => {
    expect(messages('  - { name: c, newest: 1.0.0 }')).toEqual([
      '3: c is not installed here: write the version that the pages use under "pinned"',
    ]);
  });
});
