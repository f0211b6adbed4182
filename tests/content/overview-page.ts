import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Interface } from '@ethersproject/abi';
import { keccak256 } from '@ethersproject/keccak256';
import { SwapQuoter, SwapRouter } from '@uniswap/v3-sdk';

const root = join(import.meta.dirname, '../..');
export const text = (path: string) => readFileSync(join(root, path), 'utf8');
export const json = (path: string) => JSON.parse(text(path)) as Record<string, unknown>;

export const v1Contracts = text('content/docs/contracts/v1/overview.mdx');
export const v3Contracts = text('content/docs/contracts/v3/overview.mdx');
export const permit2 = text('content/docs/contracts/permit2/overview.mdx');
export const v1Sdk = text('content/docs/sdk/v1/overview.mdx');
export const v3Sdk = text('content/docs/sdk/v3/overview.mdx');
export const core = text('content/docs/sdk/core/overview.mdx');

export const subgraph = text('content/docs/api/subgraph/overview.mdx');

export const grouped = (value: bigint | number) => value.toLocaleString('en-GB');
/** The cells of each table row of a page. */
export const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const abiOf = (path: string) => new Interface(json(`node_modules/${path}`).abi as string[]);
export const router02 = abiOf(
  '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
);
const bytecodeHash = (path: string) => {
  const code = json(`node_modules/${path}`).bytecode as string;
  return keccak256(code.startsWith('0x') ? code : `0x${code}`);
};

export const pairHash = bytecodeHash('@uniswap/v2-core/build/UniswapV2Pair.json');
export const poolHash = bytecodeHash(
  '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json',
);
export const selector = {
  router: SwapRouter.INTERFACE.getSighash('exactInputSingle'),
  router02: router02.getSighash('exactInputSingle'),
  quoter: SwapQuoter.V1INTERFACE.getSighash('quoteExactInputSingle'),
  quoterV2: SwapQuoter.V2INTERFACE.getSighash('quoteExactInputSingle'),
};

export const brokenDeadline = `0x${(1700000000.5).toString(16)}`;
