import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../sources/content-problem';
import { DEPLOYMENTS_FILE, independentSources, readDeployments } from './deployments';
import { problemsOf } from '../../../tests/problems-of';

const text = readFileSync(DEPLOYMENTS_FILE, 'utf8');
const ALONE = [
  'UniversalRouterV2_1_2 on 137',
  'UniswapV3Staker on 137',
  'UniversalRouterV2_1_2 on 42220',
  'UniswapV3Staker on 42220',
  'UniversalRouterV2_1_2 on 56',
  'UniswapV3Staker on 56',
  'NonfungibleTokenPositionDescriptor on 56',
  'NFTDescriptor on 56',
  'TransparentUpgradeableProxy on 56',
  'ProxyAdmin on 56',
  'ProxyAdmin on 8453',
  'UniversalRouterV2_1_2 on 43114',
  'UniswapV3Staker on 43114',
  'UniversalRouterV2_1_2 on 130',
  'UniversalRouterV2_1_2 on 480',
  'UniswapV3Staker on 7777777',
  'UniswapV2Router02 on 7777777',
  'UniversalRouterV1_2_NoV2Support on 81457',
  'UniversalRouterV2_1_2 on 81457',
  'UniswapV3Staker on 81457',
];
const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984';

/** Returns the errors of the registry after one change to its text. */
function problemsWith(from: string | RegExp, to: string): string[] {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return problemsOf(() => readDeployments(changed)).map(formatProblem);
}

const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

describe('the registry of deployed contracts', () => {
  test('is valid, and contains the most important chains', () => {
    expect(readDeployments(text).chains.map(({ id }) => id)).toEqual(
      expect.arrayContaining([1, 10, 137, 42161, 42220]),
    );
  });

  test('rejects a wrong checksum and names the right form', () => {
    expect(problemsWith(factory, factory.toLowerCase())).toEqual([
      expect.stringMatching(
        new RegExp(`^${DEPLOYMENTS_FILE}:${lineOf(factory)}:\\d+ .*EIP-55.*write ${factory}$`),
      ),
    ]);
  });

  test('rejects an address with one wrong digit', () => {
    expect(problemsWith(factory, factory.replace('1F98', '1F99'))[0]).toContain('EIP-55');
  });

  test.each([
    ['an address that is too short', factory, factory.slice(0, -1), 'this is not an address'],
    ['an address without quotes', `'${factory}'`, factory, 'in quotes'],
    [
      'a contract that is not listed',
      '- contract: SwapRouter\n',
      '- contract: Router\n',
      'no contract has this name; add it under "contracts", or correct the name',
    ],
    ['a chain twice', 'id: 10\n', 'id: 1\n', 'it is listed twice; remove one of the two'],
    ['an anchor twice', 'anchor: optimism', 'anchor: mainnet', 'another chain has this anchor'],
    ['an explorer without https', 'https://celoscan.io', 'http://celoscan.io', 'https'],
    [
      'a source without a commit',
      'repository: Uniswap/contracts\n',
      'repository: Uniswap/records\n',
      'no source has this name; add it under "sources", with the commit that you read',
    ],
    [
      'a short commit',
      /commit: b246f140\w+/,
      'commit: b246f140',
      'all 40 hex digits of the commit',
    ],
    [
      'a date that does not exist',
      'read: 2026-11-22',
      'read: 2026-11-31',
      'write a date such as 2026-11-22',
    ],
    [
      'a contradiction with the same address',
      /address: '0x5e55C9e6\w+'/,
      "address: '0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6'",
      'this is the same as "address"; write the address that contradicts it',
    ],
  ])('rejects %s', (_, from, to, message) => {
    expect(problemsWith(from, to)[0]).toContain(message);
  });

  test('has two independent sources for nearly every address', () => {
    const registry = readDeployments(text);
    const alone = registry.chains.flatMap(({ id, deployments }) =>
      deployments
        .filter((one) => independentSources(one, registry) < 2)
        .map(({ contract }) => `${contract} on ${id}`),
    );
    // No second source was found for these addresses. The page marks each of them.
    expect(alone).toEqual(ALONE);
  });

  test('counts packages, and the repositories they are published from, as one source', () => {
    const registry = readDeployments(text);
    const count = (...source: Parameters<typeof independentSources>[0]['source']) =>
      independentSources({ source }, registry);
    const fromPackage = { package: '@uniswap/v3-sdk 3.9.0', constant: 'FACTORY_ADDRESS' };
    const from = (repository: string) => ({ repository, file: 'a.md' });
    expect(count(fromPackage, from('Uniswap/sdks'))).toBe(1);
    expect(count(from('Uniswap/docs'), { repository: 'Uniswap/docs', file: 'b.md' })).toBe(1);
    expect(count(fromPackage, from('Uniswap/docs'))).toBe(2);
  });
});
