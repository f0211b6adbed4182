import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { ownEnvironment, withoutColours } from '../site/site-copy';
import { watchMemory } from './peak-memory';

/** Cost of running a command. */
export interface Cost {
  seconds: number;
  /** CPU time on all processors, including system time. */
  cpuSeconds: number;
  /** Peak resident memory, in bytes. */
  peak: number;
  /** All output, without colors. */
  output: string;
}

/** Shell script that runs a command, then prints the CPU times of the shell and of its children. */
const TIMED = '"$@"; code=$?; times >&3; exit $code';

/** Variables that stop generators from sending telemetry or looking for updates. */
export const UNATTENDED = { ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' };

/**
 * Runs a Node script in a folder, and measures its cost.
 *
 * @param script path of the script, and its arguments
 * @param node path of the Node that runs it
 * @throws Error with the script's output if it fails
 */
export async function runMeasured(
  folder: string,
  script: readonly string[],
  node = process.execPath,
): Promise<Cost> {
  const started = performance.now();
  const child = spawn('sh', ['-c', TIMED, 'sh', node, ...script], {
    cwd: folder,
    env: {
      ...ownEnvironment(),
      ...UNATTENDED,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const memory = watchMemory(child.pid ?? 0);
  const [, plain, errors, times] = child.stdio as unknown as [null, Readable, Readable, Readable];
  let output = '';
  let timed = '';
  for (const stream of [plain, errors])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  times.on('data', (chunk: Buffer) => (timed += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  const peak = memory.stop();
  output = withoutColours(output);
  if (code !== 0) throw new Error(`${script.join(' ')} failed:\n${output}`);
  return { seconds, cpuSeconds: childSeconds(timed), peak, output };
}

/**
 * Returns the CPU time of a shell's children, in seconds.
 *
 * @param times output of the shell's `times` command: a line for the shell, then one for its children, each with user
 *   and system time
 */
export function childSeconds(times: string): number {
  const children = times.trim().split('\n')[1] ?? '';
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell does not tell times as expected: ${times}`);
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
