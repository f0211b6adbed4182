// SPDX-License-Identifier: MIT
import { PERMIT2_ADDRESS } from '@uniswap/permit2-sdk';
import { Contract, providers, utils, Wallet } from 'ethers';
import { approvePermit2, signAllowance } from './sign-allowance.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');
const provider = new providers.JsonRpcProvider(RPC_URL);
const owner = new Wallet(PRIVATE_KEY, provider);
// Plays the role of your contract: a new account that has ether for gas.
const spender = Wallet.createRandom().connect(provider);
const gas = { to: spender.address, value: utils.parseEther('0.1') };
await (await owner.sendTransaction(gas)).wait();

const WETH9 = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const wethAbi = [
  'function deposit() payable',
  'function balanceOf(address) view returns (uint256)',
];
const weth = new Contract(WETH9, wethAbi, owner);
const limit = utils.parseEther('1.5');
await (await weth.deposit({ value: limit })).wait();
await approvePermit2(owner, WETH9, limit);

const { timestamp } = await provider.getBlock('latest');
const { permit, signature } = await signAllowance(
  owner,
  WETH9,
  spender.address,
  limit,
  timestamp + 3600,
  timestamp + 600,
);
console.log(`signed: ${utils.formatEther(limit)} WETH, for one hour`);

// From here on, the owner sends no transactions.
const permit2 = new Contract(
  PERMIT2_ADDRESS,
  [
    `function permit(address owner, tuple(
      tuple(address token, uint160 amount, uint48 expiration, uint48 nonce) details,
      address spender, uint256 sigDeadline) permitSingle, bytes signature)`,
    'function transferFrom(address from, address to, uint160 amount, address token)',
    `function allowance(address owner, address token, address spender)
      view returns (uint160 amount, uint48 expiration, uint48 nonce)`,
  ],
  spender,
);
await (await permit2.permit(owner.address, permit, signature)).wait();
for (const part of ['0.25', '0.5']) {
  const amount = utils.parseEther(part);
  const transfer = [owner.address, spender.address, amount, WETH9] as const;
  await (await permit2.transferFrom(...transfer)).wait();
}
const taken = await weth.balanceOf(spender.address);
const left = await permit2.allowance(owner.address, WETH9, spender.address);
console.log(`taken: ${utils.formatEther(taken)} WETH, in two transfers`);
console.log(`left: ${utils.formatEther(left.amount)} WETH; next nonce: ${left.nonce}`);
