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
import { isRunning, processOf } from './running-process';

/** From the project root: names who builds there. */
export const BUILD_LOCK = '.build-lock';

const schema = z.object({
  host: z.string(),
  /** When the build began, in ISO 8601. */
  since: z.string(),
  /** Who works: the command, and Gatsby, which goes on where the command is killed. */
  processes: z.array(z.object({ pid: z.number(), started: z.string() })),
});
type Holder = z.output<typeof schema>;

/** Of a machine that shares the folder nothing is known but that it renews its lock; twenty times as often. */
const SILENT_FOR_MS = 300_000;
const RENEWED_EVERY_MS = SILENT_FOR_MS / 20;

/** The right to build in a checkout, until the process ends or gives it back. */
export interface BuildLock {
  /** Has the lock stand as long as another process runs, too. */
  share: (pid: number) => void;
  release: () => void;
}

/**
 * Takes the lock of a checkout: two builds at once would write one cache and one `public`. A lock whose processes are
 * gone, or that cannot be read, is nobody's. Own code: locks by time alone, as packages have them, are lost while a
 * build keeps its process busy, and Node has none of the system's.
 *
 * @returns the lock, or who holds it, as a line to print
 * @throws Error where the folder cannot be written
 */
export function takeBuildLock(root: string): BuildLock | string {
  const file = join(root, BUILD_LOCK);
  const own = `${file}.${process.pid}`;
  const mine: Holder = {
    host: hostname(),
    since: new Date().toISOString(),
    processes: [processOf(process.pid)],
  };
  // Whole or not there: a lock is read by others at any moment.
  writeFileSync(own, JSON.stringify(mine));
  try {
    while (!linked(own, file)) {
      const text = textOf(file);
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
    if (holderOf(textOf(file))?.since === mine.since) utimesSync(file, now, now);
  }, RENEWED_EVERY_MS).unref();
  const release = () => {
    clearInterval(timer);
    if (holderOf(textOf(file))?.since === mine.since) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return {
    share: (pid) => {
      mine.processes.push(processOf(pid));
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(mine));
      renameSync(`${file}.${process.pid}`, file);
    },
    release,
  };
}

/** Gives a file a second name, which nobody has: the one step by which a lock is taken. */
function linked(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a lock away that is nobody's, unless another has put its own there meanwhile. */
function removeStale(file: string, text: string | undefined): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (textOf(aside) !== text) linked(aside, file);
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
  return `Another build works in this checkout: process ${pids.replace(' ', ' and ')}${where}, since ${since}. Wait until it has ended, or end it: kill ${pids}`;
};

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function holderOf(text: string | undefined): Holder | undefined {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
