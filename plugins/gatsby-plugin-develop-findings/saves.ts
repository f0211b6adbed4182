import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { fileNodeDigest } from '../../src/site/sources/digest';

/**
 * Time without a save, in ms, after which saves count as settled. Twice the 50 ms in which chokidar drops a second
 * save.
 */
const SETTLED = 100;

/**
 * Folders and files to ignore, because they are not edited by hand. The samples' packages have thousands of files, and
 * develop writes its types after each save.
 */
const WRITTEN_BY_TOOLS = ['**/node_modules/**', '**/.cache/**', '**/src/gatsby-types.d.ts'];

/** Callbacks of a watch. */
export interface SaveListener {
  /** Called on each save. */
  onSave?: () => void;
  /** Called once nothing has been saved for 100 ms. */
  onSettled: () => void;
}

/** A watch on files and folders. */
export interface SaveWatch {
  /** Resolves when the watch is ready. Saves before that are not noticed. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/** Watches files, and folders recursively. */
export function watchSaves(
  paths: readonly string[],
  { onSave, onSettled }: SaveListener,
): SaveWatch {
  const watcher = watch(paths, { ignoreInitial: true, ignored: WRITTEN_BY_TOOLS });
  let settled: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    onSave?.();
    clearTimeout(settled);
    settled = setTimeout(onSettled, SETTLED);
  });
  return {
    ready: new Promise((resolve) => watcher.on('ready', resolve)),
    async stop() {
      await watcher.close();
      clearTimeout(settled);
    },
  };
}

/** The fields of a File node that identify the bytes it was made from. */
export interface SourcedFile {
  absolutePath: string;
  /** Modification time of the file, in ms. */
  mtimeMs: number;
  /** MD5 digest of the file's bytes, in hexadecimal. */
  internal: { contentDigest: string };
}

/**
 * Makes gatsby-source-filesystem read files whose last save it missed. If a file is saved twice within 50 ms, for
 * example by an editor and its formatter, chokidar reports only the first save, and the page would be outdated until
 * the next save.
 *
 * @param files returns the current File nodes
 */
export function readMissedSaves(root: string, files: () => readonly SourcedFile[]): SaveWatch {
  const announced = new Map<string, number>();
  return watchSaves([join(root, 'content')], {
    onSettled: () => {
      for (const file of files()) announceIfMissed(file, announced);
    },
  });
}

/**
 * Makes chokidar report a file whose bytes differ from those of its node. Chokidar reports a file whose access time is
 * not after its modification time, so this sets the access time. It keeps the modification time, because editors
 * compare it.
 *
 * @param announced modification time of each file that was announced. With that time, the file is not announced again:
 * Gatsby may update its node much later, and the announcement itself looks like a save.
 */
function announceIfMissed(
  { absolutePath, mtimeMs, internal }: SourcedFile,
  announced: Map<string, number>,
): void {
  const saved = statSync(absolutePath, { throwIfNoEntry: false })?.mtimeMs;
  if (saved === undefined || saved === mtimeMs || saved === announced.get(absolutePath)) return;
  try {
    if (fileNodeDigest(absolutePath) === internal.contentDigest) return;
    utimesSync(absolutePath, saved / 1000, saved / 1000);
    // Read the time back rather than use `saved`, because `utimes` drops the nanoseconds.
    announced.set(absolutePath, statSync(absolutePath).mtimeMs);
  } catch (error) {
    // The file has been deleted in the meantime. Gatsby's own watcher reports that.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
