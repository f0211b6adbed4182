import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A content file, as the last run read it. */
export interface ReadFile {
  absolutePath: string;
  /** MD5 of its content, as computed by gatsby-source-filesystem. */
  internal: { contentDigest: string };
}

/**
 * Returns the files of `content` that were added, changed or deleted since the last run read them, as sorted paths from
 * the project root.
 */
export function changedFiles(root: string, read: readonly ReadFile[]): string[] {
  const known = new Set(read.map(({ absolutePath }) => absolutePath));
  const changed = read
    .filter(
      ({ absolutePath, internal }) =>
        !existsSync(absolutePath) || md5(absolutePath) !== internal.contentDigest,
    )
    .map(({ absolutePath }) => absolutePath);
  const added = filesIn(join(root, 'content')).filter((path) => !known.has(path));
  return [...changed, ...added].map((path) => relative(root, path).split(sep).join('/')).sort();
}

const md5 = (path: string): string => createHash('md5').update(readFileSync(path)).digest('hex');

/** Matches files that gatsby-source-filesystem ignores. */
const LEFT_OUT = /(?:^|[\\/])(?:\..*|node_modules)(?:[\\/]|$)/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !LEFT_OUT.test(path.slice(folder.length)));
