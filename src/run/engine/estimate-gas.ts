import type { Block } from './block';
import { tryCall } from './calls';
import type { Chain } from './chain';
import { failureOf } from './reverts';
import { CODES, RpcError, rejected } from './rpc-error';
import { type Asked, callOf } from './asked';

/** What ether costs on its way to an account without code, whether or not the sender has it. */
const TRANSFER = 21_000n;

/** Each call keeps a 64th of the gas back (EIP-150), so that more has to be given than is used. */
const withReserves = (gas: bigint) => (gas * 65n) / 63n + 2_300n;

/**
 * The least gas with which a transaction passes.
 *
 * @throws RpcError where it fails with any
 */
export async function estimateGas(chain: Chain, asked: Asked, block: Block): Promise<bigint> {
  const all = callOf(chain, asked).gasLimit;
  if (await isPlainTransfer(chain, asked, block)) return TRANSFER;
  const outcome = await tryCall(chain, asked, block);
  const failure = failureOf(outcome);
  if (failure && outcome.failure === 'out of gas') {
    throw rejected(`Out of gas: gas required exceeds allowance: ${all}`);
  }
  if (failure) throw failure;
  const passes = (gas: bigint) => passesWith(chain, asked, block, gas);
  let [tooLow, enough] = [outcome.gasUsed - 1n, all];
  const guess = withReserves(outcome.gasNeeded);
  if (guess < all) {
    if (await passes(guess)) enough = guess;
    else tooLow = guess;
  }
  while (enough - tooLow > 1n) {
    const middle = (enough + tooLow) / 2n;
    if (await passes(middle)) enough = middle;
    else tooLow = middle;
  }
  return enough;
}

async function passesWith(chain: Chain, asked: Asked, block: Block, gas: bigint): Promise<boolean> {
  try {
    return (await tryCall(chain, asked, block, gas)).failure === undefined;
  } catch (error) {
    if (error instanceof RpcError && error.code === CODES.server) return false;
    throw error;
  }
}

async function isPlainTransfer(chain: Chain, asked: Asked, block: Block): Promise<boolean> {
  const { to, data } = callOf(chain, asked);
  if (!to || data.length > 0) return false;
  return chain.reading(block.state, async (state) => (await state.getCodeSize(to)) === 0);
}
