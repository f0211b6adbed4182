// SPDX-License-Identifier: MIT
import { PERMIT2_ADDRESS } from '@uniswap/permit2-sdk';
import { Contract, providers, utils, Wallet } from 'ethers';
import { approvePermit2 } from './sign-allowance.ts';
import { nextNonce, signTransfer } from './sign-transfer.ts';

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
const most = utils.parseEther('1.5');
await (await weth.deposit({ value: most })).wait();
await approvePermit2(owner, WETH9, most);

const { timestamp } = await provider.getBlock('latest');
const { permit, signature } = await signTransfer(
  owner,
  { token: WETH9, amount: most },
  spender.address,
  await nextNonce(provider, owner.address),
  timestamp + 600,
);
console.log(`signed: at most ${utils.formatEther(most)} WETH, nonce ${permit.nonce}`);

// From here on, the owner sends no transactions.
const permit2 = new Contract(
  PERMIT2_ADDRESS,
  [
    `function permitTransferFrom(
      tuple(tuple(address token, uint256 amount) permitted,
        uint256 nonce, uint256 deadline) permit,
      tuple(address to, uint256 requestedAmount) transferDetails,
      address owner, bytes signature)`,
  ],
  spender,
);
const requestedAmount = utils.parseEther('0.75');
const transfer = { to: spender.address, requestedAmount };
const payment = [permit, transfer, owner.address, signature] as const;
await (await permit2.permitTransferFrom(...payment)).wait();
const taken = await weth.balanceOf(spender.address);
console.log(`taken: ${utils.formatEther(taken)} WETH`);
console.log(`next free nonce: ${await nextNonce(provider, owner.address)}`);
