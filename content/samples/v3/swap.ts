// SPDX-License-Identifier: MIT
import { type BigNumber, Contract, type Wallet } from 'ethers';

const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
const ABI = [
  `function exactInputSingle((address tokenIn, address tokenOut, uint24 fee,
    address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum,
    uint160 sqrtPriceLimitX96)) payable returns (uint256 amountOut)`,
  'function refundETH() payable',
  'function multicall(bytes[] calls) payable returns (bytes[])',
];

/** Sells ether in the 0.3% pool, for no less than what it pays now divided by 1.005. */
export async function sell(signer: Wallet, value: BigNumber, token: string) {
  const router = new Contract(ROUTER, ABI, signer);
  const { timestamp } = await signer.provider.getBlock('latest');
  const order = [WETH, token, 3000, signer.address, timestamp + 600, value];
  const quoted = await router.callStatic.exactInputSingle!([...order, 0, 0], { value });
  const least = quoted.mul(1000).div(1005);
  const swap = [[...order, least, 0]];
  const calls = [
    router.interface.encodeFunctionData('exactInputSingle', swap),
    // What a pool without enough liquidity leaves would be anyone's.
    router.interface.encodeFunctionData('refundETH'),
  ];
  const sent = await router.multicall!(calls, { value });
  return sent.wait();
}
