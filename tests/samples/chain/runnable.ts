// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils } from 'ethers';
import type { Abi, AbiEvent, AbiFunction } from 'viem';
import type { AbiError, Interfaces } from '../../../src/run/scenario/given-scenario.ts';
import { readScenario, type Scenario } from '../../../src/site/runs/scenario.ts';
import { repositoryRoot, samplesRoot } from '../toolchain/paths.ts';
import { readSample } from '../toolchain/samples.ts';
import { commitOf, compilersOf } from '../toolchain/solidity.ts';
import { addresses } from './addresses.ts';
import type { Anvil } from './anvil.ts';
import { sampleContract } from './compiled.ts';
import { at } from './deploy.ts';
import { pinnedImports } from './pinned-imports.ts';
import { published } from './published.ts';

/** The folder with the committed builds of the sample contracts that readers run. */
export const CONTRACTS_FOLDER = join(repositoryRoot, 'src/run/market/contracts');
/** Path of the committed names of the market's contracts, functions, events and errors. */
export const INTERFACES_FILE = join(repositoryRoot, 'src/run/market/interfaces.json');

const ENDING = '.run.yml';

/** Returns every scenario with the path of its sample. */
export const scenarios = (): (Scenario & { sample: string })[] =>
  readdirSync(samplesRoot, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ENDING) && !path.includes('node_modules'))
    .sort()
    .map((path) => ({
      ...readScenario(readFileSync(join(samplesRoot, path), 'utf8'), `content/samples/${path}`),
      sample: path.replace(ENDING, '.sol'),
    }));

/**
 * Returns what the page needs to run a contract of a sample: its build, the compiler's version and the versioned
 * imports.
 */
export function compiledContract(sample: string, contract: string) {
  const { abi, bytecode } = sampleContract(sample, contract);
  const text = readSample(sample);
  const [oldest = ''] = compilersOf(text, sample);
  return {
    compiler: commitOf(oldest),
    imports: pinnedImports(sample, text, oldest),
    abi: abi as Abi,
    bytecode: bytecode as `0x${string}`,
  };
}

const NAMES: Record<keyof typeof addresses, string> = {
  weth9: 'WETH9',
  dai: 'DAI',
  usdc: 'USDC',
  v3Factory: 'UniswapV3Factory',
  positionManager: 'NonfungiblePositionManager',
  swapRouter: 'SwapRouter',
  swapRouter02: 'SwapRouter02',
  quoter: 'Quoter',
  quoterV2: 'QuoterV2',
  tickLens: 'TickLens',
  v3Migrator: 'V3Migrator',
  multicall: 'UniswapInterfaceMulticall',
  staker: 'UniswapV3Staker',
  v2Factory: 'UniswapV2Factory',
  v2Router02: 'UniswapV2Router02',
  permit2: 'Permit2',
  universalRouter: 'UniversalRouter',
};

const POOLS = [
  ['dai', 'usdc', 100, 'DAI/USDC pool, 0.01%'],
  ['usdc', 'weth9', 500, 'USDC/WETH9 pool, 0.05%'],
  ['usdc', 'weth9', 3000, 'USDC/WETH9 pool, 0.3%'],
  ['dai', 'weth9', 3000, 'DAI/WETH9 pool, 0.3%'],
] as const;
const PAIRS = [
  ['dai', 'weth9', 'DAI/WETH9 pair'],
  ['usdc', 'weth9', 'USDC/WETH9 pair'],
] as const;

/** Names of the contracts that samples call, directly or not. */
const SPOKEN = [
  'weth9',
  'v3Factory',
  'v3Pool',
  'positionManager',
  'swapRouter',
  'v2Factory',
  'v2Pair',
  'v2Router02',
  'staker',
  'permit2',
  'universalRouter',
] as const;

/**
 * Returns the addresses of the market's contracts by name, and the ABI entries of the functions, events and errors that
 * samples may meet.
 */
export async function interfacesOf({ provider }: Anvil): Promise<Interfaces> {
  const named = Object.entries(NAMES).map(([key, name]) => [
    name,
    addresses[key as keyof typeof addresses],
  ]);
  const pools = await Promise.all(
    POOLS.map(async ([a, b, fee, name]) => [
      name,
      (await at('v3Factory', provider).getPool!(addresses[a], addresses[b], fee)) as string,
    ]),
  );
  const pairs = await Promise.all(
    PAIRS.map(async ([a, b, name]) => [
      name,
      (await at('v2Factory', provider).getPair!(addresses[a], addresses[b])) as string,
    ]),
  );
  const items = SPOKEN.flatMap(
    (name) => published[name].abi as (AbiFunction | AbiEvent | AbiError)[],
  );
  return {
    functions: once(items.filter((item) => item.type === 'function')),
    events: once(items.filter((item) => item.type === 'event')),
    errors: once(items.filter((item) => item.type === 'error')),
    contracts: Object.fromEntries([...named, ...pools, ...pairs]) as Interfaces['contracts'],
  };
}

/** Removes duplicate signatures. Events with different indexed parameters are distinct. */
function once<T extends AbiFunction | AbiEvent | AbiError>(items: readonly T[]): T[] {
  const key = (item: T) =>
    utils.Fragment.from(item as never).format(item.type === 'event' ? 'full' : 'sighash');
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
