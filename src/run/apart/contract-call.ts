import {
  decodeFunctionResult,
  encodeFunctionData,
  toFunctionSignature,
  type AbiFunction,
} from 'viem';
import { CALLER } from '../scenario/caller';
import { tellFailure } from '../scenario/tell-failure';
import type { Stage } from '../scenario/stage';
import type { CallTrace } from '../engine/trace-answer';
import type { Hex } from '../engine/quantities';

/** A contract refused a call: its reason, and the data that it gave. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly reason: string,
    readonly data: Hex,
  ) {
    super(reason);
  }
}

/** Of the test tokens, which belong to the market and are in no published interface. */
const MINT: AbiFunction = {
  type: 'function',
  name: 'mint',
  inputs: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
  ],
  outputs: [],
  stateMutability: 'nonpayable',
};

/** What may be called in the market. */
export const functionsOf = ({ interfaces }: Pick<Stage, 'interfaces'>): AbiFunction[] => [
  ...interfaces.functions,
  MINT,
];

/**
 * A function of the market's contracts.
 *
 * @param wanted its name, or its signature where others have the same name: `mint(address)`
 * @throws Error where none or several are called so
 */
export function functionCalled(stage: Pick<Stage, 'interfaces'>, wanted: string): AbiFunction {
  const found = functionsOf(stage).filter(
    (item) => item.name === wanted || toFunctionSignature(item) === wanted,
  );
  const [item] = found;
  if (item && found.length === 1) return item;
  throw new Error(
    item
      ? `The market has several functions ${wanted}: ${found.map((each) => toFunctionSignature(each)).join(', ')}.`
      : `The market has no function ${wanted}.`,
  );
}

/** What a call that failed was refused with. @returns nothing where it did not fail */
export function refusalOf(
  { interfaces }: Pick<Stage, 'interfaces'>,
  trace: CallTrace,
): Refused | undefined {
  const reason = tellFailure(trace, interfaces.errors);
  return reason === undefined ? undefined : new Refused(reason, trace.output ?? '0x');
}

/**
 * Has a transaction of the caller's mined.
 *
 * @param wanted as {@link functionCalled} has it
 * @returns what the function returned
 * @throws Refused where the contract reverted
 */
export async function transact<T>(
  stage: Stage,
  to: Hex,
  wanted: string,
  args: readonly unknown[],
  value = 0n,
): Promise<T> {
  const item = functionCalled(stage, wanted);
  const data = encodeFunctionData({ abi: [item], args });
  const { transactionHash } = await stage.send({ to, data, value });
  const trace = await stage.ask<CallTrace>('debug_traceTransaction', transactionHash, {
    tracer: 'callTracer',
  });
  const refused = refusalOf(stage, trace);
  if (refused) throw refused;
  return decodeReturned(item, trace.output) as T;
}

/** Reads from a contract. @param wanted as {@link functionCalled} has it */
export async function read<T>(
  stage: Stage,
  to: Hex,
  wanted: string,
  args: readonly unknown[] = [],
): Promise<T> {
  const item = functionCalled(stage, wanted);
  const data = encodeFunctionData({ abi: [item], args });
  return decodeReturned(
    item,
    await stage.ask('eth_call', { from: CALLER, to, data }, 'latest'),
  ) as T;
}

/** What a function returned; its only value, or a list of them. */
export const decodeReturned = (item: AbiFunction, data: Hex = '0x'): unknown =>
  item.outputs.length === 0
    ? undefined
    : decodeFunctionResult({ abi: [item], functionName: item.name, data });
