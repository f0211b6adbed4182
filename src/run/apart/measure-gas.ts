import type { AbiFunction } from 'viem';
import type { GasRun, SentCall } from '../../site/runs/gas-run';
import type { CallTrace } from '../engine/answers';
import { CALLER } from '../scenario/given-scenario';
import type { ToldCall } from '../scenario/run-result';
import type { Receipt, Stage } from '../scenario/stage';
import { tellCall, tellTransaction, wordsOf } from '../scenario/tell-transaction';
import { functionsOf } from './contract-calls';
import type { Provoked } from './provoke';

/** A measured call, with the ABIs of functions that the market's interfaces don't include. */
export interface Measurement extends Pick<GasRun, 'before' | 'call'> {
  functions: readonly AbiFunction[];
}

/**
 * Sends the transactions of a measured call. Returns the result of the last one and a description of the others.
 *
 * @throws Error if one of them fails
 */
export async function measureGas(
  stage: Stage,
  { before, call, functions }: Measurement,
): Promise<Provoked> {
  const abi = [...functionsOf(stage), ...functions];
  const words = wordsOf(stage, abi);
  const told: ToldCall[] = [];
  for (const sent of before) {
    const { gasUsed } = await send(stage, sent);
    told.push(tellCall(traceOf(sent, gasUsed), words));
  }
  const { transactionHash } = await send(stage, call);
  const { told: result } = await tellTransaction(stage, transactionHash, abi);
  return { before: told, result: { values: [], ...result } };
}

async function send(stage: Stage, { value = '0x0', ...rest }: SentCall): Promise<Receipt> {
  const receipt = await stage.send({ ...rest, value: BigInt(value) });
  if (receipt.status !== '0x1')
    throw new Error('A transaction of the measured call failed: measure the call again.');
  return receipt;
}

/** Returns the trace of a transaction without its inner calls, which the chain would have to execute again. */
const traceOf = ({ to, data, value }: SentCall, gasUsed: CallTrace['gas']): CallTrace => ({
  type: to === undefined ? 'CREATE' : 'CALL',
  from: CALLER,
  ...(to !== undefined && { to }),
  ...(value !== undefined && { value }),
  input: data,
  gas: gasUsed,
  gasUsed,
});
