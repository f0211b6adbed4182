import type { Block } from './block';
import type { Call } from './call-tree';
import type { Chain } from './chain';
import { CODES, rejected, RpcError } from './json-rpc';
import { failureOf } from './reverts';
import { type TransactionRequest, callOf, tryCall } from './transaction-request';

/** Gas that the protocol adds to a call that sends ether. */
const STIPEND = 2_300n;

/**
 * Returns the smallest amount of gas that a caller must have left to pass the given amount to an inner call. The caller
 * always keeps 1/64 of its gas (EIP-150).
 */
const withReserve = (gas: bigint): bigint => (gas > 0n ? gas + (gas - 1n) / 63n : 0n);

/**
 * Returns the smallest gas limit with which a call would have ended the same way. The limit covers the gas that the
 * call used and, at each inner call, the gas passed on plus the 1/64 that the caller keeps. The result can be a few
 * units off, because the gas left at an inner call has to be inferred from the gas passed to it.
 */
export function gasNeededBy({ gas, gasUsed, calls }: Call): bigint {
  let most = gasUsed;
  for (const inner of calls) {
    const free = inner.type === 'CALL' && inner.value > 0n ? STIPEND : 0n;
    const before = gas - withReserve(inner.gas - free);
    // The caller passed on less gas than it could have, so the gas that it had left is unknown.
    if (before > gasUsed) continue;
    const needed = before + withReserve(gasNeededBy(inner) - free);
    if (needed > most) most = needed;
  }
  return most;
}

/**
 * Gas for sending ether to an account without code. No call is simulated for it, so the estimate is the same even if
 * the sender doesn't have enough ether.
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
 * First step up from a guess that was too low. The EVM rejects a storage write with 2,300 gas or less left (EIP-2200),
 * so a call that ends with a write needs about this much more than it uses.
 */
const TO_WRITE = 2_400n;

/**
 * Tries amounts of gas, starting at a guess and moving in steps that double, until one is too low and another is
 * enough.
 */
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
