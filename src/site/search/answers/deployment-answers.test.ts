import { describe, expect, it } from 'vitest';
import { madeSources } from '../../../../tests/made-answer-sources';
import { sampleRecords } from '../../../../tests/search/sample-records';
import { readDeployments } from '../../data/deployments';
import { readReleases } from '../../data/releases';
import { answerPlaces } from './answer-sources';
import { addressAnswers, codeAnswers } from './deployment-answers';
import { errorAnswers, termAnswers } from './error-and-term-answers';

const shared = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
const withdrawn = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const hash = `0x${'ab'.repeat(32)}`;

const deployments = readDeployments(`
sources:
  - { repository: made/one, commit: ${'a'.repeat(40)}, read: 2026-01-01, holds: rows }
contracts: [{ name: Factory, does: makes }, { name: Router, does: routes }]
chains:
${['One', 'Two', 'Three']
  .map(
    (name, index) => `
  - id: ${index + 1}
    name: ${name}
    anchor: ${name.toLowerCase()}
    explorer: https://explorer.example
    deployments:
      - contract: ${index === 2 ? 'Router' : 'Factory'}
        address: '${shared}'
        source: [{ repository: made/one, file: rows.json }]
        ${index === 1 ? `contradicted: [{ address: '${withdrawn}', source: { repository: made/one, file: b.json } }]` : ''}`,
  )
  .join('\n')}
`);

const releases = readReleases(`
contracts:
  - name: Router
    releases:
      - id: router-1
        version: 1.0.0
        state: vulnerable
        safety: Takes what it should not.
        source: [{ where: made/one, what: tag, on: 2026-01-01 }]
        code: { package: made 1.0.0, file: Router.json, hash: '${hash}', length: 9, immutables: '' }
        runs: [{ contract: Router }]
        withdrawn: [{ chain: 2, address: '${withdrawn}', source: made }]
`);

describe('the answer to an address', () => {
  it('names both contracts at the address, with conflicting sources and warnings', () => {
    const [answer] = addressAnswers(madeSources({ deployments, releases }));
    expect(answer).toEqual({
      kind: 'address',
      asked: [shared],
      text:
        '`Factory` on One, Two (another source disagrees); ' +
        '`Router` on Three (vulnerable: do not use)',
      copy: shared,
      path: `/code#one?${shared}`,
    });
  });

  it('warns of a withdrawn address, and does not exist for an address that only a conflicting source lists', () => {
    const all = addressAnswers(madeSources({ deployments, releases }));
    expect(all.map(({ text }) => text).slice(1)).toEqual([
      '`Router` 1.0.0 on Two: withdrawn, do not use',
    ]);
    expect(addressAnswers(madeSources({ deployments }))).toHaveLength(1);
  });
});

it('the answer to a code hash names the contract, and warns if it is vulnerable', () => {
  expect(codeAnswers(madeSources({ releases }))).toMatchObject([
    { asked: [hash], text: 'Runtime code of `Router` 1.0.0: vulnerable, do not use' },
  ]);
});

it('a place is found by a piece of code or by its address, but only if a record for it exists', () => {
  const places = answerPlaces(sampleRecords(2), []);
  expect(places.ofCode('slot0')).toBe('/contracts/v3/page-0#use');
  expect(places.ofCode('slot0', 'other')).toBeUndefined();
  expect(places.find('/contracts/v3/page-1#use')).toBe('/contracts/v3/page-1#use');
  expect(places.find('/contracts/v3/page-1#other')).toBeUndefined();
});

it('answers link to the pages of the locale of the records', () => {
  const [record] = sampleRecords(1);
  if (!record) throw new Error('no record');
  const places = answerPlaces([{ ...record, objectID: '/de/concepts/fees' }], [], 'de');
  expect(places.find('/concepts/fees')).toBe('/de/concepts/fees');
  const terms = [
    { term: 'Fee', glossary: 'general', text: 'A price.', see: '[Fees](/concepts/fees)' } as const,
  ].map((term) => ({ ...term, also: [], link: true }));
  expect(termAnswers(madeSources({ terms, places }))).toMatchObject([
    { path: '/de/concepts/fees' },
  ]);
  const errors = [
    { code: 'K', contract: 'Pair', cause: 'Late.', fix: 'Ask.', href: '/concepts/fees' },
  ];
  expect(errorAnswers(madeSources({ errors: errors as never, places }))).toMatchObject([
    { path: '/de/concepts/fees' },
  ]);
});
