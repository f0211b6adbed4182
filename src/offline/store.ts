import { basePath, sitePath } from '../kit/view/site-paths';
import { DIGEST_LENGTH } from '../site/pages/offline-listing';
import { cachePrefix } from './names';

const PREFIX = cachePrefix(basePath);

/** A complete copy of the site on this device. */
export interface SavedSite {
  build: string;
  bytes: number;
  /** The time when the site was saved, as a Unix timestamp in ms. */
  at: number;
}

/** A page that the reader has visited, and the other files that it needs. Paths are relative to the site's root. */
export interface VisitedPage {
  file: string;
  needs: readonly string[];
}

interface Records {
  saved: SavedSite;
  visited: readonly VisitedPage[];
  /** The last time that the worker found the saved build to be the host's current one, as a Unix timestamp in ms. */
  asked: number;
}

/**
 * Returns the name of the cache for a build's files. The cache may be incomplete. The build whose cache is complete is
 * in the record `saved`.
 */
export const savedCache = (build: string): string => `${PREFIX}saved ${build}`;
/** Name of the cache of visited pages. */
export const VISITED = `${PREFIX}visited`;
const RECORDS = `${PREFIX}records`;

const keyOf = (name: keyof Records): string => `${basePath}/${name}`;

/**
 * Reads a record. Records are stored in a cache, because both the page and the worker can access caches, and each write
 * is atomic.
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
 * Returns the files that the host may serve for a path, most likely first. `/x`, `/x/`, `/x.html` and `/x/index.html`
 * are the same page on every host.
 *
 * @param path path of a URL, relative to the site's root, decoded, without query
 */
export function pageFiles(path: string): string[] {
  const asked = path.replace(/\/+$/, '');
  const page = asked.replace(/\/index\.html$|\.html$/, '');
  return [...new Set([asked, `${page}/index.html`, `${page}.html`])].filter((file) => file !== '');
}

/** Whether a path looks like a page's: it has no file extension, or ends in `.html`. */
export const isPage = (path: string): boolean => /(?:^|\/)[^/.]*$|\.html$/.test(path);

/**
 * Returns the URL path at which to request a file, relative to the site's root. Pages get their clean path, which needs
 * no redirect.
 */
export const addressOfFile = (file: string): string =>
  file
    .replace(/\/index\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/') || '/';

/**
 * Returns the key under which a file is cached.
 *
 * @param file path of the file, relative to the site's root
 */
export const keyOfFile = (file: string): string =>
  sitePath(file.split('/').map(encodeURIComponent).join('/'));

/**
 * Returns the cached response for a path, or undefined if there is none.
 *
 * @param path path of a URL, relative to the site's root, decoded
 */
export async function findKept(cache: Cache, path: string): Promise<Response | undefined> {
  for (const file of pageFiles(path)) {
    const found = await cache.match(keyOfFile(file));
    if (found) return found;
  }
  return undefined;
}

/** Headers that describe how the host sent the content. They do not apply to the cached content, which is decoded. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'vary'];

/**
 * Returns the response to cache for a file: decoded, not redirected, and with status 200 regardless of the status that
 * the host sent.
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
