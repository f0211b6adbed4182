import type { Block } from './block';
import type { Call } from './call-tree';
import type { Chain } from './chain';
import { CODES, rejected, RpcError } from './json-rpc';
import { failureOf } from './reverts';
import { type TransactionRequest, callOf, tryCall } from './transaction-request';

/** Gas that the protocol adds to a call that sends ether. */
const STIPEND = 2_300n;

/**
 * Returns the smallest amount of gas that lets the caller pass this much to an inner call, because 1/64 is held back
 * (EIP-150).
 */
const withReserve = (gas: bigint): bigint => (gas > 0n ? gas + (gas - 1n) / 63n : 0n);

/**
 * Returns the smallest gas limit with which a call would have ended the same way: the gas it used, and at each inner
 * call, enough for that call and the part held back. The result is accurate to a few units, because the gas available
 * at a call can only be inferred from the gas it was given.
 */
export function gasNeededBy({ gas, gasUsed, calls }: Call): bigint {
  let most = gasUsed;
  for (const inner of calls) {
    const free = inner.type === 'CALL' && inner.value > 0n ? STIPEND : 0n;
    const before = gas - withReserve(inner.gas - free);
    // In this case the caller passed less gas than it could, so nothing can be inferred.
    if (before > gasUsed) continue;
    const needed = before + withReserve(gasNeededBy(inner) - free);
    if (needed > most) most = needed;
  }
  return most;
}

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
export async function estimateGas(
  chain: Chain,
  asked: TransactionRequest,
  block: Block,
): Promise<bigint> {
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

async function passesWith(
  chain: Chain,
  asked: TransactionRequest,
  block: Block,
  gas: bigint,
): Promise<boolean> {
  try {
    return (await tryCall(chain, asked, block, gas)).failure === undefined;
  } catch (error) {
    if (error instanceof RpcError && error.code === CODES.server) return false;
    throw error;
  }
}

async function isPlainTransfer(
  chain: Chain,
  asked: TransactionRequest,
  block: Block,
): Promise<boolean> {
  const { to, data } = callOf(chain, asked);
  if (!to || data.length > 0) return false;
  return chain.reading(block.state, async (state) => (await state.getCodeSize(to)) === 0);
}
