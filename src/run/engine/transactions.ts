import { createTx, createTxFromRLP, type TypedTransaction, type TypedTxData } from '@ethereumjs/tx';
import type { Address } from '@ethereumjs/util';
import type { Accounts } from './accounts';
import {
  type TransactionRequest,
  big,
  body,
  demandFittingGas,
  senderOf,
} from './transaction-request';
import type { Chain } from './chain';
import { estimateGas } from './estimate-gas';
import { BLOCK_GAS_LIMIT, TIP } from './header';
import { bytesOf, CODES, type Hex, invalid, rejected, RpcError } from './json-rpc';

const TIP_ABOVE_LIMIT = 'max priority fee per gas higher than max fee per gas';

/** Fills in the missing fields of a request, signs it with the sender's key, and mines it. */
export async function send(
  chain: Chain,
  accounts: Accounts,
  asked: TransactionRequest,
): Promise<TypedTransaction> {
  const from = senderOf(asked);
  const key = accounts.keyOf(from.toString());
  const nonce = big(asked.nonce, await nonceOf(chain, from));
  const gasLimit = big(asked.gas, await gasFor(chain, asked));
  const data = { ...body(asked), ...offerOf(chain, asked), nonce, gasLimit, chainId: 1n };
  const tx = createTx(data as TypedTxData, { common: chain.common }).sign(key);
  await mine(chain, tx, from);
  return tx;
}

/** Mines a transaction that its sender has signed. */
export async function sendRaw(chain: Chain, bytes: Hex): Promise<TypedTransaction> {
  let tx: TypedTransaction;
  let from: Address;
  try {
    tx = createTxFromRLP(bytesOf(bytes), { common: chain.common });
    from = tx.getSenderAddress();
  } catch {
    throw invalid('Failed to decode transaction');
  }
  if (tx.type > 2) throw rejected('transaction type not supported');
  await mine(chain, tx, from);
  return tx;
}

async function mine(chain: Chain, tx: TypedTransaction, from: Address): Promise<void> {
  const { baseFeePerGas } = chain.pendingHeader();
  const most = 'maxFeePerGas' in tx ? tx.maxFeePerGas : tx.gasPrice;
  const { nonce, balance } = await chain.reading(chain.latest.state, (state) =>
    state.accountOf(from),
  );
  if (tx.nonce < nonce) throw rejected('nonce too low');
  if (tx.nonce > nonce) throw rejected('nonce too high');
  if (most < baseFeePerGas) throw rejected('max fee per gas less than block base fee');
  if (balance < tx.gasLimit * most + tx.value) {
    throw rejected('Insufficient funds for gas * price + value');
  }
  demandFittingGas(tx);
  await chain.mine({ tx, from });
}

function offerOf(chain: Chain, asked: TransactionRequest) {
  if (asked.gasPrice !== undefined) {
    return { type: asked.accessList ? 1 : 0, gasPrice: BigInt(asked.gasPrice) };
  }
  const tip = big(asked.maxPriorityFeePerGas, TIP);
  const most = big(asked.maxFeePerGas, chain.pendingHeader().baseFeePerGas + tip);
  if (tip > most) throw rejected(TIP_ABOVE_LIMIT);
  return { type: 2, maxFeePerGas: most, maxPriorityFeePerGas: tip };
}

async function gasFor(chain: Chain, asked: TransactionRequest): Promise<bigint> {
  if (asked.gas !== undefined) return BigInt(asked.gas);
  try {
    return await estimateGas(chain, asked, chain.latest);
  } catch (error) {
    // A transaction that would revert is sent anyway, as development nodes do. Its receipt shows the failure.
    if (error instanceof RpcError && error.code === CODES.reverted) return BLOCK_GAS_LIMIT;
    throw error;
  }
}

const nonceOf = (chain: Chain, address: Address): Promise<bigint> =>
  chain.reading(chain.latest.state, async (state) => (await state.accountOf(address)).nonce);
