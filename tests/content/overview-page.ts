import { keccak256 } from '@ethersproject/keccak256';
import { SwapQuoter, SwapRouter } from '@uniswap/v3-sdk';
import { swapRouter02 } from './calldata-functions';
import { fileJson, fileText } from './page-text';

// The overview pages, and the values from which their numbers are computed.

export const v1Contracts = fileText('content/docs/contracts/v1/overview.mdx');
export const v3Contracts = fileText('content/docs/contracts/v3/overview.mdx');
export const permit2 = fileText('content/docs/contracts/permit2/overview.mdx');
export const v1Sdk = fileText('content/docs/sdk/v1/overview.mdx');
export const v3Sdk = fileText('content/docs/sdk/v3/overview.mdx');
export const core = fileText('content/docs/sdk/core/overview.mdx');

export const subgraph = fileText('content/docs/api/subgraph/overview.mdx');

const bytecodeHash = (path: string) => {
  const code = fileJson(`node_modules/${path}`).bytecode as string;
  return keccak256(code.startsWith('0x') ? code : `0x${code}`);
};

/** The init code hash for the addresses of v1 pairs. */
export const pairHash = bytecodeHash('@uniswap/v2-core/build/UniswapV2Pair.json');
/** The init code hash for the addresses of v3 pools. */
export const poolHash = bytecodeHash(
  '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json',
);
/** Selectors of the functions that the pages compare. */
export const selector = {
  router: SwapRouter.INTERFACE.getSighash('exactInputSingle'),
  router02: swapRouter02.getSighash('exactInputSingle'),
  quoter: SwapQuoter.V1INTERFACE.getSighash('quoteExactInputSingle'),
  quoterV2: SwapQuoter.V2INTERFACE.getSighash('quoteExactInputSingle'),
};

/** A deadline that isn't a whole number of seconds, in hex as the SDK would write it. */
export const brokenDeadline = `0x${(1700000000.5).toString(16)}`;
