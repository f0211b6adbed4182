// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { utils } from 'ethers';
import { packagesRoot } from '../toolchain/paths.ts';

const require = createRequire(import.meta.url);

/** ABI and creation bytecode (`0x…`) of a contract. */
export interface Artifact {
  abi: readonly unknown[];
  bytecode: string;
}

/** Returns the runtime code in an artifact (`0x…`), with immutables still zero. */
export function runtimeCodeOf(path: string): string {
  const file = join(packagesRoot, path);
  const { deployedBytecode, evm } = JSON.parse(readFileSync(file, 'utf8')) as {
    deployedBytecode?: string;
    evm?: { deployedBytecode: { object: string } };
  };
  const code = deployedBytecode ?? evm?.deployedBytecode.object;
  if (!code) throw new Error(`${file}: no runtime code found`);
  return code.startsWith('0x') ? code : `0x${code}`;
}

/** Reads a compiler's artifact. `path` is relative to the folder of the packages. */
export function artifactAt(path: string): Artifact {
  const { abi, bytecode } = JSON.parse(readFileSync(join(packagesRoot, path), 'utf8')) as Artifact;
  return { abi, bytecode: bytecode.startsWith('0x') ? bytecode : `0x${bytecode}` };
}

const json = (path: string) => artifactAt(`@uniswap/${path}`);

/** Returns Permit2, which has no package of its own: its build is part of universal-router's TypeChain factories. */
function permit2(): Artifact {
  const file = '@uniswap/universal-router/typechain/factories/Permit2__factory.ts';
  const text = readFileSync(join(packagesRoot, file), 'utf8');
  const bytecode = /_bytecode =\s*"(0x[0-9a-f]+)"/.exec(text)?.[1];
  const abi = /_abi = (\[[\s\S]*?\n\])/.exec(text)?.[1];
  if (!bytecode || !abi) throw new Error(`${file}: no ABI or bytecode found`);
  return { abi: JSON.parse(relaxed(abi)) as unknown[], bytecode };
}

/** Converts an object literal to JSON: quotes keys and drops trailing commas. */
function relaxed(literal: string): string {
  return literal.replace(/^(\s*)(\w+):/gm, '$1"$2":').replace(/,(\s*[\]}])/g, '$1');
}

const core = 'v3-core/artifacts/contracts';
const periphery = 'v3-periphery/artifacts/contracts';

function universalRouter(release: '' | '-1.0.0' | '-1.1.1'): Artifact {
  return json(
    `universal-router${release}/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json`,
  );
}

/** The published builds. They are never recompiled, because a pool's address depends on its exact bytecode. */
export const published = {
  weth9: json('v2-periphery/build/WETH9.json'),
  v3Factory: json(`${core}/UniswapV3Factory.sol/UniswapV3Factory.json`),
  v3Pool: json(`${core}/UniswapV3Pool.sol/UniswapV3Pool.json`),
  positionManager: json(
    `${periphery}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`,
  ),
  swapRouter: json(`${periphery}/SwapRouter.sol/SwapRouter.json`),
  quoter: json(`${periphery}/lens/Quoter.sol/Quoter.json`),
  quoterV2: json(`${periphery}/lens/QuoterV2.sol/QuoterV2.json`),
  tickLens: json(`${periphery}/lens/TickLens.sol/TickLens.json`),
  multicall: json(`${periphery}/lens/UniswapInterfaceMulticall.sol/UniswapInterfaceMulticall.json`),
  v3Migrator: json(`${periphery}/V3Migrator.sol/V3Migrator.json`),
  swapRouter02: json(
    'swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
  ),
  staker: json('v3-staker/artifacts/contracts/UniswapV3Staker.sol/UniswapV3Staker.json'),
  v2Factory: json('v2-core/build/UniswapV2Factory.json'),
  v2Pair: json('v2-core/build/UniswapV2Pair.json'),
  v2Router01: json('v2-periphery/build/UniswapV2Router01.json'),
  v2Router02: json('v2-periphery/build/UniswapV2Router02.json'),
  permit2: permit2(),
  universalRouter: universalRouter(''),
} as const;

/** Returns calldata for a published contract. */
export const encode = (
  name: keyof typeof published,
  method: string,
  args: readonly unknown[] = [],
): string => new utils.Interface(published[name].abi as never).encodeFunctionData(method, args);

/** Returns a build from the TypeChain factories of Seaport's own client. */
function seaport(path: string): Artifact {
  const file = `@opensea/seaport-js/lib/typechain-types/factories/${path}__factory.js`;
  const factory = Object.values(require(join(packagesRoot, file)) as Record<string, Artifact>)[0];
  if (!factory?.bytecode) throw new Error(`${file}: no bytecode found`);
  return { abi: factory.abi, bytecode: factory.bytecode };
}

/** Seaport 1.5, the contract that its constructor needs, and an NFT collection to sell. */
export const seaportMarket = {
  conduitController: seaport('seaport-core/src/conduit/ConduitController'),
  seaport: seaport('seaport_v1_5/contracts/Seaport'),
  erc721: seaport('src/contracts/test/TestERC721'),
} as const;

/** Universal router releases that were deployed before the one on the pages. */
export const earlierUniversalRouters = {
  '1.0.0': universalRouter('-1.0.0'),
  '1.1.1': universalRouter('-1.1.1'),
} as const;

/** The staker before its vulnerability was fixed. */
export const vulnerableStaker = json(
  'v3-staker-1.0.0/artifacts/contracts/UniswapV3Staker.sol/UniswapV3Staker.json',
);
