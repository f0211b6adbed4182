// SPDX-License-Identifier: MIT
import {
  type Address,
  createWalletClient,
  erc20Abi,
  formatEther,
  formatUnits,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { approvePermit2, signAllowance } from '../../permit2/viem/sign-allowance.ts';
import { UNIVERSAL_ROUTER, WETH9 } from './commands.ts';
import { sellEther } from './ether-for-token.ts';
import { swapSplit } from './permit-and-split.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');
const account = privateKeyToAccount(PRIVATE_KEY as Hex);
const options = { account, chain: mainnet, transport: http(RPC_URL) };
const wallet = createWalletClient(options).extend(publicActions);
const { timestamp } = await wallet.getBlock();
const deadline = Number(timestamp) + 600;

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const QUOTER = '0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6';
const ROUTER_V1 = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const swap = 'address tokenIn, address tokenOut, uint24 fee, uint256 amountIn';
const abi = parseAbi([
  `function quoteExactInputSingle(${swap}, uint160 sqrtPriceLimitX96) returns (uint256)`,
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
]);
const balanceOf = (token: Address) =>
  wallet.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account.address],
  });
const quote = async (tokenIn: Address, tokenOut: Address, amountIn: bigint) => {
  const { result } = await wallet.simulateContract({
    address: QUOTER,
    abi,
    functionName: 'quoteExactInputSingle',
    args: [tokenIn, tokenOut, 3000, amountIn, 0n],
  });
  return result;
};
/** 0.50% below the quote. */
const minimumOf = (quoted: bigint) => (quoted * 1000n) / 1005n;

// Sell ether for USDC.
const oneEther = parseEther('1');
const before = await balanceOf(USDC);
const quoted = await quote(WETH9, USDC, oneEther);
await sellEther(wallet, oneEther, USDC, 3000, minimumOf(quoted), deadline);
const bought = (await balanceOf(USDC)) - before;
console.log(`bought: ${formatUnits(bought, 6)} USDC for 1 ETH`);

// Sell the USDC for WETH: 60% in a v3 pool, 40% in a v1 pair, with one signature.
const amountV3 = (bought * 60n) / 100n;
const amountV1 = bought - amountV3;
const outV3 = await quote(USDC, WETH9, amountV3);
const [, outV1] = await wallet.readContract({
  address: ROUTER_V1,
  abi,
  functionName: 'getAmountsOut',
  args: [amountV1, [USDC, WETH9]],
});
if (!outV1) throw new Error('No quote from the pair');
await approvePermit2(wallet, USDC, bought);
const spend = [USDC, UNIVERSAL_ROUTER, bought] as const;
const { permit, signature } = await signAllowance(wallet, ...spend, deadline, deadline);
const amountOutMinimum = minimumOf(outV3 + outV1);
const split = { tokenIn: USDC, tokenOut: WETH9, fee: 3000, amountV3, amountV1 } as const;
const wethBefore = await balanceOf(WETH9);
await swapSplit(wallet, { ...split, amountOutMinimum }, permit, signature, deadline);
const received = (await balanceOf(WETH9)) - wethBefore;
console.log(`received: ${formatEther(received)} WETH for all of the USDC`);
