import { decodeFunctionData, formatEther, toFunctionSelector, type AbiFunction } from 'viem';
import type { Hex } from '../engine/quantities';
import type { CallTrace } from '../engine/trace-answer';
import type { AbiError } from './given-scenario';
import { tellValues, type People } from './people';
import type { ToldCall } from './run-result';
import { tellFailure } from './tell-failure';

/** The names and ABIs with which calls are decoded. */
export interface Words {
  /** Functions by selector. */
  functions: ReadonlyMap<string, AbiFunction>;
  errors: readonly AbiError[];
  people: People;
}

export const functionsBySelector = (functions: readonly AbiFunction[]): Words['functions'] =>
  new Map(functions.map((item) => [toFunctionSelector(item), item]));

/** Decodes a call with its contract's ABI: the function's name, its arguments and its result. */
export function tellCall(trace: CallTrace, words: Words): ToldCall {
  const { functions, errors, people } = words;
  const selector = trace.input.slice(0, 10);
  const item = trace.type.startsWith('CREATE') ? undefined : functions.get(selector);
  const ether = BigInt(trace.value ?? 0);
  const failure = tellFailure(trace, errors);
  return {
    type: trace.type,
    to: trace.to ? people.nameOf(trace.to) : '',
    function: item?.name ?? (trace.type.startsWith('CREATE') || selector === '0x' ? '' : selector),
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
      // A different function with the same selector, or malformed data. Only the name is shown.
      return [];
    }
  }
}
