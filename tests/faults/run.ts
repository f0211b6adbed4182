import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { gate } from '../steps';
import { PATCHES, readFaults, type Fault } from './faults';
import { narrowed, saidOf, stepOf } from './narrow';

/*
 * `npm run test:faults` plants every fault in a copy of the checkout, and runs the step of the gate that must catch it,
 * narrowed to a file. Arguments select faults by name or step: `npm run test:faults -- link Chromium`.
 */

const root = process.cwd();
const copy = resolve('.tests/faults');
/** Folder for the output of steps. */
const LOGS = join(copy, '.tests/logs');
/** Cache of preview images. Images are named by their digests, so the copy can reuse the checkout's cache. */
const CARDS = '.cache/cards';
const PACKAGES = ['node_modules', 'tests/samples/node_modules'];

/** The result for one fault. */
interface Outcome {
  fault: Fault;
  caught: boolean;
  /** Why the fault was not caught. */
  why: string;
  /** Duration of the step, in seconds. The step may have checked several faults. */
  seconds: number;
}

/** Runs a shell command in the copy. */
function run(command: string): { failed: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      GATSBY_TELEMETRY_DISABLED: '1',
      FORCE_COLOR: '0',
    },
  });
  return { failed: status !== 0, output: stripVTControlCharacters(stdout + stderr) };
}

/** Copies tracked files as they are in the working tree, and untracked ones. Symlinks give the copy the packages. */
function copyCheckout(): void {
  rmSync(copy, { recursive: true, force: true });
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  for (const file of listed.stdout.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file), { preserveTimestamps: true });
  }
  for (const folder of PACKAGES)
    if (existsSync(folder)) symlinkSync(join(root, folder), join(copy, folder), 'dir');
  if (existsSync(CARDS)) cpSync(CARDS, join(copy, CARDS), { recursive: true });
  // Makes the copy a repository of its own, because `git apply` and the ignore rules would otherwise use the
  // checkout's.
  run('git init --quiet');
}

/** Applies or reverts a fault's patch. Returns the reason if the patch doesn't apply, otherwise an empty string. */
function patch({ name }: Fault, ...options: string[]): string {
  const file = join(root, PATCHES, `${name}.patch`);
  const { failed, output } = run(`git apply ${options.join(' ')} '${file}'`);
  return failed
    ? `its patch no longer applies: edit the same fault in and write \`git diff -U1\` to ${PATCHES}/${name}.patch\n${output}`
    : '';
}

const outcome = (fault: Fault, why: string, seconds = 0): Outcome => ({
  fault,
  caught: why === '',
  why,
  seconds,
});

/** Runs a step, narrowed to the files and tests that must catch these faults. Returns the result for each fault. */
function look(step: string, looked: readonly Fault[]): Outcome[] {
  const started = Date.now();
  const command = narrowed(stepOf(gate, step).command, looked);
  console.log(`▸ ${step}: ${command}`);
  const { failed, output } = run(command);
  const seconds = Math.round((Date.now() - started) / 1000);
  mkdirSync(LOGS, { recursive: true });
  writeFileSync(join(LOGS, `${step.replaceAll(' ', '-')}.log`), output);
  return looked.map((fault) => {
    const said = failed ? saidOf(fault, output) : 'the step passes, or has no such test';
    const caught = failed && fault.says.test(said);
    return outcome(fault, caught ? '' : `it does not say ${String(fault.says)}:\n${said}`, seconds);
  });
}

/** Plants several faults at once and runs the step of each. If `build` is true, builds the site before that. */
function plant(planted: readonly Fault[], build: boolean): Outcome[] {
  const refused = planted
    .map((fault) => outcome(fault, patch(fault)))
    .filter(({ caught }) => !caught);
  const standing = planted.filter((fault) => !refused.some((other) => other.fault === fault));
  const built = build && standing.length > 0 ? run(stepOf(gate, 'build').command) : undefined;
  if (built?.failed) console.error(built.output);
  const steps = [...new Set(standing.map(({ step }) => step))];
  const outcomes = built?.failed
    ? standing.map((fault) => outcome(fault, 'the build ends before its step, see above'))
    : steps.flatMap((step) =>
        look(
          step,
          standing.filter((fault) => fault.step === step),
        ),
      );
  for (const fault of standing.toReversed()) patch(fault, '--reverse');
  return [...refused, ...outcomes];
}

const words = process.argv.slice(2);
const chosen = readFaults()
  .filter(
    ({ name, step }) =>
      words.length === 0 || words.some((word) => `${step} ${name}`.includes(word)),
  )
  .sort((a, b) => a.step.localeCompare(b.step));
const needsBuild = ({ step }: Fault) => stepOf(gate, step).needs?.includes('build') === true;
const steps = [...new Set(chosen.map(({ step }) => step))];

/**
 * Plants several faults at once. Those that weren't caught are then planted again without the others, because another
 * fault may have hidden them.
 */
function plantTwice(planted: readonly Fault[], build: boolean): Outcome[] {
  const first = plant(planted, build);
  const missed = first.filter(({ caught }) => !caught).map(({ fault }) => fault);
  if (missed.length === 0 || missed.length === planted.length) return first;
  return [...first.filter(({ caught }) => caught), ...plant(missed, build)];
}

copyCheckout();
const outcomes = [
  ...steps.flatMap((step) =>
    plantTwice(
      chosen.filter((fault) => fault.step === step && !needsBuild(fault)),
      false,
    ),
  ),
  ...plantTwice(chosen.filter(needsBuild), true),
];

const width = Math.max(...outcomes.map(({ fault }) => fault.name.length));
for (const { fault, caught, seconds } of outcomes)
  console.log(
    `${fault.name.padEnd(width)}  ${caught ? 'caught by' : 'NOT by   '} ${fault.step}, ${seconds} s`,
  );
const missed = outcomes.filter(({ caught }) => !caught);
for (const { fault, why } of missed)
  console.error(`\nNot caught: ${fault.name}, by ${fault.step}: ${why}`);
console.log(`\n${outcomes.length - missed.length} caught, ${missed.length} not caught`);
process.exitCode = missed.length > 0 || outcomes.length === 0 ? 1 : 0;
