import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../sources/content-problem';
import { DEPLOYMENTS_FILE, readDeployments } from './deployments';
import { findRelease, readReleases, RELEASES_FILE, whereItRuns } from './releases';
import { problemsOf } from '../../../tests/problems-of';

const text = readFileSync(RELEASES_FILE, 'utf8');
const deployments = readDeployments(readFileSync(DEPLOYMENTS_FILE, 'utf8'));
const releases = readReleases(text, deployments);

/** Returns the errors of the releases after one change to their text. */
function problemsWith(from: string | RegExp, to: string): string[] {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return problemsOf(() => readReleases(changed, deployments)).map(formatProblem);
}

describe('the releases', () => {
  test.each([
    [
      'an id twice',
      'id: staker-1.0.0',
      'id: staker-1.0.2',
      'another release has this id; choose another one',
    ],
    [
      'a contract twice',
      '- name: QuoterV2\n',
      '- name: Quoter\n',
      'it is listed twice; remove one of the two',
    ],
    [
      'an unknown state',
      'state: vulnerable',
      'state: bad',
      'write current, superseded or vulnerable',
    ],
    ['a short hash', /hash: '0x../, "hash: '0x", 'write 0x and 64 hex digits'],
    ['offsets as a list', /immutables: ''/, 'immutables: []', 'write the offsets as one text'],
    ['a release without a source', /source:\n +- \{.*\}/, 'source: []', 'at least one source'],
    [
      'a wrong checksum',
      '0x1f98407aaB862CdDeF78Ed252D6f557aA5b0f00d',
      '0x1F98407aaB862CdDeF78Ed252D6f557aA5b0f00d',
      'write 0x1f98407aaB862CdDeF78Ed252D6f557aA5b0f00d',
    ],
    [
      'a contract that is not in the registry',
      'runs:\n          - { contract: SwapRouter }',
      'runs:\n          - { contract: SwapRouter01 }',
      'deployments.yml has no contract of this name; correct the name, or add it there',
    ],
    [
      'a chain on which the registry does not list the contract',
      'chains: [1, 42220, 11155111]',
      'chains: [1, 42220, 130]',
      'deployments.yml has no UniversalRouterV1_2_V2Support on this chain; add it there or remove the chain',
    ],
  ])('reject %s, with its position', (_, from, to, message) => {
    const [problem] = problemsWith(from, to);
    expect(problem).toContain(message);
    expect(problem).toMatch(/^content\/reference\/releases\.yml:\d+:\d+ /);
  });

  test('run at different addresses: no deployment runs two of them', () => {
    const rows = releases.contracts.flatMap(({ releases }) =>
      releases.flatMap((release) =>
        whereItRuns(release, deployments).map(({ id, contract }) => `${contract} on ${id}`),
      ),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row, index) => rows.indexOf(row) < index)).toEqual([]);
  });

  test('that are withdrawn have addresses that the registry does not list on that chain', () => {
    const listed = deployments.chains.flatMap(({ id, deployments }) =>
      deployments.map(({ address }) => `${id} ${address}`),
    );
    const withdrawn = releases.contracts.flatMap(({ releases }) =>
      releases.flatMap((release) =>
        release.withdrawn.map(({ chain, address }) => `${chain} ${address}`),
      ),
    );
    expect(withdrawn).toHaveLength(7);
    expect(withdrawn.filter((one) => listed.includes(one))).toEqual([]);
  });

  test('are found by their id', () => {
    expect(findRelease(releases, 'staker-1.0.0')?.contract).toBe('UniswapV3Staker');
    expect(findRelease(releases, 'staker-9')).toBeUndefined();
  });
});
