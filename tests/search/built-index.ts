import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createEmbeddedSearch } from '../../src/search/engine/embedded-search';
import { MANIFEST_PATH, type SearchManifest } from '../../src/site/search/index-format';

/** Reads a file of the built site's search index. @param name path from `public` */
export const readIndexFile = (name: string): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), 'public', name), 'utf8'));

/**
 * Reads the manifest of a built site's search index.
 *
 * @throws Error that tells how to build the index if there is none
 */
export function readManifest(folder = join(process.cwd(), 'public')): SearchManifest {
  const file = join(folder, MANIFEST_PATH);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SearchManifest;
  throw new Error(`There is no search index in ${folder}: build the site first (npm run build).`);
}

/**
 * Opens the search index of a built site with an empty cache. Two of the returned functions report how many requests
 * were made, and how many gzipped bytes they loaded.
 */
export function openIndex(folder = join(process.cwd(), 'public')) {
  let bytes = 0;
  let requests = 0;
  const read = (name: string): unknown => {
    const text = readFileSync(join(folder, name), 'utf8');
    bytes += gzipSync(text, { level: 9 }).length;
    requests += 1;
    return JSON.parse(text);
  };
  readManifest(folder);
  const search = createEmbeddedSearch({
    manifest: () => Promise.resolve(read(MANIFEST_PATH) as SearchManifest),
    file: (name) => Promise.resolve(read(name)),
  });
  return { search, bytes: () => bytes, requests: () => requests };
}
