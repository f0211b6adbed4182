// SPDX-License-Identifier: MIT
import { PERMIT2_ADDRESS } from '@uniswap/permit2-sdk';
import {
  createWalletClient,
  erc20Abi,
  formatEther,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { approvePermit2, permit2Abi, signAllowance } from './sign-allowance.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');
const connect = (key: Hex) =>
  createWalletClient({
    account: privateKeyToAccount(key),
    chain: mainnet,
    transport: http(RPC_URL),
  }).extend(publicActions);
const owner = connect(PRIVATE_KEY as Hex);
// Plays the role of your contract: a new account that has ether for gas.
const spender = connect(generatePrivateKey());
const [from, to] = [owner.account.address, spender.account.address];
const done = async (hash: Hex) => {
  const { status } = await owner.waitForTransactionReceipt({ hash });
  // Unlike ethers, viem does not throw if the transaction reverted.
  if (status === 'reverted') throw new Error(`Reverted: ${hash}`);
};
await done(await owner.sendTransaction({ to, value: parseEther('0.1') }));

const WETH9 = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const limit = parseEther('1.5');
const deposit = {
  address: WETH9,
  abi: parseAbi(['function deposit() payable']),
  functionName: 'deposit',
  value: limit,
} as const;
await done(await owner.writeContract(deposit));
await approvePermit2(owner, WETH9, limit);

const { timestamp } = await owner.getBlock();
const { permit, signature } = await signAllowance(
  owner,
  WETH9,
  to,
  limit,
  Number(timestamp) + 3600,
  Number(timestamp) + 600,
);
console.log(`signed: ${formatEther(limit)} WETH, for one hour`);

// From here on, the owner sends no transactions.
const permit2 = { address: PERMIT2_ADDRESS } as const;
const abi = parseAbi([
  'struct Details { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  'struct Permit { Details details; address spender; uint256 sigDeadline; }',
  'function permit(address owner, Permit permitSingle, bytes signature)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
]);
const handIn = { functionName: 'permit', args: [from, permit, signature] } as const;
await done(await spender.writeContract({ ...permit2, abi, ...handIn }));
for (const part of ['0.25', '0.5']) {
  const transfer = {
    functionName: 'transferFrom',
    args: [from, to, parseEther(part), WETH9],
  } as const;
  await done(await spender.writeContract({ ...permit2, abi, ...transfer }));
}
const taken = await owner.readContract({
  address: WETH9,
  abi: erc20Abi,
  functionName: 'balanceOf',
  args: [to],
});
const [left, , nonce] = await owner.readContract({
  ...permit2,
  abi: permit2Abi,
  functionName: 'allowance',
  args: [from, WETH9, to],
});
console.log(`taken: ${formatEther(taken)} WETH, in two transfers`);
console.log(`left: ${formatEther(left)} WETH; next nonce: ${nonce}`);
