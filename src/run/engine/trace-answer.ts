import type { Call } from './call-tree';
import type { Outcome } from './execute';
import { type Hex, hexOf, quantity } from './quantities';
import { statedReason, wordFor } from './reverts';
import { invalid } from './rpc-error';

/** A call as nodes report it, with its inner calls. */
export interface CallTrace {
  type: Call['type'];
  from: Hex;
  to?: Hex;
  /** In wei; absent for instructions that can't send any. */
  value?: Hex;
  gas: Hex;
  gasUsed: Hex;
  input: Hex;
  output?: Hex;
  error?: string;
  /** The decoded revert data. */
  revertReason?: string;
  calls?: CallTrace[];
}

/** Checks the tracer of a request. @throws RpcError if it is not supported */
export function demandCallTracer(options: unknown): void {
  const { tracer } = (options ?? {}) as { tracer?: unknown };
  if (tracer !== 'callTracer') throw invalid('only the tracer "callTracer" is supported');
}

/**
 * Returns the calls of a transaction as nodes report them (Geth's `callTracer`). The gas used by the outermost call is
 * that of the transaction, including its cost before the first instruction.
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
