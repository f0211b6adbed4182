import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ContentError } from '../content-problem';
import { DEPLOYMENTS_FILE, isCompared, readDeployments } from './deployments';

const text = readFileSync(DEPLOYMENTS_FILE, 'utf8');
const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984';

/** What is said of the registry with one thing changed. */
function problemsWith(from: string, to: string): string[] {
  expect(text).toContain(from);
  try {
    readDeployments(text.replace(from, to));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  }
}

const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

describe('the registry of deployed contracts', () => {
  test('is good, and knows the chains that a reader looks for', () => {
    expect(readDeployments(text).chains.map(({ id }) => id)).toEqual(
      expect.arrayContaining([1, 10, 137, 42161, 42220]),
    );
  });

  test('refuses a wrong checksum and says the right form', () => {
    expect(problemsWith(factory, factory.toLowerCase())).toEqual([
      expect.stringMatching(
        new RegExp(`^${DEPLOYMENTS_FILE}:${lineOf(factory)} .*EIP-55.*write ${factory}$`),
      ),
    ]);
  });

  test('refuses a slip of one digit', () => {
    expect(problemsWith(factory, factory.replace('1F98', '1F99'))[0]).toContain('EIP-55');
  });

  test.each([
    ['an address that is too short', factory, factory.slice(0, -1), 'is no address'],
    ['an address without quotes', `'${factory}'`, factory, 'in quotes'],
    [
      'a contract that is not listed',
      '- contract: SwapRouter\n',
      '- contract: Router\n',
      'not listed',
    ],
    ['a chain twice', 'id: 10\n', 'id: 1\n', 'is listed already'],
    ['an anchor twice', 'anchor: optimism', 'anchor: mainnet', 'is taken'],
    ['an explorer without https', 'https://celoscan.io', 'http://celoscan.io', 'https'],
  ])('refuses %s', (_, from, to, message) => {
    expect(problemsWith(from, to)[0]).toContain(message);
  });

  test('tells an address that a package holds from one that a document says', () => {
    const [mainnet] = readDeployments(text).chains;
    const of = (name: string) =>
      isCompared(mainnet?.deployments.find(({ contract }) => contract === name)?.source ?? []);
    expect([of('UniswapV3Factory'), of('SwapRouter')]).toEqual([true, false]);
  });
});
