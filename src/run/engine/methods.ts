import { createAddressFromString } from '@ethereumjs/util';
import type { Accounts } from './accounts';
import { type TransactionRequest, tryCall } from './transaction-request';
import {
  blockAnswer,
  demandCallTracer,
  receiptAnswer,
  traceAnswer,
  transactionAnswer,
} from './answers';
import { blockOf, feeHistory, type LogFilter, logsOf } from './history';
import type { Chain } from './chain';
import { estimateGas } from './estimate-gas';
import { TIP } from './header';
import { bytesOf, type Hex, hexOf, invalid, quantity, word } from './json-rpc';
import { failureOf } from './reverts';
import { send, sendRaw } from './transactions';
import type { WorldState } from './world-state';

/** Handles a request, given its arguments. */
export type Method = (chain: Chain, accounts: Accounts, args: readonly unknown[]) => unknown;

/** Returns the block that an argument refers to; the latest one if it is omitted. */
const at = (chain: Chain, tag: unknown) => blockOf(chain, tag ?? undefined);

const addressOf = (value: unknown) => {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) {
    throw invalid('invalid address');
  }
  return createAddressFromString(value);
};

const asked = (value: unknown): TransactionRequest => {
  if (typeof value !== 'object' || value === null) throw invalid('invalid transaction');
  return value;
};

/** Makes a method that reads the state after a block, which the argument at `tagAt` refers to. */
const stateOf =
  (read: (state: WorldState, args: readonly unknown[]) => Promise<Hex>, tagAt = 1): Method =>
  (chain, _accounts, args) =>
    chain.reading(at(chain, args[tagAt]).state, (state) => read(state, args));

const reading: Record<string, Method> = {
  eth_chainId: () => '0x1',
  net_version: () => '1',
  eth_accounts: (_chain, accounts) => accounts.addresses(),
  eth_blockNumber: (chain) => quantity(chain.latest.header.number),
  eth_getBlockByNumber: (chain, _accounts, [tag, whole]) => {
    const numbered = typeof tag === 'string' && tag.startsWith('0x');
    const block = numbered ? chain.block(BigInt(tag)) : at(chain, tag);
    return block ? blockAnswer(block, whole === true) : null;
  },
  eth_getBlockByHash: (chain, _accounts, [hash, whole]) => {
    const block = chain.blocks.find((each) => each.hash === hash);
    return block ? blockAnswer(block, whole === true) : null;
  },
  eth_getTransactionByHash: (chain, _accounts, [hash]) => {
    const mined = chain.mined(hash as Hex);
    return mined ? transactionAnswer(mined) : null;
  },
  eth_getTransactionReceipt: (chain, _accounts, [hash]) => {
    const mined = chain.mined(hash as Hex);
    return mined ? receiptAnswer(mined) : null;
  },
  eth_getLogs: (chain, _accounts, [filter]) => logsOf(chain, filter as LogFilter),
  eth_getBalance: stateOf(async (state, [address]) =>
    quantity((await state.accountOf(addressOf(address))).balance),
  ),
  eth_getTransactionCount: stateOf(async (state, [address]) =>
    quantity((await state.accountOf(addressOf(address))).nonce),
  ),
  eth_getCode: stateOf(async (state, [address]) => hexOf(await state.getCode(addressOf(address)))),
  eth_getStorageAt: stateOf(
    (state, [address, slot]) =>
      state.wordAt(addressOf(address), bytesOf(word(BigInt(slot as Hex)))),
    2,
  ),
};

const pricing: Record<string, Method> = {
  eth_gasPrice: (chain) => quantity(chain.pendingHeader().baseFeePerGas + TIP),
  eth_maxPriorityFeePerGas: () => quantity(TIP),
  eth_feeHistory: (chain, _accounts, [count, newest, percentiles]) =>
    feeHistory(chain, BigInt(count as Hex), newest as string, percentiles as number[] | undefined),
  eth_estimateGas: async (chain, _accounts, [request, tag]) =>
    quantity(await estimateGas(chain, asked(request), at(chain, tag))),
};

const running: Record<string, Method> = {
  eth_call: async (chain, _accounts, [request, tag]) => {
    const outcome = await tryCall(chain, asked(request), at(chain, tag));
    const failure = failureOf(outcome);
    if (failure) throw failure;
    return hexOf(outcome.returned);
  },
  eth_sendTransaction: async (chain, accounts, [request]) =>
    hexOf((await send(chain, accounts, asked(request))).hash()),
  eth_sendRawTransaction: async (chain, _accounts, [bytes]) =>
    hexOf((await sendRaw(chain, bytes as Hex)).hash()),
  personal_sign: (_chain, accounts, [message, address]) =>
    accounts.signMessage(address as string, message as Hex),
  eth_sign: (_chain, accounts, [address, message]) =>
    accounts.signMessage(address as string, message as Hex),
  eth_signTypedData_v4: (_chain, accounts, [address, data]) =>
    accounts.signTypedData(address as string, data),
};

const tracing: Record<string, Method> = {
  debug_traceTransaction: (chain, _accounts, [hash, options]) => {
    demandCallTracer(options);
    const mined = chain.mined(hash as Hex);
    if (!mined) throw invalid('transaction not found');
    return traceAnswer(mined.outcome);
  },
  debug_traceCall: async (chain, _accounts, [request, tag, options]) => {
    demandCallTracer(options);
    return traceAnswer(await tryCall(chain, asked(request), at(chain, tag)));
  },
};

const timing: Record<string, Method> = {
  evm_increaseTime: (chain, _accounts, [seconds]) =>
    Number(chain.increaseTime(BigInt(seconds as Hex | number))),
  evm_setNextBlockTimestamp: (chain, _accounts, [seconds]) => {
    const timestamp = BigInt(seconds as Hex | number);
    if (chain.setNextTimestamp(timestamp)) return null;
    throw invalid(`Timestamp error: ${timestamp} is lower than previous block's timestamp`);
  },
  evm_mine: async (chain) => {
    await chain.mine();
    return '0x0';
  },
  evm_snapshot: (chain) => chain.snapshot(),
  evm_revert: (chain, _accounts, [id]) => chain.revert(id as Hex),
};

/** All methods of the engine, by name. */
export const methods: ReadonlyMap<string, Method> = new Map(
  Object.entries({ ...reading, ...pricing, ...running, ...tracing, ...timing }),
);
