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
import { basename, dirname, join, sep } from 'node:path';
import { DIST } from '../../site/sources/dist-folder';

/** Where the sites stand that `dist` has led to, and one that is being written. */
export const SITES = '.dist';

/** What Gatsby keeps in `public` for its next build, and no reader asks for. */
const OF_GATSBY = /^(?:chunk-map\.json|webpack\.stats\.json|~partytown\/)/;

const SOURCE_MAP = /\.(?:css|js)\.map$/;

/** What is published of the built site. */
export interface PublishedParts {
  /** Whether the source maps of scripts are. */
  sourceMaps: boolean;
}

const unfinished = (root: string) => join(root, SITES, 'part');

/** The name of the site that `dist` leads to, if there is one. */
export function publishedSite(root: string): string | undefined {
  const link = join(root, DIST);
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink && existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

/**
 * Makes what stands in `public` what is served: written beside, and switched to by one rename, so that whoever reads
 * `dist` has the old site or the new one, whenever the process ends. Files that have not changed are shared with the
 * site before by hard links; none is shared with `public`, where the next build writes over files as they stand. The
 * site before stays, for who is reading it.
 *
 * @param name of the new site, which no other has had
 * @param parts what of the built site is served
 * @throws Error where the disk is full or may not be written: `dist` is then as it was
 */
export function publishSite(
  root: string,
  name: string,
  { sourceMaps }: PublishedParts = { sourceMaps: false },
): void {
  const link = join(root, DIST);
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === false)
    throw new Error(`${link} is no link that a build has made: move it away`);
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

/** Removes what a build left that ended while it published. */
export function removeUnfinished(root: string): void {
  rmSync(unfinished(root), { recursive: true, force: true });
}

/** Copies the wanted files of a folder, sharing with an earlier copy those that hold the same. Times are kept. */
function copyShared(
  folder: string,
  target: string,
  earlier: string | undefined,
  isWanted: (file: string) => boolean,
): void {
  mkdirSync(target);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const from = join(entry.parentPath, entry.name);
    const name = from.slice(folder.length + 1);
    const to = join(target, name);
    if (!entry.isFile() || !isWanted(name.split(sep).join('/'))) continue;
    mkdirSync(dirname(to), { recursive: true });
    const shared = earlier && join(earlier, name);
    if (shared && holdTheSame(from, shared)) linkSync(shared, to);
    else copyFile(from, to);
  }
}

function copyFile(from: string, to: string): void {
  copyFileSync(from, to);
  const { size, mtime } = statSync(from);
  if (statSync(to).size !== size) throw new Error(`${from} was not copied whole`);
  utimesSync(to, mtime, mtime);
}

/** By their bytes: times and sizes are the same for some files that are not. */
function holdTheSame(one: string, other: string): boolean {
  const sizes = [one, other].map((file) => statSync(file, { throwIfNoEntry: false })?.size);
  return sizes[0] === sizes[1] && readFileSync(one).equals(readFileSync(other));
}
