// SPDX-License-Identifier: MIT
import { beforeAll, expect } from 'vitest';
import type { Engine } from '../../../src/run/engine/engine.ts';
import { RpcError } from '../../../src/run/engine/json-rpc.ts';
import { addresses } from './addresses.ts';
import { type Answer, askNode } from './ask-node.ts';
import { useBothOnwards } from './chain-and-engine.ts';
import { encode, type published } from './published.ts';

/**
 * Fields that may differ between a node and the engine because they depend on tries.
 *
 * Block hashes differ too, because a node's header includes the roots of its tries, but the engine keeps no tries.
 */
const OF_TRIES = [
  'hash',
  'blockHash',
  'parentHash',
  'stateRoot',
  'transactionsRoot',
  'receiptsRoot',
];
/**
 * Other header fields that differ: the node generates `mixHash` at random and the engine does not, and only a complete
 * header has a size.
 */
const OF_HEADERS = ['mixHash', 'size'];
/** Matches the messages that the two EVMs word differently: for running out of gas and for invalid instructions. */
const MACHINE_WORDS = /^EVM error (?:\w+OOG|OutOfGas|OpcodeNotFound|InvalidFEOpcode)$/;

/** The first two accounts of every development node. */
export const DEPLOYER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
export const TRADER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

/** The DAI/WETH9 pool of the market. */
export const POOL = '0xC2e9F25Be6257c210d7Adf0D4Cd6E3E881ba25f8';

/** Returns a call to a published contract. */
export const callOf = (
  name: keyof typeof addresses & keyof typeof published,
  method: string,
  args: readonly unknown[] = [],
) => ({ to: addresses[name], data: encode(name, method, args) });

/** Unix timestamp of the first block after the market. */
const FIRST_BLOCK = 1_767_230_000;

/** The receipt fields that tests read. */
export interface Receipt {
  status: string;
  gasUsed: string;
  contractAddress: string;
  transactionHash: string;
  blockNumber: string;
  logs: { address: string; topics: string[]; data: string }[];
}

/** Sends a request to the engine. RPC errors become responses; anything else that it throws is a bug. */
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

/**
 * Removes the parts of a response that may differ between the node and the engine. Keeps a transaction's own hash,
 * because both sign with the same keys.
 */
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
 * Starts the private chain and the engine for a test file, and returns functions that compare their responses to the
 * same requests. Neither is reset between tests, because a node would still propose fees based on earlier blocks.
 */
export function useTwoChains() {
  const chains = useBothOnwards();
  const direct = async (method: string, params: unknown[]) => {
    const node = await askNode(chains.anvil.url, method, params);
    return [node, await askEngine(chains.engine, method, params)] as const;
  };
  beforeAll(async () => {
    // With impersonation on, the node would not sign transactions, so their hashes would differ from the engine's.
    await chains.onChain('anvil_autoImpersonateAccount', false);
    // The engine has only some fields of its first block. From this block on, both have all fields.
    await direct('evm_setNextBlockTimestamp', [FIRST_BLOCK]);
    await direct('evm_mine', []);
  });
  /**
   * Sends a request to the node and the engine, compares the responses except for fields that may differ, and returns
   * the engine's response.
   */
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
  /** Does the same as `same`, but returns the result, and throws if the response is an error. */
  const result = async <T = string>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await same(method, ...params);
    if ('error' in answer) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result as T;
  };
  /** Sets the time of the next block on both chains to 12 s after the latest block. */
  const settle = async () => {
    const { timestamp } = await result<{ timestamp: string }>(
      'eth_getBlockByNumber',
      'latest',
      false,
    );
    await result('evm_setNextBlockTimestamp', Number(timestamp) + 12);
  };
  /**
   * Sends a transaction to both chains, to be mined in a block dated 12 s after the latest one. Compares the receipts,
   * transactions and blocks, and returns the engine's receipt.
   */
  const send = async (transaction: Record<string, string>) => {
    await settle();
    const hash = await result('eth_sendTransaction', transaction);
    const receipt = await result<Receipt>('eth_getTransactionReceipt', hash);
    await result('eth_getTransactionByHash', hash);
    await result('eth_getBlockByNumber', receipt.blockNumber, true);
    return receipt;
  };
  /** Number of requests compared so far. */
  const compared = 0;
  const both = Object.assign(chains, { compared, same, result, settle, send });
  return both;
}
