import type { Call } from './call-tree';
import type { Outcome } from './execute';
import { type Hex, hexOf, quantity } from './quantities';
import { statedReason, wordFor } from './reverts';
import { invalid } from './rpc-error';

/** A call as nodes tell of it, with those that it made. */
export interface CallTrace {
  type: Call['type'];
  from: Hex;
  to?: Hex;
  /** In wei; absent where an instruction can send none. */
  value?: Hex;
  gas: Hex;
  gasUsed: Hex;
  input: Hex;
  output?: Hex;
  error?: string;
  /** What the data of a revert says. */
  revertReason?: string;
  calls?: CallTrace[];
}

/** @throws RpcError where another tracer is asked for than the one that is here */
export function demandCallTracer(options: unknown): void {
  const { tracer } = (options ?? {}) as { tracer?: unknown };
  if (tracer !== 'callTracer') throw invalid('only the tracer "callTracer" is supported');
}

/**
 * The calls of a transaction as nodes give them (the `callTracer` of Geth). The gas that the first call used is
 * that of the transaction, with what it costs before its first instruction.
 */
export function traceAnswer({ calls, gasUsed }: Outcome): CallTrace {
  if (!calls) throw invalid('nothing ran');
  return { ...traceOf(calls), gasUsed: quantity(gasUsed) };
}

function traceOf(call: Call): CallTrace {
  const { type, from, to, value, gas, gasUsed, input, output, failure, calls } = call;
  const reason = failure === 'revert' ? statedReason(output) : undefined;
  return {
    type,
    from: hexOf(from.bytes),
    ...(to && { to: hexOf(to.bytes) }),
    ...(type !== 'STATICCALL' && { value: quantity(value) }),
    gas: quantity(gas),
    gasUsed: quantity(gasUsed),
    input: hexOf(input),
    ...(output.length > 0 && { output: hexOf(output) }),
    ...(failure !== undefined && {
      error: failure === 'revert' ? 'execution reverted' : wordFor(failure),
    }),
    ...(reason !== undefined && { revertReason: reason }),
    ...(calls.length > 0 && { calls: calls.map(traceOf) }),
  };
}
