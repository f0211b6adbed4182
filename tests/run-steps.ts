import { spawn, spawnSync } from 'node:child_process';

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
}

const ENVIRONMENT = { GATSBY_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };

const secondsSince = (started: number) => `${Math.round((Date.now() - started) / 1000)} s`;

/** Runs the steps in order. One that fails hides none of those after it, but those that need what it makes. */
export function runSteps(steps: readonly Step[]): Outcome {
  const outcome: Outcome = { passed: [], failed: [], notRun: [] };
  for (const { name, command, needs } of steps) {
    if (needs !== undefined && !outcome.passed.includes(needs)) {
      outcome.notRun.push(name);
      console.error(`\n✗ ${name} was not run: it needs ${needs}.`);
      continue;
    }
    const started = Date.now();
    console.log(`\n▸ ${name}: ${command}`);
    const { status } = spawnSync(command, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, ...ENVIRONMENT },
    });
    outcome[status === 0 ? 'passed' : 'failed'].push(name);
    console.log(
      status === 0
        ? `✓ ${name}, ${secondsSince(started)}`
        : `\n✗ ${name} failed, ${secondsSince(started)}`,
    );
  }
  return outcome;
}

/** Runs lanes side by side, the steps of each in order. What a step says is printed when it has ended, in one piece. */
export async function runLanes(
  lanes: readonly (readonly Omit<Step, 'needs'>[])[],
): Promise<Outcome> {
  const outcome: Outcome = { passed: [], failed: [], notRun: [] };
  const runLane = async (lane: (typeof lanes)[number]) => {
    for (const { name, command } of lane) {
      const started = Date.now();
      const { passed, said } = await run(command);
      outcome[passed ? 'passed' : 'failed'].push(name);
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

function run(command: string): Promise<{ passed: boolean; said: string }> {
  const child = spawn(command, { shell: true, env: { ...process.env, ...ENVIRONMENT } });
  let said = '';
  const hear = (text: Buffer) => (said += text.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ passed: code === 0, said })),
  );
}

/** Says how the steps ended, and ends the process so. */
export function conclude({ passed, failed, notRun }: Outcome): void {
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  if (notRun.length > 0) console.error(`Not run: ${notRun.join(', ')}`);
  const skipped = notRun.length > 0 ? `, ${notRun.length} skipped` : '';
  console.log(`\n${passed.length} passed, ${failed.length} failed${skipped}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
