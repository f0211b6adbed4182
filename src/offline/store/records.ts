import { basePath } from '../../kit/view/site-paths';
import { cachePrefix } from '../names';

const PREFIX = cachePrefix(basePath);

/** A complete copy of the site on this device. */
export interface SavedSite {
  build: string;
  bytes: number;
  /** When it was saved, as a Unix timestamp in ms. */
  at: number;
}

/** A page that was read, and the other files that it needs; paths are relative to the site's root. */
export interface VisitedPage {
  file: string;
  needs: readonly string[];
}

interface Records {
  saved: SavedSite;
  visited: readonly VisitedPage[];
  /** When the host was last queried for its build, as a Unix timestamp in ms. */
  asked: number;
}

/**
 * Returns the cache name for a build's files. The cache may be incomplete; the `saved` record names the complete one.
 */
export const savedCache = (build: string): string => `${PREFIX}saved ${build}`;
/** The cache of visited pages. */
export const VISITED = `${PREFIX}visited`;
const RECORDS = `${PREFIX}records`;

const keyOf = (name: keyof Records): string => `${basePath}/${name}`;

/**
 * Reads a record. Records are kept in a cache, because the page and the worker can both access it and each write is
 * atomic.
 */
export async function readRecord<Name extends keyof Records>(
  name: Name,
): Promise<Records[Name] | undefined> {
  const found = await (await caches.open(RECORDS)).match(keyOf(name));
  return found && ((await found.json()) as Records[Name]);
}

/** Writes a record atomically, or deletes it if the value is undefined. */
export async function writeRecord<Name extends keyof Records>(
  name: Name,
  value: Records[Name] | undefined,
): Promise<void> {
  const cache = await caches.open(RECORDS);
  if (value === undefined) await cache.delete(keyOf(name));
  else await cache.put(keyOf(name), Response.json(value));
}

/** Deletes the caches of all builds except the given ones. */
export async function dropBuilds(...kept: readonly (string | undefined)[]): Promise<void> {
  const names = new Set(kept.map((build) => build && savedCache(build)));
  for (const name of await caches.keys())
    if (name.startsWith(savedCache('')) && !names.has(name)) await caches.delete(name);
}
