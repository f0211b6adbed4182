import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A check of the gate. */
export interface Step {
  name: string;
  /** As a shell reads it. */
  command: string;
  /** The step that makes what this one looks at: where it failed, there is nothing to check. */
  needs?: string;
}

/** How the steps ended, by name. */
export interface Outcome {
  passed: string[];
  failed: string[];
  notRun: string[];
  /** What the failed steps said, by name. */
  said: Record<string, string>;
  /** The tests that passed at their second try alone. */
  triedTwice: string[];
}

/** What a line begins with that names a test which passed at its second try alone. */
export const SECOND_TRY = '↻ passed at the second try:';

const ENVIRONMENT = { GATSBY_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };

/** How long a step took; and when it ended, since CI ends what takes too long. */
const secondsSince = (started: number) =>
  `${Math.round((Date.now() - started) / 1000)} s, in minute ${Math.ceil(process.uptime() / 60)}`;

/** Runs the steps in order. One that fails hides none of those after it, but those that need what it makes. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const outcome: Outcome = { passed: [], failed: [], notRun: [], said: {}, triedTwice: [] };
  for (const { name, command, needs } of steps) {
    if (needs !== undefined && !outcome.passed.includes(needs)) {
      outcome.notRun.push(name);
      console.error(`\n✗ ${name} was not run: it needs ${needs}.`);
      continue;
    }
    const started = Date.now();
    console.log(`\n▸ ${name}: ${command}`);
    const { passed, said } = await run(command, (text) => process.stdout.write(text));
    note(outcome, name, { passed, said });
    console.log(
      passed
        ? `✓ ${name}, ${secondsSince(started)}`
        : `\n✗ ${name} failed, ${secondsSince(started)}`,
    );
  }
  return outcome;
}

/**
 * Runs lanes side by side, the steps of each in order. What a step says is printed when it has ended, in one piece.
 *
 * @param lanes steps; lanes that are one and the same iterator take their steps from it by turns
 */
export async function runLanes(lanes: readonly Iterable<Omit<Step, 'needs'>>[]): Promise<Outcome> {
  const outcome: Outcome = { passed: [], failed: [], notRun: [], said: {}, triedTwice: [] };
  const runLane = async (lane: (typeof lanes)[number]) => {
    for (const { name, command } of lane) {
      const started = Date.now();
      console.log(`▸ ${name}: ${command}`);
      const { passed, said } = await run(command);
      note(outcome, name, { passed, said });
      if (passed) console.log(`✓ ${name}, ${secondsSince(started)}`);
      else
        console.log(
          `\n${said.trimEnd()}\n✗ ${name} failed, ${secondsSince(started)}: ${command}\n`,
        );
    }
  };
  await Promise.all(lanes.map(runLane));
  return outcome;
}

function note(outcome: Outcome, name: string, { passed, said }: Ended): void {
  outcome[passed ? 'passed' : 'failed'].push(name);
  if (!passed) outcome.said[name] = said;
  const lines = stripVTControlCharacters(said).split('\n');
  outcome.triedTwice.push(...lines.filter((line) => line.startsWith(SECOND_TRY)));
}

interface Ended {
  passed: boolean;
  said: string;
}

function run(command: string, hear: (text: Buffer) => void = () => undefined): Promise<Ended> {
  const child = spawn(command, {
    shell: true,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...ENVIRONMENT },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString();
      hear(text);
    });
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ passed: code === 0, said })),
  );
}

/** How much of a failed step is said again at the end: CI may keep the end of the log alone. */
const LINES_SAID_AGAIN = 40;

/** What tells of a failure in what a step said: the tests that failed and their errors, or else its last lines. */
export function gistOf(said: string): string[] {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, 300))
    .filter((line) => line !== '');
  const telling = lines.filter((line) =>
    /^\s*(FAIL|×|✗)\s|Error: |^\s*❯ .*:\d+:\d+$|^\s*[-+] /.test(line),
  );
  return (telling.length > 0 ? telling : lines.slice(-15)).slice(0, LINES_SAID_AGAIN);
}

/** Says how the steps ended, what failed once more at the end of it all, and ends the process so. */
export function conclude({ passed, failed, notRun, said, triedTwice }: Outcome): void {
  for (const line of triedTwice) console.log(line);
  for (const name of failed) console.error(`\nIn ${name}:\n${gistOf(said[name] ?? '').join('\n')}`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  if (notRun.length > 0) console.error(`Not run: ${notRun.join(', ')}`);
  const skipped = notRun.length > 0 ? `, ${notRun.length} skipped` : '';
  console.log(`\n${passed.length} passed, ${failed.length} failed${skipped}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
