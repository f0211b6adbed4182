import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PATCHES, readFaults, type Fault } from './faults/faults';
import { narrowed, saidOf, stepOf } from './faults/narrow';
import { gate } from './steps';

/** Names of steps that catch no faults, because they only produce input for other steps. */
const MAKING = ['build', 'packages of the samples'];

const faults = readFaults();
const caughtBy = new Set(faults.map(({ step }) => stepOf(gate, step).name));

test('there are at least forty planted faults', () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
});

test.each(gate.map(({ name }) => name).filter((name) => !/ [2-9]\/\d$/.test(name)))(
  'the step "%s" catches a planted fault, or produces input for other steps',
  (name) => {
    expect(caughtBy.has(name)).toBe(!MAKING.includes(name));
  },
);

/** Returns whether these patches apply to the current code. */
const fit = (names: readonly string[]): boolean =>
  spawnSync('git', ['apply', '--check', ...names.map((name) => join(PATCHES, `${name}.patch`))])
    .status === 0;

test('every fault can still be planted; if not, edit it in again, and put git diff -U1 into its patch', () => {
  const names = faults.map(({ name }) => name);
  expect(fit(names) ? [] : names.filter((name) => !fit([name]))).toEqual([]);
});

const fault: Fault = { name: 'a', step: 'b', file: 'c.test.ts', test: "it's one (a)", says: /./ };

test.each([
  ['eslint . --strict', { test: undefined }, "eslint 'c.test.ts' --strict"],
  ['npm run check', { test: undefined }, "npm run check -- 'c.test.ts'"],
  ['npm run check -- --strict', { test: undefined }, "npm run check -- --strict 'c.test.ts'"],
  ['npm run lint:imports', { test: undefined, file: undefined }, 'npm run lint:imports'],
  ['vitest run --shard 1/4', {}, `vitest run 'c.test.ts' -t 'it'\\''s one \\(a\\)'`],
])('%s is narrowed to a file and a test', (command, changes, expected) => {
  expect(narrowed(command, [{ ...fault, ...changes }])).toBe(expected);
});

test('the report of another test does not count', () => {
  const line = '⎯⎯⎯[1/2]⎯';
  const output = ` FAIL  p  c.test.ts > it's > one (a)\none\n${line}\n FAIL  p  d.test.ts > it's one (a)\ntwo`;
  expect(saidOf(fault, output)).toBe(" FAIL  p  c.test.ts > it's > one (a)\none\n");
});
