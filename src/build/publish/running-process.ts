import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as a lock names it: numbers are given again, with another start. */
export interface RunningProcess {
  pid: number;
  /** What the system says of its start, to compare; empty where it says nothing. */
  started: string;
}

/** When a process started, as text to compare; undefined where there is no such process. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      // Behind the name, which may hold anything in brackets: the state, and 19 fields on the start, in clock ticks.
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

/** Whether this very process still runs on this machine. */
export const isRunning = ({ pid, started }: RunningProcess): boolean => startOf(pid) === started;
