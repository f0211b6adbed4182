import { expect, test } from 'vitest';
import { formatProblem } from '../../site/sources/content-problem';
import { agedFacts } from './aged-facts';

const aged = (text: string) => agedFacts('a.yml', text, '2026-08-30').map(formatProblem);

test('the age of a fact is that of its most recently read source', () => {
  const text = `
- of: The factory
  sources:
    - { name: a, read: 2026-01-01 }
    - { name: b, read: 2026-08-30 }
- of: Goerli
  sources:
    - { name: c, read: 2026-01-01 }
    - { name: d, read: 2026-08-29 }
`;
  expect(aged(text)).toEqual([
    expect.stringMatching(
      /^a\.yml:9:18 Goerli was last checked on 2026-08-29: check its sources again/,
    ),
  ]);
});

test('each item of a list of sources is a separate fact', () => {
  const text = `
sources:
  - repository: a/b
    read: 2026-01-01
  - repository: a/c
    read: 2026-09-01
contracts: [{ name: A, source: [{ on: 2020-01-01 }] }]
`;
  expect(aged(text)).toEqual([expect.stringMatching(/^a\.yml:4:5 a\/b was last checked/)]);
});

test('a file with a single date is one fact', () => {
  expect(aged('read: 2026-08-29\npackages: [{ name: a }]\n')).toEqual([
    expect.stringMatching(/^a\.yml:1:1 a\.yml was last checked/),
  ]);
});

test('a text that cannot be read has no facts', () => {
  expect(aged('a: [')).toEqual([]);
});
