import type { Block } from './block';
import { tryCall } from './calls';
import type { Chain } from './chain';
import { gasNeededBy } from './gas-needed';
import { failureOf } from './reverts';
import { CODES, RpcError, rejected } from './rpc-error';
import { type Asked, callOf } from './asked';

/**
 * Gas for sending ether to an account without code. The estimate is the same whether or not the sender has enough
 * ether.
 */
const TRANSFER = 21_000n;

/**
 * Returns the smallest gas limit with which a transaction succeeds.
 *
 * @throws RpcError if the transaction fails with every gas limit
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
  const tried = { tooLow: outcome.gasUsed - 1n, enough: all };
  const { gasNeeded, calls } = outcome;
  const guess = calls ? gasNeeded - calls.gasUsed + gasNeededBy(calls) : gasNeeded;
  if (guess > tried.tooLow && guess < all) await searchFrom(guess, tried, passes);
  while (tried.enough - tried.tooLow > 1n) {
    await tryOut((tried.enough + tried.tooLow) / 2n, tried, passes);
  }
  return tried.enough;
}

/** The largest amount of gas known to be too low, and the smallest known to be enough. */
interface Tried {
  tooLow: bigint;
  enough: bigint;
}

async function tryOut(
  gas: bigint,
  tried: Tried,
  passes: (gas: bigint) => Promise<boolean>,
): Promise<boolean> {
  const isEnough = await passes(gas);
  tried[isEnough ? 'enough' : 'tooLow'] = gas;
  return isEnough;
}

/**
 * First step up from a guess that was too low. A call can write to storage only while it has more than 2,300 gas left
 * (EIP-2200), and for some calls a write comes last.
 */
const TO_WRITE = 2_400n;

/** Tries amounts of gas from a guess on, in steps that double, until one try is too low and another is enough. */
async function searchFrom(
  guess: bigint,
  tried: Tried,
  passes: (gas: bigint) => Promise<boolean>,
): Promise<void> {
  const wasEnough = await tryOut(guess, tried, passes);
  for (let step = wasEnough ? 1n : TO_WRITE; ; step *= 2n) {
    const next = wasEnough ? tried.enough - step : tried.tooLow + step;
    if (next <= tried.tooLow || next >= tried.enough) return;
    if ((await tryOut(next, tried, passes)) !== wasEnough) return;
  }
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
