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
import { approvePermit2 } from './sign-allowance.ts';
import { nextNonce, signTransfer } from './sign-transfer.ts';

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
const most = parseEther('1.5');
const deposit = {
  address: WETH9,
  abi: parseAbi(['function deposit() payable']),
  functionName: 'deposit',
  value: most,
} as const;
await done(await owner.writeContract(deposit));
await approvePermit2(owner, WETH9, most);

const { timestamp } = await owner.getBlock();
const { permit, signature } = await signTransfer(
  owner,
  { token: WETH9, amount: most },
  to,
  await nextNonce(owner, from),
  Number(timestamp) + 600,
);
console.log(`signed: at most ${formatEther(most)} WETH, nonce ${permit.nonce}`);

// From here on, the owner sends no transactions.
const requestedAmount = parseEther('0.75');
const payment = {
  address: PERMIT2_ADDRESS,
  abi: parseAbi([
    'struct Permitted { address token; uint256 amount; }',
    'struct Permit { Permitted permitted; uint256 nonce; uint256 deadline; }',
    'struct Details { address to; uint256 requestedAmount; }',
    'function permitTransferFrom(Permit permit, Details details, address owner, bytes)',
  ]),
  functionName: 'permitTransferFrom',
  args: [permit, { to, requestedAmount }, from, signature],
} as const;
await done(await spender.writeContract(payment));
const taken = await owner.readContract({
  address: WETH9,
  abi: erc20Abi,
  functionName: 'balanceOf',
  args: [to],
});
console.log(`taken: ${formatEther(taken)} WETH`);
console.log(`next free nonce: ${await nextNonce(owner, from)}`);
