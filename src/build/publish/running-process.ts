import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as a lock identifies it. Process ids are reused, so the start time is included. */
export interface RunningProcess {
  pid: number;
  /** The start time as the system reports it, for comparison only; empty if it doesn't report one. */
  started: string;
}

/** Returns when a process started, as text to compare; undefined if there is no such process. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      // The fields after the process name, which may itself contain brackets: first the state, and 19 fields later the
      // start time in clock ticks.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  const { stdout, error } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  return error ? '' : stdout.trim() || undefined;
}

export const processOf = (pid: number): RunningProcess => ({ pid, started: startOf(pid) ?? '' });

/** Whether this exact process is still running on this machine. */
export const isRunning = ({ pid, started }: RunningProcess): boolean => startOf(pid) === started;
