import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  decodeErrorResult,
  decodeFunctionData,
  formatEther,
  toFunctionSelector,
} from 'viem';
import type { CallTrace } from '../engine/answers';
import type { Hex } from '../engine/json-rpc';
import type { AbiError } from './given-scenario';
import { type People, type RunResult, tellValues, type ToldCall } from './run-result';
import type { Receipt, Stage } from './stage';
import { tellChanges, tellEvents } from './tell-events';

/**
 * Returns why a call failed: the contract's text or custom error, otherwise the EVM's own error.
 *
 * @returns undefined if it succeeded
 */
export function tellFailure(
  { error, revertReason, output = '0x' }: CallTrace,
  errors: readonly AbiError[],
): string | undefined {
  if (error === undefined || revertReason !== undefined) return error && revertReason;
  return errorNameOf(output, errors) ?? error;
}

/** Returns a custom error with its values; undefined if there is no data or no error matches. */
export function errorNameOf(data: Hex, errors: readonly AbiError[]): string | undefined {
  try {
    const decoded: { errorName: string; args?: readonly unknown[] } = decodeErrorResult({
      abi: errors,
      data,
    });
    return `${decoded.errorName}(${(decoded.args ?? []).map(String).join(', ')})`;
  } catch {
    return undefined;
  }
}

/** The names and ABIs with which calls are decoded. */
export interface Words {
  /** Functions by selector. */
  functions: ReadonlyMap<string, AbiFunction>;
  errors: readonly AbiError[];
  people: People;
}

/** Functions that every chain has at a fixed address (precompiles), by the number of the address. */
const PRECOMPILES: Readonly<Record<string, string>> = {
  '1': 'ecrecover',
  '2': 'sha256',
  '4': 'identity',
};

const precompileAt = (address: string | undefined): string | undefined =>
  PRECOMPILES[address?.replace(/^0x0*/, '') ?? ''];

/** Decodes a call and its inner calls: for each, the function's name, the arguments and, if it failed, the reason. */
export function tellCall(trace: CallTrace, words: Words): ToldCall {
  const { functions, errors, people } = words;
  const selector = trace.input.slice(0, 10);
  const precompile = precompileAt(trace.to);
  const item = trace.type.startsWith('CREATE') || precompile ? undefined : functions.get(selector);
  const ether = BigInt(trace.value ?? 0);
  const failure = tellFailure(trace, errors);
  return {
    type: trace.type,
    to: precompile ? 'precompile' : trace.to ? people.nameOf(trace.to) : '',
    function:
      precompile ??
      item?.name ??
      (trace.type.startsWith('CREATE') || selector === '0x' ? '' : selector),
    ...(item && { selector: selector as Hex }),
    inputs: item ? inputsOf(item, trace) : [],
    ...(ether > 0n && trace.type !== 'DELEGATECALL' && { ether: formatEther(ether) }),
    gasUsed: Number(trace.gasUsed),
    ...(failure !== undefined && { failure }),
    calls: (trace.calls ?? []).map((inner) => tellCall(inner, words)),
  };

  function inputsOf(known: AbiFunction, { input }: CallTrace) {
    try {
      // `args` is absent if a function has no parameters, despite its type.
      const decoded: { args?: readonly unknown[] } = decodeFunctionData({
        abi: [known],
        data: input,
      });
      return tellValues(known.inputs, decoded.args ?? [], people);
    } catch {
      // The function is a different one with the same selector, or the data is malformed. Show only its name.
      return [];
    }
  }
}

const TRACER = { tracer: 'callTracer' };

/** Returns the names and ABIs for decoding calls on a stage: those of the market, and a contract's own ABI. */
export const wordsOf = (stage: Stage, abi: Abi): Words => ({
  functions: new Map(
    [...stage.interfaces.functions, ...abi.filter((each) => each.type === 'function')].map(
      (item) => [toFunctionSelector(item), item],
    ),
  ),
  errors: [...stage.interfaces.errors, ...abi.filter((each) => each.type === 'error')],
  people: stage.people(),
});

/** Traces a call and its inner calls, without sending a transaction. */
export const traceCall = (stage: Stage, request: object): Promise<CallTrace> =>
  stage.ask<CallTrace>('debug_traceCall', request, 'latest', TRACER);

/**
 * Returns a mined transaction's trace, its receipt, and its results without the return values.
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

/** Returns the reason and data of a revert, as a part of the call's result; an empty object if the call succeeded. */
export function revertOf(trace: CallTrace, { errors }: Words): Pick<RunResult, 'revert'> {
  const reason = tellFailure(trace, errors);
  if (reason === undefined) return {};
  return { revert: { message: reason, data: trace.output ?? '0x' } };
}
