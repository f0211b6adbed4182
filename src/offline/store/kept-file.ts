import { sitePath } from '../../kit/view/site-paths';
import { DIGEST_LENGTH } from '../../site/pages/offline-listing';
import { pageFiles } from '../page-files';

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
export async function digestOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, DIGEST_LENGTH);
}
