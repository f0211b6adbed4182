import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { checkPrograms, type Program } from './programs';
import { changedSince, stepsSince } from './since';

/** A step of the gate or of the whole matrix, which runs one command. */
export interface Step {
  name: string;
  /** Command line, which a shell runs. */
  command: string;
  /** Steps that must pass first, because this one uses their output. */
  needs?: readonly string[];
  /** Steps that must end first, whether or not they pass, because they would interfere with this step. */
  after?: readonly string[];
  /** Programs that this step needs but npm doesn't install. They're installed before the step starts. */
  programs?: readonly Program[];
  /**
   * Matches the files that this step depends on, as paths from the project's root; all files if omitted. With
   * `--since`, the step runs only if one of these files has changed.
   */
  reads?: RegExp;
  /**
   * Matches the step's tests and helpers that may name docs. If only docs have changed, the step runs only tests that
   * name a changed doc.
   */
  namesDocs?: RegExp;
  /** If set, a failure ends the whole run: running steps are stopped, and no others start. */
  required?: true;
}

/** Result of a step. */
export interface Ended {
  name: string;
  /** A step that was stopped counts as not run. */
  result: 'passed' | 'failed' | 'not run';
  seconds: number;
  /** Output of the step. If the step didn't run, the reason. */
  output: string;
}

/**
 * Number of steps that run at a time. On two processors, a third step slows down the others. More processors are
 * untested.
 */
const SLOTS = 2;

const LOGS = '.tests/logs';
const ENVIRONMENT = { GATSBY_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };

/**
 * Runs steps in parallel. When several steps are ready, the first one in the list starts. If a step fails, steps that
 * need it don't run, but all others do, unless the failed step is required. The output of each step is written to a
 * file under `.tests/logs`, and is printed if the step fails.
 *
 * @param steps steps in order: each comes after the steps that it needs or waits for
 * @returns the results, in the order of the list
 * @throws Error if a step needs one that doesn't come before it
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

/** Ids of the process groups of running commands. A group's id is that of its first process. */
const groups = new Set<number>();

/** How long a process group may take to exit after SIGTERM before it is killed, in ms. */
const GRACE = 3000;

/**
 * Sends a signal to a process group. The signal 0 only checks whether the group exists.
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

/** Ends all running commands and their child processes. Processes that still run some time after SIGTERM are killed. */
async function endGroups(): Promise<void> {
  const asked = [...groups].filter((leader) => signalGroup(leader, 'SIGTERM'));
  const isLeft = () => asked.some((leader) => signalGroup(leader, 0));
  for (const end = Date.now() + GRACE; isLeft() && Date.now() < end;) await setTimeout(50);
  for (const leader of asked) signalGroup(leader, 'SIGKILL');
}

function run(command: string, log: string): Promise<{ passed: boolean; output: string }> {
  const child = spawn(command, {
    shell: true,
    // A process group of its own, so that the command's child processes can be ended with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ENVIRONMENT },
  });
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);
  // For exits of this process that aren't caused by a signal.
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

/** The steps that the command line selects. */
export interface Choice {
  /** Parts of step names. All steps that match one of them run, and the steps that those need run first. */
  named?: readonly string[];
  /** Like `named`, but without the steps that they need, whose output must already exist. */
  only?: readonly string[];
  /** Part of a step name. The first step that matches it and all later ones run. */
  from?: string;
}

/**
 * Returns the steps that a choice selects; all of them if it's empty.
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

/** Adds a step at the start that installs the programs of the others. The others wait for it. */
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

/** How many lines of a failed step's output are repeated at the end, because CI may keep only the end of the log. */
const MOST_LINES = 40;

/** Returns the lines that explain a failure: the failed tests and their errors, or otherwise the last lines. */
export function failureLines(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, 300))
    .filter((line) => line !== '');
  const telling = lines.filter((line) =>
    /^\s*(FAIL|×|✗)\s|Error: |^\s*❯ .*:\d+:\d+$|^\s*[-+] |^\s*\d+ × /.test(line),
  );
  return (telling.length > 0 ? telling : lines.slice(-15)).slice(0, MOST_LINES);
}

/**
 * Formats the results as a table of name, result and seconds, longest first. The last row is the whole run.
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

/** Prints the failures and the table of steps, and sets the exit code. */
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
 * Runs a list of steps as a command. Words select steps by name, as {@link Choice} describes. `--since` skips steps
 * that read none of the files changed since this branch forked from the given one. `--list` only lists the steps. If a
 * program is missing and can't be installed, the command ends before any step.
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
    // Removes the handlers, because unit tests call this function too, and their process must still end on SIGTERM.
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
  }
}
