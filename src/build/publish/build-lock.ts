import { spawnSync } from 'node:child_process';
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readText, writeAtomically } from '../../site/sources/files';

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
      // Read the fields after the process name, which may itself contain parentheses. The first of them is the state,
      // and 19 fields later is the start time in clock ticks.
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

const processOf = (pid: number): RunningProcess => ({ pid, started: startOf(pid) ?? '' });

/** Whether this exact process is still running on this machine. */
const isRunning = ({ pid, started }: RunningProcess): boolean => startOf(pid) === started;

/** Lock file in the project root; names the processes that build there. */
export const BUILD_LOCK = '.build-lock';

const schema = z.object({
  host: z.string(),
  /** When the build began, as an ISO 8601 timestamp. */
  since: z.string(),
  /** The processes that hold the lock: the command, and Gatsby, which keeps running if the command is killed. */
  processes: z.array(z.object({ pid: z.number(), started: z.string() })),
});
type Holder = z.output<typeof schema>;

/**
 * How long another machine's lock may go without being renewed before it counts as stale. We can't see the processes of
 * machines that share the folder, so every holder renews its lock 20 times in this period.
 */
const SILENT_FOR_MS = 300_000;
const RENEWED_EVERY_MS = SILENT_FOR_MS / 20;

/** The right to build in a checkout, until the process exits or releases it. */
export interface BuildLock {
  /** Adds a process to the lock. If this process is killed, the lock then stays valid until the added process ends. */
  share: (pid: number) => void;
  release: () => void;
}

/**
 * Takes the lock of a checkout, because two builds at once would write the same cache and the same `public`. Replaces a
 * lock whose processes have exited, that another machine has stopped renewing, or that can't be read. For why we don't
 * use a package, see docs/decisions/own-small-parts.md.
 *
 * @returns the lock, or a line to print that names its holder
 * @throws Error if the folder can't be written
 */
export function takeBuildLock(root: string): BuildLock | string {
  const file = join(root, BUILD_LOCK);
  const own = `${file}.${process.pid}`;
  const mine: Holder = {
    host: hostname(),
    since: new Date().toISOString(),
    processes: [processOf(process.pid)],
  };
  // Write to a temporary file first, so that other processes never read a partial lock.
  writeFileSync(own, JSON.stringify(mine));
  try {
    while (!linked(own, file)) {
      const text = readText(file);
      const holder = holderOf(text);
      if (holder && isHeld(holder, file)) return tellOf(holder);
      removeStale(file, text);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return held(file, mine);
}

function held(file: string, mine: Holder): BuildLock {
  const timer = setInterval(() => {
    const now = new Date();
    if (holderOf(readText(file))?.since === mine.since) utimesSync(file, now, now);
  }, RENEWED_EVERY_MS).unref();
  const release = () => {
    clearInterval(timer);
    if (holderOf(readText(file))?.since === mine.since) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return {
    share: (pid) => {
      mine.processes.push(processOf(pid));
      writeAtomically(file, JSON.stringify(mine));
    },
    release,
  };
}

/**
 * Creates the lock as a hard link to a file, or returns false if there already is a lock. Because this step is atomic,
 * only one process can take the lock.
 */
function linked(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock, unless another process has replaced it with its own in the meantime. */
function removeStale(file: string, text: string | undefined): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readText(aside) !== text) linked(aside, file);
  rmSync(aside, { force: true });
}

function isHeld({ host, processes }: Holder, file: string): boolean {
  if (host === hostname()) return processes.some(isRunning);
  const renewed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - renewed < SILENT_FOR_MS;
}

const tellOf = ({ host, since, processes }: Holder): string => {
  const pids = processes.map(({ pid }) => pid).join(' ');
  const where = host === hostname() ? '' : ` on ${host}`;
  return `Another build is running in this checkout: process ${pids.replace(' ', ' and ')}${where}, since ${since}. Wait until it ends, or stop it: kill ${pids}`;
};

function holderOf(text: string | undefined): Holder | undefined {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
