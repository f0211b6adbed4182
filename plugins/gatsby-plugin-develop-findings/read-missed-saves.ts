import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { watchSaves, type SaveWatch } from './watch-saves';

/** What a File node says of its file. */
export interface SourcedFile {
  absolutePath: string;
  /** When the file was saved, in ms. */
  mtimeMs: number;
  /** MD5 of the file's bytes, in hexadecimal digits. */
  internal: { contentDigest: string };
}

/**
 * Has gatsby-source-filesystem read a file again whose last save it has not heard of: of two saves within 50 ms, those of
 * an editor and of the formatter behind it for example, its watcher tells of the first alone, and the pages would show
 * that until the next.
 *
 * @param files the File nodes as they are when it is called
 */
export function readMissedSaves(root: string, files: () => readonly SourcedFile[]): SaveWatch {
  return watchSaves([join(root, 'content')], {
    onSettled: () => files().filter(isMissed).forEach(tellAgain),
  });
}

function isMissed({ absolutePath, mtimeMs, internal }: SourcedFile): boolean {
  if (!existsSync(absolutePath) || statSync(absolutePath).mtimeMs === mtimeMs) return false;
  const digest = createHash('md5').update(readFileSync(absolutePath)).digest('hex');
  return digest !== internal.contentDigest;
}

/** Watchers tell of a file whose time of access is not after that of its save. The latter stays, since editors look at it. */
function tellAgain({ absolutePath }: SourcedFile): void {
  const saved = statSync(absolutePath).mtimeMs / 1000;
  utimesSync(absolutePath, saved, saved);
}
