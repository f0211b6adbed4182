import { createTx, type TypedTransaction, type TypedTxData } from '@ethereumjs/tx';
import { type Address, createAddressFromString } from '@ethereumjs/util';
import type { Block } from './block';
import type { Chain } from './chain';
import { leastGas, type ExecutionResult } from './execute';
import { BLOCK_GAS_LIMIT } from './header';
import { bytesOf, CODES, type Hex, rejected, RpcError } from './json-rpc';

/** A transaction as clients request it. */
export interface TransactionRequest {
  from?: Hex;
  to?: Hex | null;
  data?: Hex;
  input?: Hex;
  value?: Hex;
  gas?: Hex;
  gasPrice?: Hex;
  maxFeePerGas?: Hex;
  maxPriorityFeePerGas?: Hex;
  nonce?: Hex;
  accessList?: { address: Hex; storageKeys: Hex[] }[];
}

/** The sender of a request that names no sender. */
const NOBODY: Hex = `0x${'0'.repeat(40)}`;

export const big = (value: Hex | undefined, otherwise: bigint): bigint =>
  value === undefined ? otherwise : BigInt(value);

export const senderOf = ({ from = NOBODY }: TransactionRequest): Address =>
  createAddressFromString(from);

/** Returns the fields that every type of transaction has. */
export const body = ({ to, data, input, value, accessList }: TransactionRequest) => ({
  ...(to && { to: createAddressFromString(to) }),
  data: bytesOf(input ?? data ?? '0x'),
  value: big(value, 0n),
  ...(accessList && { accessList }),
});

/** Converts a request to a transaction for a simulated call. The transaction is never sent and has no gas price. */
export function callOf(
  chain: Chain,
  asked: TransactionRequest,
  gasLimit?: bigint,
): TypedTransaction {
  const gas = gasLimit ?? big(asked.gas, BLOCK_GAS_LIMIT);
  const data = {
    type: 2,
    ...body(asked),
    gasLimit: gas,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
  };
  return createTx(data as TypedTxData, { common: chain.common, freeze: false });
}

/** Checks a transaction's gas limit. @throws RpcError if it is below the intrinsic gas or above the block's limit */
export function demandFittingGas(tx: TypedTransaction): void {
  if (tx.gasLimit > BLOCK_GAS_LIMIT) {
    const message = 'intrinsic gas too high -- tx.gas_limit > env.block.gas_limit';
    throw new RpcError(CODES.server, message);
  }
  if (tx.gasLimit >= leastGas(tx)) return;
  throw new RpcError(CODES.server, 'intrinsic gas too high -- CallGasCostMoreThanGasLimit');
}

/**
 * Runs a request on the state after a block, without changing it.
 *
 * @throws RpcError if the call can't start; later failures are in the outcome
 */
export async function tryCall(
  chain: Chain,
  asked: TransactionRequest,
  block: Block,
  gasLimit?: bigint,
): Promise<ExecutionResult> {
  const [tx, from] = [callOf(chain, asked, gasLimit), senderOf(asked)];
  demandFittingGas(tx);
  const { balance } = await chain.reading(block.state, (state) => state.accountOf(from));
  if (balance < tx.value) throw rejected('Insufficient funds for gas * price + value');
  return chain.simulate(tx, from, block);
}
