import { sitePath } from '../../kit/view/site-paths';
import { DIGEST_LENGTH } from '../../site/pages/offline-listing';
import { pageFiles } from '../page-files';

/** Under what a file is kept. @param file its path from the site's root */
export const keyOfFile = (file: string): string =>
  sitePath(file.split('/').map(encodeURIComponent).join('/'));

/** What answers an address in a cache. @param path from the site's root, decoded */
export async function findKept(cache: Cache, path: string): Promise<Response | undefined> {
  for (const file of pageFiles(path)) {
    const found = await cache.match(keyOfFile(file));
    if (found) return found;
  }
  return undefined;
}

/** Of how the host sent the content, and not of the content. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'vary'];

/** A file as it is kept: not redirected, whatever status it came with, and decoded. */
export function keptResponse(body: BodyInit, sent: Response): Response {
  const headers = new Headers(sent.headers);
  for (const name of OF_TRANSFER) headers.delete(name);
  return new Response(body, { headers });
}

/** The digest of a file's content, as a listing has it. */
export async function digestOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, DIGEST_LENGTH);
}
