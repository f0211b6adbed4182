import type { EVM } from '@ethereumjs/evm';
import { type Address, createAddressFromString } from '@ethereumjs/util';
import { getCalldataFloorGas, type TypedTransaction } from '@ethereumjs/tx';
import { type Call, recordCalls } from './call-tree';
import type { Header } from './header';
import type { WorldState } from './world-state';

/** A log as the EVM returns it: address, topics, data. */
export type MachineLog = [address: Uint8Array, topics: Uint8Array[], data: Uint8Array];

/** The EVM, and the state that it reads and writes. */
export interface Machine {
  evm: EVM;
  state: WorldState;
}

/** The result of a transaction. */
export interface ExecutionResult {
  /** Gas that the sender pays for. */
  gasUsed: bigint;
  /** Gas used before the refund is subtracted. The gas limit must cover it. */
  gasNeeded: bigint;
  returned: Uint8Array;
  /** The EVM's name for the failure, such as `revert` or `out of gas`. */
  failure?: string;
  logs: readonly MachineLog[];
  created?: Address;
  /** The tree of calls; absent if nothing ran. */
  calls?: Call;
}

/**
 * Returns the gas that a transaction costs before its first instruction, or the minimum for its data if that is more
 * (EIP-7623).
 */
export function leastGas(tx: TypedTransaction): bigint {
  const [intrinsic, floor] = [tx.getIntrinsicGas(), getCalldataFloorGas(tx)];
  return intrinsic > floor ? intrinsic : floor;
}

/**
 * Runs a transaction as a block does: buys gas, increments the nonce, runs the code, refunds unused gas, and pays the
 * miner. `@ethereumjs/vm` could do this, but it would double the size of the engine's download.
 *
 * @param gasPrice price that the sender pays per unit of gas, in wei
 * @param free whether to ignore prices, as `eth_call` does
 */
export async function execute(
  { evm, state }: Machine,
  tx: TypedTransaction,
  from: Address,
  header: Header,
  { gasPrice, free }: { gasPrice: bigint; free: boolean },
): Promise<ExecutionResult> {
  await evm.journal.checkpoint();
  const recorded = recordCalls(evm);
  try {
    warm(evm, tx, from, header);
    const sender = await state.accountOf(from);
    if (!free) sender.balance -= tx.gasLimit * gasPrice;
    sender.nonce += 1n;
    await evm.journal.putAccount(from, sender);
    const intrinsic = tx.getIntrinsicGas();
    const { execResult, createdAddress } = await evm.runCall({
      block: { header },
      gasPrice,
      caller: from,
      gasLimit: tx.gasLimit - intrinsic,
      ...(tx.to && { to: tx.to }),
      value: tx.value,
      data: tx.data,
      skipNonceIncrement: true,
    });
    const calls = recorded();
    const gasNeeded = execResult.executionGasUsed + intrinsic;
    const gasUsed = charged(tx, gasNeeded, execResult.gasRefund ?? 0n);
    if (!free)
      await settle({ evm, state }, header, {
        from,
        gasPrice,
        gasUsed,
        left: tx.gasLimit - gasUsed,
      });
    for (const [address] of execResult.selfdestruct ?? []) {
      // Since EIP-6780, an account is deleted only in the transaction that created it, so older accounts stay.
      if (execResult.createdAddresses?.has(address)) {
        await evm.journal.deleteAccount(createAddressFromString(address));
      }
    }
    await evm.journal.commit();
    await evm.journal.cleanup();
    return {
      gasUsed,
      gasNeeded,
      returned: execResult.returnValue,
      logs: execResult.logs ?? [],
      ...(execResult.exceptionError && { failure: execResult.exceptionError.error }),
      ...(createdAddress && !execResult.exceptionError && { created: createdAddress }),
      ...(calls && { calls }),
    };
  } finally {
    recorded();
    evm.transientStorage.clear();
    state.originalStorageCache.clear();
  }
}

/**
 * Returns the gas to charge after the refund. The refund is at most a fifth of the gas (EIP-3529), and the charge is
 * never below the minimum for the transaction's data (EIP-7623).
 */
function charged(tx: TypedTransaction, gasNeeded: bigint, refund: bigint): bigint {
  const most = gasNeeded / 5n;
  const rest = gasNeeded - (refund < most ? refund : most);
  const floor = getCalldataFloorGas(tx);
  return rest > floor ? rest : floor;
}

/**
 * Marks the sender, receiver, miner, precompiles and the access list as warm, so that accessing them costs less
 * (EIP-2929, 2930, 3651).
 */
function warm({ journal, precompiles }: EVM, tx: TypedTransaction, from: Address, header: Header) {
  for (const address of precompiles.keys()) journal.addAlwaysWarmAddress(address);
  for (const address of [from, tx.to, header.coinbase]) {
    if (address) journal.addAlwaysWarmAddress(address.toString());
  }
  if (!('accessList' in tx)) return;
  for (const [address, slots] of tx.accessList) {
    journal.addWarmedAddress(address);
    for (const slot of slots) journal.addWarmedStorage(address, slot);
  }
}

async function settle(
  { evm, state }: Machine,
  header: Header,
  paid: { from: Address; gasPrice: bigint; gasUsed: bigint; left: bigint },
): Promise<void> {
  const sender = await state.accountOf(paid.from);
  sender.balance += paid.left * paid.gasPrice;
  await evm.journal.putAccount(paid.from, sender);
  const miner = await state.accountOf(header.coinbase);
  miner.balance += paid.gasUsed * (paid.gasPrice - header.baseFeePerGas);
  await evm.journal.putAccount(header.coinbase, miner);
}
