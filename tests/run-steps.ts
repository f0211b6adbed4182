import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkPrograms, type Program } from './programs';

/** A part of the gate or of the whole matrix: one command. */
export interface Step {
  name: string;
  /** Run by a shell. */
  command: string;
  /** Steps that have to pass first: this one looks at what they make. */
  needs?: readonly string[];
  /** Steps that have to end first, however they end: this one would get in their way. */
  after?: readonly string[];
  /** Programs that npm does not bring. They are installed before the step starts. */
  programs?: readonly Program[];
  /** Ends the whole run if it fails: what is running is stopped, and nothing else starts. */
  required?: true;
}

/** How a step ended. */
export interface Ended {
  name: string;
  /** One that was stopped counts as not run. */
  result: 'passed' | 'failed' | 'not run';
  seconds: number;
  /** What it printed; where it was not run, why. */
  output: string;
}

/** How the line begins that names a test which passed only when it was tried again. */
export const SECOND_TRY = '↻ passed at the second try:';

/** As many steps run at a time: one for each processor of the smallest machine that runs them. */
const SLOTS = 2;

const LOGS = '.tests/logs';
const ENVIRONMENT = { GATSBY_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };

/**
 * Runs steps, two at a time: of those that may start, always the first in the list. A step that fails stops only those
 * that need it, unless it is required. The output of each goes to a file under `.tests/logs`; that of a step that fails is printed, too.
 *
 * @param steps what a step needs, or comes after, stands before it
 * @returns how each ended, in the order of the list
 * @throws Error if a step needs one that does not stand before it
 */
export async function runSteps(steps: readonly Step[], logs = LOGS): Promise<Ended[]> {
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
    const { passed, output } = await run(step.command, log, stopped.signal);
    const seconds = Math.round((Date.now() - started) / 1000);
    const failed = stopped.signal.aborted ? 'not run' : 'failed';
    ended.set(step.name, { name: step.name, result: passed ? 'passed' : failed, seconds, output });
    running.delete(step.name);
    const summary = `${step.name}, ${seconds} s, in minute ${Math.ceil(process.uptime() / 60)}`;
    console.log(passed ? `✓ ${summary}` : `\n${output.trimEnd()}\n✗ ${summary}\n`);
    if (step.required && !passed) stopped.abort();
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
    while (running.size < SLOTS) {
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

function run(
  command: string,
  log: string,
  signal: AbortSignal,
): Promise<{ passed: boolean; output: string }> {
  const child = spawn(command, {
    shell: true,
    // A group of its own, so that what the command has started ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ENVIRONMENT },
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  signal.addEventListener('abort', end);
  // Ctrl+C in a terminal reaches this process alone.
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
      signal.removeEventListener('abort', end);
      process.off('exit', end);
      file.end(() => resolve({ passed: code === 0, output }));
    }),
  );
}

/**
 * The steps that have one of these words in their names, with those they wait for; all of them where there are no words.
 *
 * @throws Error that lists the names where no step has one of the words
 */
export function selectSteps(steps: readonly Step[], words: readonly string[]): Step[] {
  if (words.length === 0) return [...steps];
  const chosen = new Set<string>();
  const choose = (name: string) => {
    chosen.add(name);
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) choose(need);
  };
  for (const word of words) {
    const found = steps.filter(({ name }) => name.includes(word));
    if (found.length === 0)
      throw new Error(
        `No step is called ${word}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
      );
    for (const { name } of found) choose(name);
  }
  return steps
    .filter(({ name }) => chosen.has(name))
    .map((step) => ({ ...step, after: step.after?.filter((name) => chosen.has(name)) }));
}

/** Puts a step in front that installs the programs of the others, which then wait for it. */
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

/** How much of a failed step's output is printed again at the end, in lines: CI may keep only the end of the log. */
const MOST_LINES = 40;

/** The lines that tell why a step failed: failed tests and their errors, or else the last lines of its output. */
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

/** A table of the steps: name, result and seconds, and what they took together. */
export function table(ended: readonly Ended[], wall: number): string {
  const rows = [
    ...ended.map(({ name, result, seconds }) => [name, result, String(seconds)] as const),
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

/** Prints which tests needed a second try, why steps failed, and the table; and sets the exit code. */
export function conclude(ended: readonly Ended[]): void {
  for (const line of ended.flatMap(({ output }) => stripVTControlCharacters(output).split('\n')))
    if (line.startsWith(SECOND_TRY)) console.log(line);
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

/**
 * Runs a list of steps as a command. With words it runs the steps with those words in their names, and what they need;
 * with `--list` it only lists the steps. Where a program is missing that cannot be installed, it ends before any step.
 */
export async function runList(steps: readonly Step[], words: readonly string[]): Promise<void> {
  if (words.includes('--list')) {
    for (const { name, command } of steps) console.log(`${name}: ${command}`);
    return;
  }
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code));
  try {
    const chosen = selectSteps(steps, words);
    checkPrograms(programsOf(chosen));
    conclude(await runSteps(withPrograms(chosen)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
