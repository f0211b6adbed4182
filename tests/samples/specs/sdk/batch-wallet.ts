// SPDX-License-Identifier: MIT
import { EventEmitter } from 'node:events';
import {
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  publicActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { askNode } from '../../chain/ask-node.ts';
import type { TestChain } from '../../chain/context.ts';
import { testContract } from '../../chain/compiled.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';

interface Call {
  to: Hex;
  data?: Hex;
  value?: Hex;
}

interface SentCalls {
  chainId: Hex;
  calls: Call[];
  atomicRequired: boolean;
}

const refuse = (code: number, message: string) => Object.assign(new Error(message), { code });

const batchAccount = testContract('batch-account.sol', 'BatchAccount');

/**
 * A browser wallet for the trader, for tests. It implements the methods of EIP-5792 as specified, and passes everything
 * else to the node. For atomic calls it does the same as wallets for ordinary accounts: the transaction of the first
 * atomic batch also delegates the account to a contract (EIP-7702).
 */
export class BatchWallet extends EventEmitter {
  /**
   * The atomic capability that the wallet reports. If undefined, it reports none, although it may still support
   * batches.
   */
  atomic: 'supported' | 'ready' | 'unsupported' | undefined = 'ready';
  /** If set, the wallet does not know the `wallet_` methods, and rejects them with this error code. */
  unknown: number | undefined;
  /** Whether the wallet knows `wallet_getCapabilities` even if `unknown` is set. */
  onlyCapabilities = false;
  /** Whether the wallet implements an early draft of EIP-5792, whose requests have no `atomicRequired`. */
  early = false;
  /** The method that the user rejects, and the error code for that. */
  refuses: { method: string; code: number } | undefined;
  /** The methods that the user was asked to confirm. */
  confirmed: string[] = [];
  /** Runs before each transaction is sent. */
  before: () => Promise<void> = () => Promise.resolve();
  private readonly chain: TestChain;
  private readonly batches = new Map<string, Hex[]>();
  private delegate: Promise<Hex> | undefined;

  constructor(chain: TestChain) {
    super();
    this.chain = chain;
  }

  async request({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> {
    if (method === 'eth_requestAccounts') return [this.chain.traderAddress];
    if (method === 'eth_accounts') return [this.chain.traderAddress];
    if (method.startsWith('wallet_')) {
      const unknown = this.onlyCapabilities ? method !== 'wallet_getCapabilities' : true;
      if (unknown && this.unknown !== undefined) throw refuse(this.unknown, 'Unsupported method');
      if (method === 'wallet_getCapabilities') {
        return { '0x1': this.atomic ? { atomic: { status: this.atomic } } : {} };
      }
      if (method === 'wallet_sendCalls') return this.sendCalls(params[0] as SentCalls);
      if (method === 'wallet_getCallsStatus') return this.status(params[0] as string);
      throw refuse(4200, 'Unsupported method');
    }
    if (method === 'eth_sendTransaction') this.confirm(method);
    if (method === 'eth_sendTransaction') await this.before();
    return this.ask(method, params);
  }

  private async ask(method: string, params: unknown[]): Promise<unknown> {
    const answer = await askNode(this.chain.url, method, params);
    if ('result' in answer) return answer.result;
    throw Object.assign(new Error(answer.error.message), answer.error);
  }

  private confirm(method: string) {
    if (this.refuses?.method === method) throw refuse(this.refuses.code, 'Refused');
    this.confirmed.push(method);
  }

  private async sendCalls({ chainId, calls, atomicRequired }: SentCalls) {
    if (chainId !== '0x1') throw refuse(5710, 'Unsupported chain id');
    const can = this.atomic === 'supported' || this.atomic === 'ready';
    if (atomicRequired && !can && !this.early) throw refuse(5760, 'Atomicity not supported');
    // Do not upgrade the account for a batch that need not be atomic.
    const together = this.atomic === 'supported' || (can && atomicRequired);
    this.confirm('wallet_sendCalls');
    await this.before();
    const id = `0x${String(this.batches.size + 1).padStart(64, '0')}`;
    this.batches.set(id, together ? [await this.sendAtomic(calls)] : await this.sendInTurn(calls));
    return { id };
  }

  /** Sends all calls in one transaction from the account to itself. */
  private async sendAtomic(calls: Call[]): Promise<Hex> {
    const account = privateKeyToAccount(PRIVATE_KEY);
    const client = createWalletClient({
      account,
      chain: mainnet,
      transport: http(this.chain.url),
    }).extend(publicActions);
    this.delegate ??= this.chain.deploy(batchAccount).then(({ address }) => address as Hex);
    const contractAddress = await this.delegate;
    const authorizationList =
      this.atomic === 'ready'
        ? [await client.signAuthorization({ contractAddress, executor: 'self' })]
        : undefined;
    this.atomic = 'supported';
    const data = encodeFunctionData({
      abi: parseAbi(['function execute((address to, uint256 value, bytes data)[])']),
      args: [
        calls.map(({ to, data = '0x', value = '0x0' }) => ({ to, data, value: BigInt(value) })),
      ],
    });
    // Use a fixed gas limit, so that reverting calls are sent too: the price may move after any check.
    const request = { to: account.address, data, gas: 1_000_000n, authorizationList };
    return client.sendTransaction(request as never);
  }

  /** Sends each call in its own transaction, in order, until one reverts. */
  private async sendInTurn(calls: Call[]): Promise<Hex[]> {
    const hashes: Hex[] = [];
    for (const call of calls) {
      const from = this.chain.traderAddress;
      const hash = (await this.ask('eth_sendTransaction', [
        { ...call, from, gas: '0xf4240' },
      ])) as Hex;
      hashes.push(hash);
      const { status } = await this.chain.provider.waitForTransaction(hash);
      if (status === 0) break;
    }
    return hashes;
  }

  private async status(id: string) {
    const hashes = this.batches.get(id);
    if (!hashes) throw refuse(5730, 'Unknown bundle id');
    const receipts = await Promise.all(
      hashes.map((hash) => this.ask('eth_getTransactionReceipt', [hash])),
    );
    const statuses = receipts.map((receipt) => (receipt as { status: Hex } | null)?.status);
    const failed = statuses.filter((status) => status === '0x0').length;
    let status = failed === 0 ? 200 : 600;
    if (failed === statuses.length) status = 500;
    if (statuses.includes(undefined)) status = 100;
    return { version: '2.0.0', id, chainId: '0x1', atomic: hashes.length === 1, status, receipts };
  }
}
