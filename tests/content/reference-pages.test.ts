import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ether, Token } from '@uniswap/sdk-core';
import { FeeAmount, nearestUsableTick, Pool, TICK_SPACINGS, TickMath } from '@uniswap/v3-sdk';
import { getAddress, toFunctionSelector, type AbiFunction, type AbiParameter } from 'viem';
import { describe, expect, test } from 'vitest';
import { DEPLOYMENTS_FILE, readDeployments } from '../../src/site/data/deployments';

const docs = 'content/docs/contracts';
const read = (page: string) => readFileSync(join(docs, `${page}.mdx`), 'utf8');
const deployments = read('v3/reference/deployments');
const router = read('universal-router/technical-reference');

const abiOf = (path: string) =>
  (
    JSON.parse(readFileSync(join('node_modules/@uniswap', path), 'utf8')) as {
      abi: (AbiFunction | { type: 'event' })[];
    }
  ).abi.filter((item): item is AbiFunction => item.type === 'function');

const periphery = 'v3-periphery/artifacts/contracts';
const swapRouter = abiOf(`${periphery}/SwapRouter.sol/SwapRouter.json`);
const swapRouter02 = abiOf(
  'swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
);
const universalRouter = abiOf(
  'universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json',
);

/** Selector of the overload with a number of arguments. */
function selector(abi: AbiFunction[], name: string, count = 1): string {
  const found = abi.find((item) => item.name === name && item.inputs.length === count);
  if (!found) throw new Error(`there is no ${name}`);
  return toFunctionSelector(found);
}

function fieldsOf(abi: AbiFunction[], name: string): string[] {
  const [parameter] = abi.find((item) => item.name === name)?.inputs ?? [];
  const { components = [] } = parameter as AbiParameter & { components?: AbiParameter[] };
  return components.map((field) => field.name ?? '');
}

/** The cells of the row of a table that starts with a name. */
const row = (page: string, first: string) =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${first} `))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(2, -1);

describe('which ABI at which address', () => {
  test.each(['exactInputSingle', 'exactInput', 'exactOutputSingle', 'exactOutput'])(
    '%s has the selectors and the fields of the two routers',
    (name) => {
      const first = fieldsOf(swapRouter, name);
      const second = fieldsOf(swapRouter02, name);
      expect(first).toContain('deadline');
      expect(second).toEqual(first.filter((field) => field !== 'deadline'));
      expect(row(deployments, `\`${name}\``)).toEqual([
        `\`${selector(swapRouter, name)}\`, ${first.length} fields with \`deadline\``,
        `\`${selector(swapRouter02, name)}\`, ${second.length} fields`,
      ]);
    },
  );

  test('the second router has a multicall with a deadline, and swaps over v1', () => {
    const multicall = swapRouter02.find(
      ({ name, inputs }) => name === 'multicall' && inputs[0]?.type === 'uint256',
    );
    if (!multicall) throw new Error('there is no multicall with a deadline');
    expect(row(deployments, 'A deadline')?.[1]).toContain(toFunctionSelector(multicall));
    expect(row(deployments, 'Swaps over v1 pairs')?.[1]).toContain(
      selector(swapRouter02, 'swapExactTokensForTokens', 4),
    );
  });

  test('the quoters have the selectors that the page says', () => {
    const quoter = abiOf(`${periphery}/lens/Quoter.sol/Quoter.json`);
    const quoterV2 = abiOf(`${periphery}/lens/QuoterV2.sol/QuoterV2.json`);
    expect(deployments).toContain(
      `of \`Quoter\` is \`${selector(quoter, 'quoteExactInputSingle', 5)}\``,
    );
    expect(deployments).toContain(
      `of \`QuoterV2\` is \`${selector(quoterV2, 'quoteExactInputSingle')}\``,
    );
  });

  test('factory() is where the page says, and nowhere else', () => {
    const names = (abi: AbiFunction[]) => abi.map(({ name }) => name);
    const lens = (name: string) => abiOf(`${periphery}/lens/${name}.sol/${name}.json`);
    const manager = 'NonfungiblePositionManager';
    const having = [
      swapRouter,
      swapRouter02,
      lens('Quoter'),
      lens('QuoterV2'),
      abiOf(`${periphery}/${manager}.sol/${manager}.json`),
      abiOf(`${periphery}/V3Migrator.sol/V3Migrator.json`),
    ];
    for (const abi of having) expect(names(abi)).toContain('factory');
    for (const abi of [lens('TickLens'), universalRouter])
      expect(names(abi)).not.toContain('factory');
  });
});

describe('addresses in the text', () => {
  const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6);
  const known = [
    Pool.getAddress(Ether.onChain(1).wrapped, usdc, FeeAmount.LOW),
    ...readDeployments(readFileSync(DEPLOYMENTS_FILE, 'utf8')).chains.flatMap((chain) =>
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
  ])('%s names none that is not in the registry or computed', (page) => {
    for (const [address] of read(page).matchAll(/0x[0-9a-fA-F]{40}\b/g)) {
      expect(getAddress(address)).toBe(address);
      expect(known).toContain(address);
    }
  });
});

describe('the universal router', () => {
  test('has the selectors of execute', () => {
    expect(row(router, 'three arguments')?.[0]).toBe(
      `\`${selector(universalRouter, 'execute', 3)}\``,
    );
    expect(row(router, 'two arguments')?.[0]).toBe(
      `\`${selector(universalRouter, 'execute', 2)}\``,
    );
  });

  test('has the masks and stand-ins of its libraries', () => {
    const source = (name: string) =>
      readFileSync(
        `node_modules/@uniswap/universal-router/contracts/libraries/${name}.sol`,
        'utf8',
      );
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

test('the widest ticks at 0.3% are those of the error page', () => {
  const spacing = TICK_SPACINGS[FeeAmount.MEDIUM];
  expect(read('v3/reference/error-codes')).toContain(
    `${nearestUsableTick(TickMath.MIN_TICK, spacing)} and ${nearestUsableTick(TickMath.MAX_TICK, spacing)}`,
  );
});
