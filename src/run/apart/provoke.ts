import { encodeFunctionData, parseEther } from 'viem';
import type { Argument, Provocation, Step, Unit } from '../../site/runs/scenario';
import type { CallTrace } from '../engine/answers';
import type { Hex } from '../engine/json-rpc';
import { readAmount } from '../scenario/amounts';
import { CALLER } from '../scenario/given-scenario';
import type { RunResult, ToldCall } from '../scenario/run-result';
import { Stage } from '../scenario/stage';
import { tellCall, wordsOf } from '../scenario/tell-transaction';
import { decodeReturned, functionCalled, functionsOf, refusalOf } from './contract-calls';

/** The result of reproducing an error. */
export interface Provoked {
  /** The calls that were made first, to bring the chain into the state that the error needs. */
  before: ToldCall[];
  result: RunResult;
}

const TRACER = { tracer: 'callTracer' };

/**
 * Makes the calls that reproduce an error. Returns the result of the last call, and a description of each earlier one.
 *
 * @throws Error if an earlier call reverts
 */
export async function provoke(stage: Stage, { before, ...last }: Provocation): Promise<Provoked> {
  const told: ToldCall[] = [];
  let at = stage;
  for (const step of before) {
    const trace = await run(at, step);
    const refused = refusalOf(at, trace);
    if (refused)
      throw new Error(
        `An earlier call, ${step.to}.${step.function ?? ''}, reverted (${refused.reason}): correct the calls under "before".`,
      );
    told.push(tellCall(trace, wordsOf(at, functionsOf(at))));
    if (step.makes !== undefined) at = withMade(at, step, step.makes, trace);
  }
  const trace = await run(at, last);
  const refused = refusalOf(at, trace);
  const result: RunResult = {
    values: [],
    changes: [],
    events: [],
    gasUsed: Number(trace.gasUsed),
    call: tellCall(trace, wordsOf(at, functionsOf(at))),
    ...(refused && { revert: { message: refused.reason, data: refused.data } }),
  };
  return { before: told, result };
}

async function run(stage: Stage, step: Step): Promise<CallTrace> {
  const { to, function: wanted, args, pays = '0' } = step;
  const address = stage.fill(`{${to}}`) as Hex;
  const value = parseEther(pays);
  if (wanted === undefined) return sent(stage, address, '0x', value);
  const item = functionCalled(stage, wanted);
  const data = encodeFunctionData({ abi: [item], args: args.map((each) => fill(stage, each)) });
  const reads = item.stateMutability === 'view' || item.stateMutability === 'pure';
  return reads
    ? stage.ask('debug_traceCall', { from: CALLER, to: address, data }, 'latest', TRACER)
    : sent(stage, address, data, value);
}

async function sent(stage: Stage, to: Hex, data: Hex, value: bigint): Promise<CallTrace> {
  const { transactionHash } = await stage.send({ to, data, value });
  return stage.ask('debug_traceTransaction', transactionHash, TRACER);
}

/** Replaces names such as `{DAI}` with addresses, and amounts such as `{100 DAI}` with base units, at any depth. */
function fill(stage: Stage, value: Argument): unknown {
  if (Array.isArray(value)) return value.map((each) => fill(stage, each));
  const [, amount, unit] = /^\{([\d.]+) (DAI|USDC|WETH9|ETH)\}$/.exec(String(value)) ?? [];
  return amount === undefined ? stage.fill(value) : readAmount(amount, unit as Unit);
}

/**
 * Returns a stage for the same chain on which the contract that a step created also has a name. The step's function
 * returns the contract's address.
 */
function withMade({ ask, interfaces }: Stage, step: Step, name: string, trace: CallTrace): Stage {
  const item = functionCalled({ interfaces }, step.function ?? '');
  const address = decodeReturned(item, trace.output) as Hex;
  return new Stage(ask, {
    ...interfaces,
    contracts: { ...interfaces.contracts, [name]: address },
  });
}
