import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { LISTING, SUMMARY, WORKER } from '../../offline/names';
import type { ColourSettings } from '../../site/design/colours';
import {
  DIGEST_LENGTH,
  type ListedFile,
  type Listing,
  type Summary,
} from '../../site/pages/offline-listing';
import { withProduct } from '../../site/settings/product-text';
import { listFiles } from '../../site/sources/files';
import { writeChanged } from '../../site/sources/output-files';
import { getSettings } from '../settings';
import { offlinePage } from './offline-page';

/**
 * Matches files that readers' browsers don't request: files for hosts, debuggers, search engines and other machines,
 * and the editor.
 */
const NOT_FOR_READERS =
  /^\/(?:[_~.]|admin\/|cards\/|icons\/|404\/|(?:chunk-map|webpack\.stats)\.json$|(?:llms(?:-full)?|robots)\.txt$|apple-touch-icon|[^/]+\.LICENSE\.txt$)|\/\.|\.(?:map|br|gz|xml)$/;

/** Listed although `/404/index.html` has the same content, because hosts serve the not-found page under this name. */
const NOT_FOUND = '/404.html';

/** Matches files that are already compressed. */
const COMPRESSED = /\.(?:png|woff2|zip)$/;

const OWN: ReadonlySet<string> = new Set([WORKER, SUMMARY, LISTING].map((name) => `/${name}`));

/** Returns the digest of a file's content, as readers' browsers compute it. */
const fileDigest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_LENGTH);

/** Returns the paths of all files that readers need, with a leading slash, sorted. */
function filesForReaders(folder: string): string[] {
  const all = listFiles(folder).map((file) => `/${file}`);
  const there = new Set(all);
  const isTwin = (path: string) =>
    path.endsWith('.html') && there.has(path.replace(/\.html$/, '/index.html'));
  return all
    .filter((path) => !NOT_FOR_READERS.test(path) && !OWN.has(path))
    .filter((path) => path === NOT_FOUND || !isTwin(path))
    .sort();
}

/** Lists the files of a built site that readers need, with one file for each page, and summarizes their size. */
export function makeListing(folder: string): { summary: Summary; listing: Listing } {
  let bytes = 0;
  let sent = 0;
  const files = filesForReaders(folder).map((path): ListedFile => {
    const content = readFileSync(join(folder, path));
    bytes += content.length;
    sent += COMPRESSED.test(path) ? content.length : gzipSync(content).length;
    return [path, content.length, fileDigest(content)];
  });
  const build = fileDigest(JSON.stringify(files));
  return { summary: { build, bytes, sent }, listing: { build, files } };
}

/**
 * Returns the service worker as one script. The worker is built separately, because webpack would make it part of the
 * bundle that every page loads.
 *
 * @param page HTML to show in place of a page that is not saved; undefined for the worker that removes itself
 */
function workerScript(basePath: string, page?: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/offline/worker/${page === undefined ? 'take-away' : 'worker'}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { __BASE_PATH__: JSON.stringify(basePath), OFFLINE_PAGE: JSON.stringify(page ?? '') },
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script)
    throw new Error(
      'esbuild returned no script for the service worker: run npm ci, and build again',
    );
  return script.text;
}

/**
 * Writes the files that offline readers need from a built site: the service worker, and the list of all other files. If
 * the settings turn off offline support, writes only a worker that removes itself and everything that was saved.
 *
 * @param root the project root
 */
export function writeOffline(root: string, basePath: string): void {
  const { offline, site, product, colours } = getSettings();
  const { title } = withProduct({ title: site.title }, product);
  writeOfflineFiles(join(root, 'public'), basePath, offline ? { title, colours } : undefined);
}

/**
 * Does the same as {@link writeOffline}, for any folder.
 *
 * @param site the site's title and colors; undefined if offline support is off
 */
export function writeOfflineFiles(
  folder: string,
  basePath: string,
  site?: { title: string; colours: ColourSettings },
): void {
  const write = (name: string, text: string) => writeChanged(join(folder, name), text);
  if (!site) {
    for (const name of [SUMMARY, LISTING]) rmSync(join(folder, name), { force: true });
    write(WORKER, workerScript(basePath));
    return;
  }
  write(WORKER, workerScript(basePath, offlinePage(site.title, basePath, site.colours)));
  const { summary, listing } = makeListing(folder);
  write(SUMMARY, JSON.stringify(summary));
  write(LISTING, JSON.stringify(listing));
}
