import { basePath, sitePath } from '../kit/view/site-paths';
import { DIGEST_LENGTH } from '../site/pages/offline-listing';
import { cachePrefix } from './names';

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

/**
 * Returns the files that may be served for an address, the most likely first. `/x`, `/x/`, `/x.html` and
 * `/x/index.html` are the same page, as on every host.
 *
 * @param path path of an address, relative to the site's root, decoded, without query
 */
export function pageFiles(path: string): string[] {
  const asked = path.replace(/\/+$/, '');
  const page = asked.replace(/\/index\.html$|\.html$/, '');
  return [...new Set([asked, `${page}/index.html`, `${page}.html`])].filter((file) => file !== '');
}

/** Whether an address looks like a page's: it has no file extension, or ends in `.html`. */
export const isPage = (path: string): boolean => /(?:^|\/)[^/.]*$|\.html$/.test(path);

/**
 * Returns the address of a file, relative to the site's root. Pages get their clean address, which needs no redirect.
 */
export const addressOfFile = (file: string): string =>
  file
    .replace(/\/index\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/') || '/';

/** Returns a file's cache key. @param file path, relative to the site's root */
export const keyOfFile = (file: string): string =>
  sitePath(file.split('/').map(encodeURIComponent).join('/'));

/** Returns the cached response for an address. @param path relative to the site's root, decoded */
export async function findKept(cache: Cache, path: string): Promise<Response | undefined> {
  for (const file of pageFiles(path)) {
    const found = await cache.match(keyOfFile(file));
    if (found) return found;
  }
  return undefined;
}

/** Headers that describe how the host sent the content, not the content itself. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'vary'];

/**
 * Returns a file's response for the cache: decoded, not redirected, and with status 200 whatever status the host sent.
 */
export function keptResponse(body: BodyInit, sent: Response): Response {
  const headers = new Headers(sent.headers);
  for (const name of OF_TRANSFER) headers.delete(name);
  return new Response(body, { headers });
}

/** Returns the digest of a file's content, in the format of the listing. */
export async function computeDigest(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, DIGEST_LENGTH);
}
