import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite, copyWholeSite } from './site-copy';

/*
 * `tsx tests/site/build-copy.ts .tests/docs /docs` builds the whole site in the folder `.tests/docs` with the base path
 * `/docs`, using the current version of Node. Without a base path, it builds the site for the root of a host.
 */

/**
 * Cache of preview images. An image depends only on its text and is named by the text's digest, so the copy can reuse
 * the main site's cache.
 */
const CARDS = '.cache/cards';

/**
 * Builds the whole site in another folder. The first build there starts without a cache, later ones with the cache of
 * the build before.
 *
 * @returns the duration of the build, in seconds
 * @throws Error with the build's output if it fails
 */
async function buildCopy(folder: string, basePath: string): Promise<number> {
  copyWholeSite(folder, ['.cache', 'public']);
  if (existsSync(CARDS)) cpSync(CARDS, join(folder, CARDS), { recursive: true });
  const { code, output, seconds } = await buildSite(folder, { BASE_PATH: basePath });
  if (code !== 0 || !existsSync(join(folder, 'public/index.html'))) throw new Error(output);
  return Math.round(seconds);
}

const [name = '', basePath = ''] = process.argv.slice(2);
if (name === '') {
  console.error('Name the folder to build in, such as .tests/docs.');
  process.exit(1);
}
buildCopy(resolve(name), basePath).then(
  (seconds) => console.log(`Node ${process.version} built the site in ${name}, ${seconds} s.`),
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
