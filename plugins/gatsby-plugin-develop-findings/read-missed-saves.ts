import { createHash } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { watchSaves, type SaveWatch } from './watch-saves';

/** The fields of a File node that tell which bytes it was made from. */
export interface SourcedFile {
  absolutePath: string;
  /** When the file was saved, in ms. */
  mtimeMs: number;
  /** MD5 of the file's bytes, in hexadecimal digits. */
  internal: { contentDigest: string };
}

/**
 * Makes gatsby-source-filesystem read files whose last save it missed. If a file is saved twice within 50 ms, by an editor
 * and its formatter for example, chokidar reports only the first save, and the page would show that until the next one.
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
 * Announces a file whose bytes are not the ones its node was made from. Chokidar reports a file whose access time is not
 * after its modification time; the modification time is left alone, because editors compare it.
 *
 * @param announced when each file was saved whose save has been announced: Gatsby may make its node much later, and the
 *   announcement itself looks like a save
 */
function announceIfMissed(
  { absolutePath, mtimeMs, internal }: SourcedFile,
  announced: Map<string, number>,
): void {
  const saved = statSync(absolutePath, { throwIfNoEntry: false })?.mtimeMs;
  if (saved === undefined || saved === mtimeMs || saved === announced.get(absolutePath)) return;
  try {
    const digest = createHash('md5').update(readFileSync(absolutePath)).digest('hex');
    if (digest === internal.contentDigest) return;
    utimesSync(absolutePath, saved / 1000, saved / 1000);
    // Not `saved`: the file's time now lacks the nanoseconds.
    announced.set(absolutePath, statSync(absolutePath).mtimeMs);
  } catch (error) {
    // Deleted since: its watcher reports that.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
