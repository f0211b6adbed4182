import type { Abi, AbiEvent } from 'viem';
import type { Hex } from '../engine/quantities';
import type { CallTrace } from '../engine/trace-answer';
import type { RunResult } from './run-result';
import type { Receipt, Stage } from './stage';
import { functionsBySelector, tellCall, type Words } from './tell-call';
import { tellChanges, tellEvents } from './tell-events';
import { tellFailure } from './tell-failure';

const TRACER = { tracer: 'callTracer' };

/** Returns the names and ABIs to decode calls on a stage: the market's, and those of a contract. */
export const wordsOf = (stage: Stage, abi: Abi): Words => ({
  functions: functionsBySelector([
    ...stage.interfaces.functions,
    ...abi.filter((each) => each.type === 'function'),
  ]),
  errors: [...stage.interfaces.errors, ...abi.filter((each) => each.type === 'error')],
  people: stage.people(),
});

/** Traces a call and its inner calls, without sending a transaction. */
export const traceCall = (stage: Stage, request: object): Promise<CallTrace> =>
  stage.ask<CallTrace>('debug_traceCall', request, 'latest', TRACER);

/**
 * Returns the results of a mined transaction, except its return values.
 *
 * @param abi ABI of the called contract, if it is not one of the market's
 */
export async function tellTransaction(
  stage: Stage,
  hash: Hex,
  abi: Abi,
): Promise<{ told: Omit<RunResult, 'values'>; trace: CallTrace; receipt: Receipt }> {
  const receipt = await stage.ask<Receipt>('eth_getTransactionReceipt', hash);
  const trace = await stage.ask<CallTrace>('debug_traceTransaction', hash, TRACER);
  const words = wordsOf(stage, abi);
  const events: AbiEvent[] = [
    ...stage.interfaces.events,
    ...abi.filter((each) => each.type === 'event'),
  ];
  const { logs, gasUsed } = receipt;
  const told = {
    changes: tellChanges(logs, trace, stage.units(), events, words.people),
    events: tellEvents(logs, events, words.people),
    gasUsed: Number(gasUsed),
    call: tellCall(trace, words),
    ...revertOf(trace, words),
  };
  return { told, trace, receipt };
}

/** Returns why a call reverted, for its result; an empty object if it did not. */
export function revertOf(trace: CallTrace, { errors }: Words): Pick<RunResult, 'revert'> {
  const reason = tellFailure(trace, errors);
  if (reason === undefined) return {};
  return { revert: { message: reason, data: trace.output ?? '0x' } };
}
