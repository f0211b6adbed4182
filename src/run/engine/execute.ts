import type { EVM } from '@ethereumjs/evm';
import { type Address, createAddressFromString } from '@ethereumjs/util';
import { getCalldataFloorGas, type TypedTransaction } from '@ethereumjs/tx';
import { type Call, recordCalls } from './call-tree';
import type { Header } from './header';
import type { WorldState } from './world-state';

/** One entry of a receipt, as the machine gives it: address, topics, data. */
export type MachineLog = [address: Uint8Array, topics: Uint8Array[], data: Uint8Array];

/** What runs code, and what it reads and writes. */
export interface Machine {
  evm: EVM;
  state: WorldState;
}

/** What became of a transaction. */
export interface Outcome {
  /** What the sender pays for. */
  gasUsed: bigint;
  /** Before the refund: what the transaction has to be given at least. */
  gasNeeded: bigint;
  returned: Uint8Array;
  /** The machine's word for the failure: `revert`, `out of gas` … */
  failure?: string;
  logs: readonly MachineLog[];
  created?: Address;
  /** Who called whom; nothing where nothing ran. */
  calls?: Call;
}

/** Gas that a transaction costs before its first instruction, or at least by its data (EIP-7623). */
export function leastGas(tx: TypedTransaction): bigint {
  const [intrinsic, floor] = [tx.getIntrinsicGas(), getCalldataFloorGas(tx)];
  return intrinsic > floor ? intrinsic : floor;
}

/**
 * Runs a transaction as a block does: buys gas, raises the nonce, runs it, hands back what is left, pays the miner.
 * `@ethereumjs/vm` does this too; with its blocks, tries and forks it would double what a reader loads.
 *
 * @param gasPrice what the sender pays for a unit of gas, in wei
 * @param free leaves prices out, as `eth_call` does
 */
export async function execute(
  { evm, state }: Machine,
  tx: TypedTransaction,
  from: Address,
  header: Header,
  { gasPrice, free }: { gasPrice: bigint; free: boolean },
): Promise<Outcome> {
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
      // Since EIP-6780 an account goes only in the transaction that made it.
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

/** A fifth of the gas is handed back at most (EIP-3529); the data's price stays (EIP-7623). */
function charged(tx: TypedTransaction, gasNeeded: bigint, refund: bigint): bigint {
  const most = gasNeeded / 5n;
  const rest = gasNeeded - (refund < most ? refund : most);
  const floor = getCalldataFloorGas(tx);
  return rest > floor ? rest : floor;
}

/** Sender, receiver, miner, precompiles and what the access list names cost less to reach (EIP-2929, 2930, 3651). */
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
