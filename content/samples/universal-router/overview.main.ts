// SPDX-License-Identifier: MIT
import { type BigNumber, Contract, providers, utils, Wallet } from 'ethers';
import { approvePermit2, signAllowance } from '../permit2/sign-allowance.ts';
import { UNIVERSAL_ROUTER, WETH9 } from './commands.ts';
import { sellEther } from './ether-for-token.ts';
import { swapSplit } from './permit-and-split.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');
const provider = new providers.JsonRpcProvider(RPC_URL);
const signer = new Wallet(PRIVATE_KEY, provider);
const { timestamp } = await provider.getBlock('latest');
const deadline = timestamp + 600;

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const abi = [
  'function balanceOf(address) view returns (uint256)',
  `function quoteExactInputSingle(address tokenIn, address tokenOut, uint24 fee,
    uint256 amountIn, uint160 sqrtPriceLimitX96) returns (uint256)`,
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
];
const quoter = new Contract('0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6', abi, signer);
const routerV1 = new Contract('0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', abi, signer);
const usdc = new Contract(USDC, abi, signer);
const weth = new Contract(WETH9, abi, signer);
const quote = (tokenIn: string, tokenOut: string, amountIn: BigNumber) =>
  quoter.callStatic.quoteExactInputSingle!(tokenIn, tokenOut, 3000, amountIn, 0);
/** 0.50% below the quote. */
const minimumOf = (quoted: BigNumber) => quoted.mul(1000).div(1005);

// Sell ether for USDC.
const oneEther = utils.parseEther('1');
const before: BigNumber = await usdc.balanceOf(signer.address);
const quoted: BigNumber = await quote(WETH9, USDC, oneEther);
await sellEther(signer, oneEther, USDC, 3000, minimumOf(quoted), deadline);
const bought: BigNumber = (await usdc.balanceOf(signer.address)).sub(before);
console.log(`bought: ${utils.formatUnits(bought, 6)} USDC for 1 ETH`);

// Sell the USDC for WETH: 60% in a v3 pool, 40% in a v1 pair, with one signature.
const amountV3 = bought.mul(60).div(100);
const amountV1 = bought.sub(amountV3);
const outV3: BigNumber = await quote(USDC, WETH9, amountV3);
const [, outV1]: BigNumber[] = await routerV1.getAmountsOut(amountV1, [USDC, WETH9]);
if (!outV1) throw new Error('No quote from the pair');
await approvePermit2(signer, USDC, bought);
const spend = [USDC, UNIVERSAL_ROUTER, bought] as const;
const { permit, signature } = await signAllowance(signer, ...spend, deadline, deadline);
const amountOutMinimum = minimumOf(outV3.add(outV1));
const split = { tokenIn: USDC, tokenOut: WETH9, fee: 3000, amountV3, amountV1 };
const wethBefore: BigNumber = await weth.balanceOf(signer.address);
await swapSplit(signer, { ...split, amountOutMinimum }, permit, signature, deadline);
const received: BigNumber = (await weth.balanceOf(signer.address)).sub(wethBefore);
console.log(`received: ${utils.formatEther(received)} WETH for all of the USDC`);
