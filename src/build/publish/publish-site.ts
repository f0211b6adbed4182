import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../../site/sources/files';
import { DIST } from '../../site/sources/output-files';

/** Folder of the published sites: the current one, the previous one, and any that is being written. */
export const SITES = '.dist';

/** Matches files that Gatsby keeps in `public` for its next build and that readers don't need. */
const OF_GATSBY = /^(?:chunk-map\.json|webpack\.stats\.json|~partytown\/)/;

const SOURCE_MAP = /\.(?:css|js)\.map$/;

/** Optional parts of the built site to publish. */
export interface PublishedParts {
  /** Whether to publish the source maps of scripts. */
  sourceMaps: boolean;
}

const unfinished = (root: string) => join(root, SITES, 'part');

/** Returns the name of the site that `dist` links to, if any. */
export function publishedSite(root: string): string | undefined {
  const link = join(root, DIST);
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink && existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

/**
 * Publishes the site in `public`. It is copied to a new folder, and then `dist` is switched to that folder with a
 * single rename, so `dist` is always the complete old site or the complete new one, even if the process is killed.
 * Unchanged files are hard links to the previous site's. Nothing is linked to `public`, because the next build
 * overwrites its files in place. The previous site is kept for readers who are still loading it.
 *
 * @param name unique name for the new site
 * @param parts the optional parts of the built site to publish
 * @throws Error if the disk is full or read-only; `dist` is then unchanged
 */
export function publishSite(
  root: string,
  name: string,
  { sourceMaps }: PublishedParts = { sourceMaps: false },
): void {
  const link = join(root, DIST);
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === false)
    throw new Error(`${link} is not a symlink that a build created: move or delete it`);
  const before = publishedSite(root);
  const part = unfinished(root);
  removeUnfinished(root);
  mkdirSync(join(root, SITES), { recursive: true });
  try {
    const isPublished = (file: string) =>
      !OF_GATSBY.test(file) && (sourceMaps || !SOURCE_MAP.test(file));
    copyShared(join(root, 'public'), part, before && join(root, SITES, before), isPublished);
    renameSync(part, join(root, SITES, name));
  } catch (error) {
    removeUnfinished(root);
    throw error;
  }
  const turned = `${link}.part`;
  rmSync(turned, { force: true });
  symlinkSync(join(SITES, name), turned, 'dir');
  renameSync(turned, link);
  for (const site of readdirSync(join(root, SITES)))
    if (site !== name && site !== before)
      rmSync(join(root, SITES, site), { recursive: true, force: true });
}

/** Removes the leftovers of a build that was interrupted while publishing. */
export function removeUnfinished(root: string): void {
  rmSync(unfinished(root), { recursive: true, force: true });
}

/**
 * Copies the wanted files of a folder. A file that equals the one in an earlier copy becomes a hard link to it. Keeps
 * modification times.
 */
function copyShared(
  folder: string,
  target: string,
  earlier: string | undefined,
  isWanted: (file: string) => boolean,
): void {
  mkdirSync(target);
  for (const name of listFiles(folder).filter(isWanted)) {
    const from = join(folder, name);
    const to = join(target, name);
    mkdirSync(dirname(to), { recursive: true });
    const shared = earlier && join(earlier, name);
    if (shared && holdTheSame(from, shared)) linkSync(shared, to);
    else copyFile(from, to);
  }
}

function copyFile(from: string, to: string): void {
  copyFileSync(from, to);
  const { size, mtime } = statSync(from);
  if (statSync(to).size !== size)
    throw new Error(`${from} was not copied completely: check that the disk has free space`);
  utimesSync(to, mtime, mtime);
}

/** Whether two files are identical. Compares bytes, because different files can have the same size and time. */
function holdTheSame(one: string, other: string): boolean {
  const sizes = [one, other].map((file) => statSync(file, { throwIfNoEntry: false })?.size);
  return sizes[0] === sizes[1] && readFileSync(one).equals(readFileSync(other));
}
