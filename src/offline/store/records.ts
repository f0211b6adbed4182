import { basePath } from '../../kit/view/site-paths';
import { cachePrefix } from '../names';

const PREFIX = cachePrefix(basePath);

/** A whole site on this device. */
export interface SavedSite {
  build: string;
  bytes: number;
  /** When it was saved, in ms since 1970. */
  at: number;
}

/** A page that was read, and the files beside its own that it needs; paths from the site's root. */
export interface VisitedPage {
  file: string;
  needs: readonly string[];
}

interface Records {
  saved: SavedSite;
  visited: readonly VisitedPage[];
  /** When the host was last asked for its build, in ms since 1970. */
  asked: number;
}

/** The cache of a build's files, whole or on its way there: the record of what is saved says which is whole. */
export const savedCache = (build: string): string => `${PREFIX}saved ${build}`;
/** The cache of visited pages. */
export const VISITED = `${PREFIX}visited`;
const RECORDS = `${PREFIX}records`;

const keyOf = (name: keyof Records): string => `${basePath}/${name}`;

/** What is noted under a name. Page and worker both read it, and of all that both can reach a cache alone is written in one go. */
export async function readRecord<Name extends keyof Records>(
  name: Name,
): Promise<Records[Name] | undefined> {
  const found = await (await caches.open(RECORDS)).match(keyOf(name));
  return found && ((await found.json()) as Records[Name]);
}

/** Notes something, in one go; undefined forgets it. */
export async function writeRecord<Name extends keyof Records>(
  name: Name,
  value: Records[Name] | undefined,
): Promise<void> {
  const cache = await caches.open(RECORDS);
  if (value === undefined) await cache.delete(keyOf(name));
  else await cache.put(keyOf(name), Response.json(value));
}

/** Deletes the caches of builds, but for those that are kept. */
export async function dropBuilds(...kept: readonly (string | undefined)[]): Promise<void> {
  const names = new Set(kept.map((build) => build && savedCache(build)));
  for (const name of await caches.keys())
    if (name.startsWith(savedCache('')) && !names.has(name)) await caches.delete(name);
}
