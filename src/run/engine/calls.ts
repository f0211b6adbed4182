import type { Block } from './block';
import type { Chain } from './chain';
import type { Outcome } from './execute';
import { rejected } from './rpc-error';
import { type Asked, callOf, demandFittingGas, senderOf } from './asked';

/**
 * Runs a request on the state after a block, without changing it.
 *
 * @throws RpcError if the call can't start; later failures are in the outcome
 */
export async function tryCall(
  chain: Chain,
  asked: Asked,
  block: Block,
  gasLimit?: bigint,
): Promise<Outcome> {
  const [tx, from] = [callOf(chain, asked, gasLimit), senderOf(asked)];
  demandFittingGas(tx);
  const { balance } = await chain.reading(block.state, (state) => state.accountOf(from));
  if (balance < tx.value) throw rejected('Insufficient funds for gas * price + value');
  return chain.simulate(tx, from, block);
}
