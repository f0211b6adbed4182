// SPDX-License-Identifier: MIT
import { beforeAll, expect } from 'vitest';
import type { Engine } from '../../../src/run/engine/engine.ts';
import { RpcError } from '../../../src/run/engine/rpc-error.ts';
import { addresses } from './addresses.ts';
import { type Answer, askNode } from './ask-node.ts';
import { useBothOnwards } from './chain-and-engine.ts';
import { encode, type published } from './published.ts';

/**
 * What may differ between a node and the engine, by the field's name, and why.
 *
 * Hashes of blocks: a node hashes its header with the roots of its tries, and the engine keeps none.
 */
const OF_TRIES = [
  'hash',
  'blockHash',
  'parentHash',
  'stateRoot',
  'transactionsRoot',
  'receiptsRoot',
];
/** The node draws its randomness, the engine has none; and only a whole header has a size. */
const OF_HEADERS = ['mixHash', 'size'];
/** Two machines tell apart more or fewer ways to run out of gas, and to meet what is no instruction. */
const MACHINE_WORDS = /^EVM error (?:\w+OOG|OutOfGas|OpcodeNotFound|InvalidFEOpcode)$/;

/** The first two accounts of every development node. */
export const DEPLOYER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
export const TRADER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

/** The DAI/WETH9 pool of the market. */
export const POOL = '0xC2e9F25Be6257c210d7Adf0D4Cd6E3E881ba25f8';

/** A call of a published contract. */
export const callOf = (
  name: keyof typeof addresses & keyof typeof published,
  method: string,
  args: readonly unknown[] = [],
) => ({ to: addresses[name], data: encode(name, method, args) });

/** When the first block after the market is mined, in seconds since 1970. */
const FIRST_BLOCK = 1_767_230_000;

/** What tests read of a receipt. */
export interface Receipt {
  status: string;
  gasUsed: string;
  contractAddress: string;
  transactionHash: string;
  blockNumber: string;
  logs: { address: string; topics: string[]; data: string }[];
}

/** Asks the engine; its refusals are answers as well, whatever else it throws is a fault. */
export async function askEngine(
  engine: Engine,
  method: string,
  params: unknown[],
): Promise<Answer> {
  try {
    return { result: await engine.request({ method, params }) };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const { code, message, data } = error;
    return { error: { code, message, ...(data !== undefined && { data }) } };
  }
}

/** An answer without what may differ. A transaction's own hash stays: both sign with the same keys. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(MACHINE_WORDS, 'EVM error: stopped');
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const of = value as Record<string, unknown>;
  const isTransaction = 'input' in of;
  return Object.fromEntries(
    Object.entries(of)
      .filter(([name]) => (isTransaction && name === 'hash') || !OF_TRIES.includes(name))
      .filter(([name]) => !OF_HEADERS.includes(name))
      .map(([name, each]) => [name, comparable(each)]),
  );
}

/**
 * Starts the private chain and the engine for a test file. Asked the same, they must answer the same. They are not put
 * back between tests: a node goes on proposing the fees that it saw paid before.
 */
export function useTwoChains() {
  const chains = useBothOnwards();
  const direct = async (method: string, params: unknown[]) => {
    const node = await askNode(chains.anvil.url, method, params);
    return [node, await askEngine(chains.engine, method, params)] as const;
  };
  beforeAll(async () => {
    // With it the node signs nothing itself, and hashes of transactions are none that a signer could make.
    await chains.onChain('anvil_autoImpersonateAccount', false);
    // The engine knows the block of its start by what later ones need; from here on both know the whole.
    await direct('evm_setNextBlockTimestamp', [FIRST_BLOCK]);
    await direct('evm_mine', []);
  });
  /** Asks both, compares their answers but for what blocks are made of, and returns the engine's. */
  const same = async (method: string, ...params: unknown[]) => {
    const [node, own] = await direct(method, params);
    expect({ method, params, answer: comparable(own) }).toEqual({
      method,
      params,
      answer: comparable(node),
    });
    both.compared += 1;
    return own;
  };
  /** The same, of which a result is expected. */
  const result = async <T = string>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await same(method, ...params);
    if ('error' in answer) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result as T;
  };
  /** Says to both when the next block is mined. */
  const settle = async () => {
    const { timestamp } = await result<{ timestamp: string }>(
      'eth_getBlockByNumber',
      'latest',
      false,
    );
    await result('evm_setNextBlockTimestamp', Number(timestamp) + 12);
  };
  /** Sends a transaction to both, 12 s after the last block; compares receipt, transaction, block; returns the receipt. */
  const send = async (transaction: Record<string, string>) => {
    await settle();
    const hash = await result('eth_sendTransaction', transaction);
    const receipt = await result<Receipt>('eth_getTransactionReceipt', hash);
    await result('eth_getTransactionByHash', hash);
    await result('eth_getBlockByNumber', receipt.blockNumber, true);
    return receipt;
  };
  /** How many requests were compared. */
  const compared = 0;
  const both = Object.assign(chains, { compared, same, result, settle, send });
  return both;
}
