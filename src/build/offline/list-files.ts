import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  DIGEST_LENGTH,
  type ListedFile,
  type Listing,
  type Summary,
} from '../../site/pages/offline-listing';
import { LISTING, SUMMARY, WORKER } from '../../offline/names';

/**
 * Matches files that readers' browsers don't request: files for hosts, debuggers, search engines and other machines,
 * and the editor.
 */
const NOT_FOR_READERS =
  /^\/(?:[_~.]|admin\/|cards\/|icons\/|404\/|(?:chunk-map|webpack\.stats)\.json$|(?:llms(?:-full)?|robots)\.txt$|apple-touch-icon|[^/]+\.LICENSE\.txt$)|\/\.|\.(?:map|br|gz|xml)$/;

/** Always listed, because every host serves it by this name. */
const NOT_FOUND = '/404.html';

/** Matches files that are already compressed. */
const COMPRESSED = /\.(?:png|woff2|zip)$/;

const OWN: ReadonlySet<string> = new Set([WORKER, SUMMARY, LISTING].map((name) => `/${name}`));

/** Returns the digest of a file's content, as readers' browsers compute it. */
const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_LENGTH);

/** Returns the paths of all files that readers need, with a leading slash, sorted. */
function filesForReaders(folder: string): string[] {
  const all = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
    );
  const there = new Set(all);
  const isTwin = (path: string) =>
    path.endsWith('.html') && there.has(path.replace(/\.html$/, '/index.html'));
  return all
    .filter((path) => !NOT_FOR_READERS.test(path) && !OWN.has(path))
    .filter((path) => path === NOT_FOUND || !isTwin(path))
    .sort();
}

/**
 * Lists the files of a built site that readers need, with one file for each page and without the build's own metadata.
 */
export function listFiles(folder: string): { summary: Summary; listing: Listing } {
  let bytes = 0;
  let sent = 0;
  const files = filesForReaders(folder).map((path): ListedFile => {
    const content = readFileSync(join(folder, path));
    bytes += content.length;
    sent += COMPRESSED.test(path) ? content.length : gzipSync(content).length;
    return [path, content.length, digestOf(content)];
  });
  const build = digestOf(JSON.stringify(files));
  return { summary: { build, bytes, sent }, listing: { build, files } };
}
