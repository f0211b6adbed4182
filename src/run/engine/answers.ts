import type { TypedTransaction } from '@ethereumjs/tx';
import { type Block, bloomOf, type Mined } from './block';
import type { Call } from './call-tree';
import type { MachineLog, ExecutionResult } from './execute';
import { type Hex, hexOf, invalid, quantity, word } from './json-rpc';
import { statedReason, wordFor } from './reverts';

/** Hash of an empty list of uncles. */
const NO_UNCLES = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347';
/** Root of an empty trie. The engine keeps no tries. */
const NO_TRIE = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';

/** Hash of an empty list of requests (EIP-7685). */
const NO_REQUESTS = '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Returns a block in the JSON-RPC format of nodes. */
export function blockAnswer(block: Block, whole: boolean) {
  const { header, transactions } = block;
  return {
    hash: block.hash,
    parentHash: block.parentHash,
    sha3Uncles: NO_UNCLES,
    miner: header.coinbase.toString(),
    stateRoot: word(0),
    transactionsRoot: NO_TRIE,
    receiptsRoot: NO_TRIE,
    logsBloom: bloomOf(transactions.flatMap(({ outcome }) => outcome.logs)),
    difficulty: '0x0',
    number: quantity(header.number),
    gasLimit: quantity(header.gasLimit),
    gasUsed: quantity(block.gasUsed),
    timestamp: quantity(header.timestamp),
    extraData: '0x',
    mixHash: hexOf(header.prevRandao),
    nonce: '0x0000000000000000',
    baseFeePerGas: quantity(header.baseFeePerGas),
    withdrawalsRoot: NO_TRIE,
    blobGasUsed: '0x0',
    excessBlobGas: '0x0',
    parentBeaconBlockRoot: word(0),
    requestsHash: NO_REQUESTS,
    totalDifficulty: '0x0',
    size: '0x0',
    uncles: [],
    transactions: transactions.map((mined) => (whole ? transactionAnswer(mined) : mined.hash)),
    withdrawals: [],
  };
}

/** Returns a mined transaction in the JSON-RPC format of nodes. */
export function transactionAnswer({ tx, hash, from, gasPrice, block }: Mined) {
  return {
    type: quantity(tx.type),
    chainId: '0x1',
    nonce: quantity(tx.nonce),
    gas: quantity(tx.gasLimit),
    ...pricesOf(tx),
    to: tx.to?.toString() ?? null,
    value: quantity(tx.value),
    input: hexOf(tx.data),
    r: quantity(tx.r ?? 0n),
    s: quantity(tx.s ?? 0n),
    v: quantity(tx.v ?? 0n),
    ...(tx.type > 0 && { yParity: quantity(tx.v ?? 0n) }),
    hash,
    blockHash: block.hash,
    blockNumber: quantity(block.header.number),
    transactionIndex: '0x0',
    from: from.toString(),
    gasPrice: quantity(gasPrice),
    blockTimestamp: quantity(block.header.timestamp),
  };
}

function pricesOf(tx: TypedTransaction) {
  const accessList =
    'accessList' in tx
      ? tx.accessList.map(([address, slots]) => ({
          address: hexOf(address),
          storageKeys: slots.map((slot) => hexOf(slot)),
        }))
      : undefined;
  return {
    ...(accessList && { accessList }),
    ...('maxFeePerGas' in tx && {
      maxFeePerGas: quantity(tx.maxFeePerGas),
      maxPriorityFeePerGas: quantity(tx.maxPriorityFeePerGas),
    }),
  };
}

/** Returns a transaction's receipt in the JSON-RPC format of nodes. */
export function receiptAnswer(mined: Mined) {
  const { tx, hash, from, gasPrice, outcome, block } = mined;
  return {
    type: quantity(tx.type),
    status: outcome.failure === undefined ? '0x1' : '0x0',
    cumulativeGasUsed: quantity(outcome.gasUsed),
    logs: logAnswers(mined),
    logsBloom: bloomOf(outcome.logs),
    transactionHash: hash,
    transactionIndex: '0x0',
    blockHash: block.hash,
    blockNumber: quantity(block.header.number),
    gasUsed: quantity(outcome.gasUsed),
    effectiveGasPrice: quantity(gasPrice),
    blobGasPrice: '0x1',
    from: from.toString(),
    to: tx.to?.toString() ?? null,
    contractAddress: outcome.created?.toString() ?? null,
    blockTimestamp: Number(block.header.timestamp),
  };
}

/** Returns a transaction's logs in the JSON-RPC format of nodes. */
export function logAnswers({ outcome, block, hash }: Mined) {
  return outcome.logs.map(([address, topics, data]: MachineLog, index) => ({
    address: hexOf(address),
    topics: topics.map((topic): Hex => hexOf(topic)),
    data: hexOf(data),
    blockHash: block.hash,
    blockNumber: quantity(block.header.number),
    blockTimestamp: quantity(block.header.timestamp),
    transactionHash: hash,
    transactionIndex: '0x0',
    logIndex: quantity(index),
    removed: false,
  }));
}

/** A call as nodes report it, with its inner calls. */
export interface CallTrace {
  type: Call['type'];
  from: Hex;
  to?: Hex;
  /** Ether sent, in wei; absent for instructions that can't send ether. */
  value?: Hex;
  gas: Hex;
  gasUsed: Hex;
  input: Hex;
  output?: Hex;
  error?: string;
  /** The decoded revert data. */
  revertReason?: string;
  calls?: CallTrace[];
}

/** Checks that a request's tracer is supported. @throws RpcError otherwise */
export function demandCallTracer(options: unknown): void {
  const { tracer } = (options ?? {}) as { tracer?: unknown };
  if (tracer !== 'callTracer') throw invalid('only the tracer "callTracer" is supported');
}

/**
 * Returns the calls of a transaction as nodes report them (Geth's `callTracer`). The gas used by the outermost call is
 * that of the transaction, including its cost before the first instruction.
 */
export function traceAnswer({ calls, gasUsed }: ExecutionResult): CallTrace {
  if (!calls) throw invalid('the transaction has no calls to trace');
  return { ...traceOf(calls), gasUsed: quantity(gasUsed) };
}

function traceOf(call: Call): CallTrace {
  const { type, from, to, value, gas, gasUsed, input, output, failure, calls } = call;
  const reason = failure === 'revert' ? statedReason(output) : undefined;
  return {
    type,
    from: hexOf(from.bytes),
    ...(to && { to: hexOf(to.bytes) }),
    ...(type !== 'STATICCALL' && { value: quantity(value) }),
    gas: quantity(gas),
    gasUsed: quantity(gasUsed),
    input: hexOf(input),
    ...(output.length > 0 && { output: hexOf(output) }),
    ...(failure !== undefined && {
      error: failure === 'revert' ? 'execution reverted' : wordFor(failure),
    }),
    ...(reason !== undefined && { revertReason: reason }),
    ...(calls.length > 0 && { calls: calls.map(traceOf) }),
  };
}
