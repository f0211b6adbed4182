import { decodeFunctionResult, encodeFunctionData, type Abi, type AbiFunction } from 'viem';
import type { Field, ScenarioCall } from '../../site/runs/scenario';
import type { CallTrace } from '../engine/answers';
import { readAmount, tellAmount } from './amounts';
import { CALLER, type GivenScenario } from './given-scenario';
import { type People, type RunResult, tellValues } from './run-result';
import type { Stage } from './stage';
import { revertOf, tellCall, tellTransaction, traceCall, wordsOf } from './tell-transaction';

/** Error for an invalid field, with a message about what to type. */
export class FieldError extends Error {
  override readonly name = 'FieldError';

  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** Values that readers typed, by field name. Missing fields keep the scenario's value. */
export type Typed = Readonly<Record<string, string>>;

/** Name of the field for the ether to send along. */
export const PAYS = 'value';

/**
 * Runs a call of a scenario, after the calls that it depends on.
 *
 * @throws FieldError if a typed value is invalid
 */
export async function runCall(
  stage: Stage,
  scenario: GivenScenario,
  region: string,
  typed: Typed = {},
): Promise<RunResult> {
  const call = scenario.calls.find((each) => each.region === region);
  if (!call)
    throw new Error(
      `The scenario of ${scenario.sample} has no call with the region "${region}": add one, or correct the region of the fence.`,
    );
  const to = await stage.contractOf(scenario);
  const before = await runEarlier(stage, scenario, call);
  const item = functionOf(scenario.abi, call.function);
  const args = await argumentsOf(stage, item, call, typed);
  const data = encodeFunctionData({ abi: [item], args });
  const value = call.pays ? read(PAYS, call.pays, typed) : 0n;
  const reads = item.stateMutability === 'view' || item.stateMutability === 'pure';
  const request = { from: CALLER, to, data, value: `0x${value.toString(16)}` };
  if (reads) {
    const words = wordsOf(stage, scenario.abi);
    const trace = await traceCall(stage, request);
    return {
      values: valuesOf(item, call, trace, words.people),
      changes: [],
      events: [],
      call: tellCall(trace, words),
      ...before,
      ...revertOf(trace, words),
    };
  }
  const { transactionHash } = await stage.send({ to, data, value });
  const { told, trace, receipt } = await tellTransaction(stage, transactionHash, scenario.abi);
  if (receipt.status === '0x1') stage.noteRun(scenario.sample, region);
  return { values: valuesOf(item, call, trace, stage.people()), ...told, ...before };
}

/**
 * Runs the calls that a call depends on, unless the reader has already run them.
 *
 * @returns the functions that were called
 */
async function runEarlier(
  stage: Stage,
  scenario: GivenScenario,
  { after }: ScenarioCall,
): Promise<Pick<RunResult, 'before'>> {
  const called: string[] = [];
  for (const region of after) {
    if (stage.hasRun(scenario.sample, region)) continue;
    const { before = [] } = await runCall(stage, scenario, region);
    const earlier = scenario.calls.find((each) => each.region === region);
    called.push(...before, ...(earlier ? [earlier.function] : []));
  }
  return called.length > 0 ? { before: called } : {};
}

function functionOf(abi: Abi, name: string): AbiFunction {
  const found = abi.find((item) => item.type === 'function' && item.name === name);
  if (found?.type !== 'function')
    throw new Error(`The contract has no function ${name}: correct "function" in its scenario.`);
  return found;
}

async function argumentsOf(
  stage: Stage,
  item: AbiFunction,
  { fields, fixed }: ScenarioCall,
  typed: Typed,
): Promise<unknown[]> {
  const time = await stage.nextTime();
  return item.inputs.map(({ name = '' }) => {
    const field = fields[name];
    if (!field) return stage.fill(fixed[name]);
    const amount = read(name, field, typed);
    return field.unit === 'minutes' ? time + amount * 60n : amount;
  });
}

function read(name: string, { value, unit }: Field, typed: Typed): bigint {
  try {
    return readAmount(typed[name] ?? value, unit);
  } catch (error) {
    throw new FieldError(name, (error as Error).message);
  }
}

function valuesOf(item: AbiFunction, call: ScenarioCall, trace: CallTrace, people: People) {
  if (trace.error !== undefined || item.outputs.length === 0) return [];
  const result: unknown = decodeFunctionResult({ abi: [item], data: trace.output ?? '0x' });
  const values = item.outputs.length === 1 ? [result] : (result as unknown[]);
  return tellValues(item.outputs, values, people).map((value, index) => {
    const unit = call.results[index];
    if (!unit || unit === 'number') return value;
    return {
      ...value,
      text: tellAmount(BigInt(values[index] as bigint | number), unit),
      unit,
    };
  });
}
