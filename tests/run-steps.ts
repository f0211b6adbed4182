import { spawnSync } from 'node:child_process';

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
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
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
