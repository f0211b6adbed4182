// SPDX-License-Identifier: MIT
import { type BigNumber, Contract, type Wallet } from 'ethers';

const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
const SWAP = `function exactInputSingle((address tokenIn, address tokenOut, uint24 fee,
  address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum,
  uint160 sqrtPriceLimitX96)) payable returns (uint256)`;
const ABI = [SWAP, 'function refundETH() payable', 'function multicall(bytes[]) payable'];

/** Sells ether in the 0.3% pool, for no less than what it pays now divided by 1.005. */
export async function sell(signer: Wallet, value: BigNumber, token: string) {
  const { callStatic, interface: abi, multicall } = new Contract(ROUTER, ABI, signer);
  const { timestamp } = await signer.provider.getBlock('latest');
  const order = [WETH, token, 3000, signer.address, timestamp + 600, value];
  const quoted = await callStatic.exactInputSingle!([...order, 0, 0], { value });
  const least = quoted.mul(1000).div(1005);
  const sale = abi.encodeFunctionData('exactInputSingle', [[...order, least, 0]]);
  // What a pool without enough liquidity leaves in the router is anyone's.
  const refund = abi.encodeFunctionData('refundETH');
  return (await multicall!([sale, refund], { value })).wait();
}
