import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { checkPrograms, type Program } from './programs';
import { changedSince, stepsSince } from './since';

/** A part of the gate or of the whole matrix: one command. */
export interface Step {
  name: string;
  /** Command line, which a shell runs. */
  command: string;
  /** Steps that must pass first, because this one uses their output. */
  needs?: readonly string[];
  /** Steps that must end first, whether they pass or not, because they would interfere with this one. */
  after?: readonly string[];
  /** Programs that this step needs and npm doesn't install. They are installed before it starts. */
  programs?: readonly Program[];
  /**
   * Files that this step depends on, as paths from the project root; all files if omitted. With `--since`, the step
   * runs only if one of them has changed.
   */
  reads?: RegExp;
  /**
   * The step's tests and helpers that may name docs. If only docs changed, the step runs just the tests that name a
   * changed doc.
   */
  namesDocs?: RegExp;
  /** Ends the whole run if it fails: running steps are stopped and no others start. */
  required?: true;
}

/** Result of a step. */
export interface Ended {
  name: string;
  /** A step that was stopped counts as not run. */
  result: 'passed' | 'failed' | 'not run';
  seconds: number;
  /** Output of the step or, if it did not run, the reason. */
  output: string;
}

/** How many steps run at a time. On two processors, a third step slows the other two; more processors are untested. */
const SLOTS = 2;

const LOGS = '.tests/logs';
const ENVIRONMENT = { GATSBY_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };

/**
 * Runs steps in parallel. Of the steps that are ready, the first in the list starts. If a step fails, only the steps
 * that need it don't run, unless it is required. The output of each step goes to a file under `.tests/logs`, and is
 * printed if the step fails.
 *
 * @param steps steps in order: each comes after the steps that it needs or waits for
 * @returns the results, in the order of the list
 * @throws Error if a step needs one that does not come before it
 */
export async function runSteps(
  steps: readonly Step[],
  { logs = LOGS, slots = SLOTS }: { logs?: string; slots?: number } = {},
): Promise<Ended[]> {
  checkOrder(steps);
  mkdirSync(logs, { recursive: true });
  const ended = new Map<string, Ended>();
  const running = new Map<string, Promise<void>>();
  const stopped = new AbortController();
  let waiting = [...steps];

  const start = async (step: Step): Promise<void> => {
    const log = join(logs, `${step.name.replace(/\W+/g, '-')}.log`);
    const started = Date.now();
    console.log(`▸ ${step.name} (${log}): ${step.command}`);
    const { passed, output } = await run(step.command, log);
    const seconds = Math.round((Date.now() - started) / 1000);
    const failed = stopped.signal.aborted ? 'not run' : 'failed';
    ended.set(step.name, { name: step.name, result: passed ? 'passed' : failed, seconds, output });
    running.delete(step.name);
    const summary = `${step.name}, ${seconds} s, in minute ${Math.ceil(process.uptime() / 60)}`;
    console.log(passed ? `✓ ${summary}` : `\n${output.trimEnd()}\n✗ ${summary}\n`);
    if (!step.required || passed) return;
    stopped.abort();
    await endGroups();
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const { name, needs = [] } of waiting) {
      const lost = needs.find((need) => ended.has(need) && ended.get(need)?.result !== 'passed');
      if (lost === undefined && !stopped.signal.aborted) continue;
      const why = lost === undefined ? 'the run has been ended' : `it needs ${lost}`;
      ended.set(name, { name, result: 'not run', seconds: 0, output: why });
      console.log(`✗ ${name} is not run: ${why}`);
    }
    waiting = waiting.filter(({ name }) => !ended.has(name));
    const mayStart = ({ needs = [], after = [] }: Step) =>
      [...needs, ...after].every((name) => ended.has(name));
    while (running.size < slots) {
      const next = waiting.find(mayStart);
      if (!next) break;
      waiting = waiting.filter((step) => step !== next);
      running.set(next.name, start(next));
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
}

function checkOrder(steps: readonly Step[]): void {
  const before = new Set<string>();
  for (const { name, needs = [], after = [] } of steps) {
    const missing = [...needs, ...after].find((other) => !before.has(other));
    if (missing !== undefined)
      throw new Error(`${name} waits for ${missing}, which does not stand before it.`);
    before.add(name);
  }
}

/** Process groups of running commands, each given by the id of its leading process. */
const groups = new Set<number>();

/** Time for a process group to exit after SIGTERM before it is killed, in ms. */
const GRACE = 3000;

/**
 * Sends a signal to a process group, or only checks it if the signal is 0.
 *
 * @returns whether the group has a process
 */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/**
 * Ends all running commands and their child processes. A process may handle SIGTERM and keep running, so any that are
 * left after a grace period are killed.
 */
async function endGroups(): Promise<void> {
  const asked = [...groups].filter((leader) => signalGroup(leader, 'SIGTERM'));
  const isLeft = () => asked.some((leader) => signalGroup(leader, 0));
  for (const end = Date.now() + GRACE; isLeft() && Date.now() < end;) await setTimeout(50);
  for (const leader of asked) signalGroup(leader, 'SIGKILL');
}

function run(command: string, log: string): Promise<{ passed: boolean; output: string }> {
  const child = spawn(command, {
    shell: true,
    // A separate process group, so that child processes of the command end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ENVIRONMENT },
  });
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);
  // Handles exits of this process that no signal caused.
  const end = () => void (pid !== undefined && signalGroup(pid, 'SIGTERM'));
  process.once('exit', end);
  const file = createWriteStream(log);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
      file.write(text);
    });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      if (pid !== undefined) groups.delete(pid);
      process.off('exit', end);
      file.end(() => resolve({ passed: code === 0, output }));
    }),
  );
}

/** Steps selected on the command line. */
export interface Choice {
  /** Substrings of step names. Every step that matches one runs, after the steps that it needs. */
  named?: readonly string[];
  /** Like `named`, but without the steps they need, whose output must already exist. */
  only?: readonly string[];
  /** Substring of a step name. The first step that matches and all later ones run. */
  from?: string;
}

/**
 * Selects steps from a list; all of them if nothing is chosen.
 *
 * @throws Error that lists all step names if a word matches none
 */
export function selectSteps(
  steps: readonly Step[],
  { named = [], only = [], from }: Choice,
): Step[] {
  const withWord = (word: string): string[] => {
    const names = steps.map(({ name }) => name).filter((name) => name.includes(word));
    if (names.length > 0) return names;
    throw new Error(
      `No step is called ${word}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
    );
  };
  const chosen = new Set(only.flatMap(withWord));
  const chooseWithNeeds = (name: string) => {
    chosen.add(name);
    steps.find((step) => step.name === name)?.needs?.forEach(chooseWithNeeds);
  };
  named.flatMap(withWord).forEach(chooseWithNeeds);
  if (from !== undefined) {
    const [first] = withWord(from);
    const start = steps.findIndex(({ name }) => name === first);
    for (const { name } of steps.slice(start)) chosen.add(name);
  }
  if (named.length + only.length === 0 && from === undefined)
    for (const { name } of steps) chosen.add(name);
  const isChosen = (name: string) => chosen.has(name);
  return steps
    .filter(({ name }) => isChosen(name))
    .map(({ needs, after, ...step }) => ({
      ...step,
      ...(needs && { needs: needs.filter(isChosen) }),
      ...(after && { after: after.filter(isChosen) }),
    }));
}

/** Prepends a step that installs the programs of the others, which then wait for it. */
export function withPrograms(steps: readonly Step[]): Step[] {
  const programs = programsOf(steps);
  if (programs.length === 0) return [...steps];
  const names = programs.map((name) => `'${name}'`).join(' ');
  return [
    { name: 'programs', command: `tsx tests/install-programs.ts ${names}`, required: true },
    ...steps.map((step) =>
      step.programs ? { ...step, needs: ['programs', ...(step.needs ?? [])] } : step,
    ),
  ];
}

const programsOf = (steps: readonly Step[]): Program[] => [
  ...new Set(steps.flatMap(({ programs = [] }) => programs)),
];

/** Number of lines of a failed step's output to repeat at the end, because CI may keep only the end of the log. */
const MOST_LINES = 40;

/** Returns the lines that explain a failure: failed tests and their errors, otherwise the last lines of the output. */
export function failureLines(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, 300))
    .filter((line) => line !== '');
  const telling = lines.filter((line) =>
    /^\s*(FAIL|×|✗)\s|Error: |^\s*❯ .*:\d+:\d+$|^\s*[-+] /.test(line),
  );
  return (telling.length > 0 ? telling : lines.slice(-15)).slice(0, MOST_LINES);
}

/**
 * Formats the steps as a table, longest first: name, result and seconds. The last row is the whole run.
 *
 * @param wall duration of the whole run, in seconds
 */
export function table(ended: readonly Ended[], wall: number): string {
  const longestFirst = [...ended].sort((a, b) => b.seconds - a.seconds);
  const rows = [
    ...longestFirst.map(({ name, result, seconds }) => [name, result, String(seconds)] as const),
    ['all', `${Math.round(wall / 60)} min`, String(Math.round(wall))] as const,
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows
    .map(
      ([name, result, seconds]) =>
        `${name.padEnd(width)}  ${result.padEnd(8)} ${seconds.padStart(5)} s`,
    )
    .join('\n');
}

/** Prints the failures and the table, and sets the exit code. */
export function conclude(ended: readonly Ended[]): void {
  const of = (result: Ended['result']) => ended.filter((step) => step.result === result);
  for (const { name, output } of of('failed'))
    console.error(`\nIn ${name}:\n${failureLines(output).join('\n')}`);
  console.log(`\n${table(ended, process.uptime())}`);
  const [passed, failed, left] = [of('passed'), of('failed'), of('not run')];
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  if (left.length > 0) console.error(`Not run: ${left.map(({ name }) => name).join(', ')}`);
  const skipped = left.length > 0 ? `, ${left.length} skipped` : '';
  console.log(`\n${passed.length} passed, ${failed.length} failed${skipped}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const OPTIONS = {
  list: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  from: { type: 'string' },
  since: { type: 'string' },
} as const;

/**
 * Runs a list of steps as a command. Words select steps by name, see {@link Choice}. `--since` skips steps that read
 * none of the files changed since this branch forked from the given one. `--list` only lists the steps. If a program is
 * missing and cannot be installed, the command ends before any step.
 *
 * @example npm test -- lint unit
 * @example npm test -- --only Chromium
 * @example npm test -- --from samples
 * @example npm test -- --since origin/main
 */
export async function runList(steps: readonly Step[], args: readonly string[]): Promise<void> {
  const endWith = (code: number) => () => void endGroups().finally(() => process.exit(code));
  const [onInterrupt, onTerminate] = [endWith(130), endWith(143)];
  process.once('SIGINT', onInterrupt).once('SIGTERM', onTerminate);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    const { list, only, from, since } = values;
    const affected = since === undefined ? steps : stepsSince(steps, changedSince(since));
    const chosen = selectSteps(affected, { named: positionals, only, from });
    const left = steps.filter(({ name }) => !affected.some((step) => step.name === name));
    if (left.length > 0)
      console.log(
        `Nothing has changed since ${since} that these read: ${left.map(({ name }) => name).join(', ')}.`,
      );
    if (list) {
      for (const { name, command } of chosen) console.log(`${name}: ${command}`);
      return;
    }
    checkPrograms(programsOf(chosen));
    conclude(await runSteps(withPrograms(chosen)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    // Remove the handlers, because a unit test also calls this function, and its process must still end on SIGTERM.
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
  }
}
