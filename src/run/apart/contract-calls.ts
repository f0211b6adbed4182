import {
  type AbiFunction,
  decodeFunctionResult,
  encodeFunctionData,
  toFunctionSignature,
} from 'viem';
import type { Hex } from '../engine/json-rpc';
import type { CallTrace } from '../engine/answers';
import { CALLER } from '../scenario/given-scenario';
import type { Stage } from '../scenario/stage';
import { tellFailure } from '../scenario/tell-transaction';

/** Error for a call that a contract reverted, with its reason and revert data. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly reason: string,
    readonly data: Hex,
  ) {
    super(reason);
  }
}

/**
 * ABI of the test tokens' function for minting. The market's interfaces don't include it, because no published contract
 * has it.
 */
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

/** Returns all functions that can be called in the market. */
export const functionsOf = ({ interfaces }: Pick<Stage, 'interfaces'>): AbiFunction[] => [
  ...interfaces.functions,
  MINT,
];

/**
 * Returns the ABI of a function of the market's contracts.
 *
 * @param wanted its name, or its signature if several functions share the name, such as `mint(address)`
 * @throws Error if no function matches, or several do
 */
export function functionCalled(stage: Pick<Stage, 'interfaces'>, wanted: string): AbiFunction {
  const found = functionsOf(stage).filter(
    (item) => item.name === wanted || toFunctionSignature(item) === wanted,
  );
  const [item] = found;
  if (item && found.length === 1) return item;
  throw new Error(
    item
      ? `The market has several functions ${wanted}: write the signature of one of them, ${found.map((each) => toFunctionSignature(each)).join(' or ')}.`
      : `The market has no function ${wanted}: correct its name.`,
  );
}

/** Returns the error of a failed call, or undefined if the call succeeded. */
export function refusalOf(
  { interfaces }: Pick<Stage, 'interfaces'>,
  trace: CallTrace,
): Refused | undefined {
  const reason = tellFailure(trace, interfaces.errors);
  return reason === undefined ? undefined : new Refused(reason, trace.output ?? '0x');
}

/**
 * Sends a transaction from the caller and waits until it is mined.
 *
 * @param wanted see {@link functionCalled}
 * @returns the function's return value
 * @throws Refused if the contract reverts
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

/** Reads from a contract. @param wanted see {@link functionCalled} */
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

/**
 * Decodes a function's return value: undefined if the function has no outputs, the value itself if there is one,
 * otherwise a list.
 */
export const decodeReturned = (item: AbiFunction, data: Hex = '0x'): unknown =>
  item.outputs.length === 0
    ? undefined
    : decodeFunctionResult({ abi: [item], functionName: item.name, data });

/** Two tokens, sorted as pools sort them. */
export type Tokens = readonly [token0: Hex, token1: Hex];

/**
 * Returns creation code that deploys a copy of another contract's code: PUSH20 its address, EXTCODECOPY all of it,
 * RETURN it. The copy's storage is empty, but a test token works without the values that its constructor would store.
 */
const copyOf = (contract: Hex): Hex => `0x73${contract.slice(2)}803b8060006000843c6000f3`;

/**
 * Creates two tokens that no pool has and that anyone can mint without limit. WETH9 isn't used, because it must be paid
 * for in ether, and some figures use larger amounts than the caller has ether for.
 */
export async function freshTokens(stage: Stage): Promise<Tokens> {
  const [one, other] = [await copyToken(stage), await copyToken(stage)];
  return BigInt(one) < BigInt(other) ? [one, other] : [other, one];
}

async function copyToken(stage: Stage): Promise<Hex> {
  const data = copyOf(stage.fill('{DAI}') as Hex);
  const { contractAddress } = await stage.send({ data });
  if (!contractAddress)
    throw new Error('The transaction that creates a token failed: check that the market has DAI.');
  return contractAddress;
}

/** Mints a token amount, in base units, to the caller, and approves a contract to spend it. */
export async function mintFor(
  stage: Stage,
  token: Hex,
  amount: bigint,
  spender: Hex,
): Promise<void> {
  await transact(stage, token, 'mint(address,uint256)', [CALLER, amount]);
  await transact(stage, token, 'approve(address,uint256)', [spender, amount]);
}
