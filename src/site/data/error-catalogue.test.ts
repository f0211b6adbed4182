import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorGroups, ERRORS_FILE, readErrorCatalogue } from './error-catalogue';

const catalogue = readErrorCatalogue(readFileSync(ERRORS_FILE, 'utf8'));
const hrefOf = (code: string, contract?: string) =>
  catalogue.find((entry) => entry.code === code && (!contract || entry.contract === contract))
    ?.href;

test('every error has a unique address', () => {
  const addresses = catalogue.map(({ href }) => href);
  expect(addresses.filter((href, index) => addresses.indexOf(href) !== index)).toEqual([]);
});

test('every group has errors', () => {
  for (const group of errorGroups) {
    expect([group, catalogue.some((entry) => entry.group === group)]).toEqual([group, true]);
  }
});

test.each([
  ['STF', undefined, '/contracts/v3/reference/error-codes#stf'],
  ['LOK', undefined, '/contracts/v3/reference/error-codes#lok'],
  ['TD', undefined, '/contracts/v3/reference/error-codes#td'],
  ['UniswapV2: K', undefined, '/contracts/v1/reference/smart-contracts/common-errors#k'],
  [
    'UniswapV2Router: EXPIRED',
    undefined,
    '/contracts/v1/reference/smart-contracts/common-errors#router-expired',
  ],
  [
    'UniswapV2: FORBIDDEN',
    'UniswapV2Factory',
    '/contracts/v1/reference/smart-contracts/common-errors#forbidden-uniswapv2factory',
  ],
  [
    'InvalidNonce()',
    undefined,
    '/contracts/universal-router/technical-reference#permit2-invalidnonce',
  ],
])('%s of %s is explained at %s', (code, contract, href) => {
  expect(hrefOf(code, contract)).toBe(href);
});

test('a package whose errors no page lists is rejected', () => {
  const entry = (name: string) =>
    `- { code: A, package: '${name}', contract: A, function: a, condition: a, cause: a, fix: a }`;
  expect(() => readErrorCatalogue(entry('@uniswap/other 1.0.0'))).toThrow(
    'content/errors.yml:1:14 no page lists the errors of "@uniswap/other 1.0.0"',
  );
});
