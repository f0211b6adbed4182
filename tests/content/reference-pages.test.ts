import { FeeAmount, nearestUsableTick, Pool, TICK_SPACINGS, TickMath } from '@uniswap/v3-sdk';
import { getAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { DEPLOYMENTS_FILE, readDeployments } from '../../src/site/data/deployments';
import {
  fieldsOf,
  peripheryInterface,
  swapRouter,
  swapRouter02,
  universalRouter,
} from './calldata-functions';
import { fileText } from './page-text';
import { USDC, WETH } from './tokens';

const read = (page: string) => fileText(`content/docs/contracts/${page}.mdx`);
const deployments = read('v3/reference/deployments');
const router = read('universal-router/technical-reference');

/** Returns the cells of the table row whose first cell has this text. */
const row = (page: string, first: string) =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${first} `))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(2, -1);

describe('the ABI at each address', () => {
  test.each(['exactInputSingle', 'exactInput', 'exactOutputSingle', 'exactOutput'])(
    '%s has the selectors and the fields of the two routers',
    (name) => {
      const first = fieldsOf(swapRouter, name);
      const second = fieldsOf(swapRouter02, name);
      expect(first).toContain('deadline');
      expect(second).toEqual(first.filter((field) => field !== 'deadline'));
      expect(row(deployments, `\`${name}\``)).toEqual([
        `\`${swapRouter.getSighash(name)}\`, ${first.length} fields with \`deadline\``,
        `\`${swapRouter02.getSighash(name)}\`, ${second.length} fields`,
      ]);
    },
  );

  test('the second router has a multicall with a deadline, and swaps through v1', () => {
    expect(row(deployments, 'A deadline')?.[1]).toContain(
      swapRouter02.getSighash('multicall(uint256,bytes[])'),
    );
    expect(row(deployments, 'Swaps over v1 pairs')?.[1]).toContain(
      swapRouter02.getSighash('swapExactTokensForTokens'),
    );
  });

  test.each(['Quoter', 'QuoterV2'])('%s has the selector on the page', (name) => {
    const selector = peripheryInterface(`lens/${name}`).getSighash('quoteExactInputSingle');
    expect(deployments).toContain(`of \`${name}\` has the selector \`${selector}\``);
  });
});

describe('addresses in the text', () => {
  const known = [
    Pool.getAddress(WETH, USDC, FeeAmount.LOW),
    ...readDeployments(fileText(DEPLOYMENTS_FILE)).chains.flatMap((chain) =>
      chain.deployments.map(({ address }) => address),
    ),
  ];

  test.each([
    'v3/reference/deployments',
    'v3/reference/error-codes',
    'v1/reference/smart-contracts/common-errors',
    'universal-router/overview',
    'universal-router/releases',
    'universal-router/technical-reference',
  ])('%s names only addresses that are computed or in the registry', (page) => {
    for (const [address] of read(page).matchAll(/0x[0-9a-fA-F]{40}\b/g)) {
      expect(getAddress(address)).toBe(address);
      expect(known).toContain(address);
    }
  });
});

describe('the universal router', () => {
  test('has the selectors of execute', () => {
    for (const [count, signature] of [
      ['three', 'execute(bytes,bytes[],uint256)'],
      ['two', 'execute(bytes,bytes[])'],
    ] as const)
      expect(row(router, `${count} arguments`)?.[0]).toBe(
        `\`${universalRouter.getSighash(signature)}\``,
      );
  });

  test('has the masks and placeholders of its libraries', () => {
    const source = (name: string) =>
      fileText(`node_modules/@uniswap/universal-router/contracts/libraries/${name}.sol`);
    const value = (file: string, name: string) =>
      new RegExp(`constant ${name} = ([^;]+);`).exec(source(file))?.[1];
    for (const name of ['FLAG_ALLOW_REVERT', 'COMMAND_TYPE_MASK']) {
      expect(router).toContain(`\`${name}\` = \`${value('Commands', name)}\``);
    }
    for (const name of ['MSG_SENDER', 'ADDRESS_THIS', 'ETH']) {
      expect(row(router, `\`${name}\``)?.[0]).toBe(`\`${value('Constants', name)}\``);
    }
    expect(BigInt(value('Constants', 'CONTRACT_BALANCE') ?? 0)).toBe(2n ** 255n);
    expect(row(router, '`CONTRACT_BALANCE`')?.[0]).toBe('$2^{255}$');
    expect(row(router, '`ALREADY_PAID`')?.[0]).toBe(value('Constants', 'ALREADY_PAID'));
  });
});

test('the widest ticks at 0.3% are those on the error page', () => {
  const spacing = TICK_SPACINGS[FeeAmount.MEDIUM];
  expect(read('v3/reference/error-codes')).toContain(
    `${nearestUsableTick(TickMath.MIN_TICK, spacing)} and ${nearestUsableTick(TickMath.MAX_TICK, spacing)}`,
  );
});
