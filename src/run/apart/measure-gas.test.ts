import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAS_RUNS_FILE, gasRunOf, type GasRuns, packGasRuns } from '../../site/runs/gas-run';
import type { Start } from '../engine/chain';
import type { Interfaces } from '../scenario/given-scenario';
import type { ToldCall } from '../scenario/run-result';
import type { Provoked } from './provoke';
import { runApart } from './run-apart';

const kept = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const given = {
  start: kept('src/run/market/market.json') as Start,
  interfaces: kept('src/run/market/interfaces.json') as Interfaces,
};
const runs = kept(GAS_RUNS_FILE) as GasRuns;
const { functions } = runs;

const measure = (key: string) =>
  runApart(given, { measure: { ...gasRunOf(runs, key), functions } }) as Promise<Provoked>;

/** Returns all calls that no ABI names, which would appear as bare selectors. */
const unnamed = (call: ToldCall): string[] => [
  ...(call.function.startsWith('0x') ? [`${call.to}.${call.function}`] : []),
  ...call.calls.flatMap(unnamed),
];

/** One call of each table. */
const FEW = [
  ...new Map(Object.keys(runs.runs).map((key) => [key.split('/')[0], key])).values(),
  'swap/v3-router-02/to-ether',
];

describe('a measured call that a reader runs', () => {
  it.each(FEW)('%s uses the gas of its table, and each inner call has a name', async (key) => {
    const { before, result } = await measure(key);
    const run = gasRunOf(runs, key);
    expect(result.gasUsed).toBe(run.gas);
    expect(before).toHaveLength(run.before.length);
    expect([result.call, ...before].flatMap(unnamed)).toEqual([]);
  });

  it('fails if a transaction before it fails', async () => {
    const run = gasRunOf(runs, 'swap/v3-router/tokens');
    // Without tokens, the first trade reverts.
    const broken = { ...run, before: run.before.slice(3), functions };
    await expect(runApart(given, { measure: broken })).rejects.toThrow(/measure the call again/);
  });
});

describe('the file of measured calls', () => {
  it('has each transaction once, and every run as it was', () => {
    const approve = { to: '0x01', data: '0xaa' } as const;
    const swap = { to: '0x02', data: '0xbb', value: '0x01' } as const;
    const all = {
      a: { gas: 1, before: [approve, approve], call: swap },
      b: { gas: 2, before: [approve], call: swap },
    };
    const packed = packGasRuns([], all);
    expect(packed.transactions).toEqual([approve, swap]);
    expect(gasRunOf(packed, 'a')).toEqual(all.a);
    expect(gasRunOf(packed, 'b')).toEqual(all.b);
  });

  it('says which call it lacks', () => {
    expect(() => gasRunOf(runs, 'swap/none/gas')).toThrow(/has no call swap\/none\/gas/);
  });
});
