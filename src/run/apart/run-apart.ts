import type { Claim } from '../../protocol/liquidity/claim';
import type { Provocation } from '../../site/runs/scenario';
import type { Start } from '../engine/chain';
import { startEngine } from '../engine/engine';
import type { Interfaces } from '../scenario/given-scenario';
import { Stage } from '../scenario/stage';
import { checkClaim } from './check-claim';
import type { Finding } from './finding';
import { measureGas, type Measurement } from './measure-gas';
import { provoke, type Provoked } from './provoke';

/** A task to run on a separate chain. */
export type Apart = { check: Claim } | { provoke: Provocation } | { measure: Measurement };
export type ApartResult = Finding[] | Provoked;

/** Runs a task on a new chain. The reader's own chain is not changed, and earlier runs do not affect the result. */
export async function runApart(
  { start, interfaces }: { start: Start; interfaces: Interfaces },
  asked: Apart,
): Promise<ApartResult> {
  const engine = await startEngine(start);
  const stage = new Stage(
    (method, ...params) => engine.request({ method, params }) as never,
    interfaces,
  );
  if ('check' in asked) return checkClaim(stage, asked.check);
  if ('measure' in asked) return measureGas(stage, asked.measure);
  return provoke(stage, asked.provoke);
}
