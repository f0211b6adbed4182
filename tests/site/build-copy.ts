import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite, copySite } from './site-copy';

/*
 * `tsx tests/site/build-copy.ts .tests/docs /docs` builds the whole site in that folder, under that base path and with
 * the current version of Node. Without a base path, it builds for the root.
 */

/** Matches the packages and caches that sample runs leave in the content folder. */
const LEFT_BY_SAMPLES = /[\\/]content[\\/]samples[\\/](?:node_modules|\.cache)(?:[\\/]|$)/;

/**
 * Cache of preview images. These depend only on their text and are named by their digests, so the main site's cache can
 * be reused.
 */
const CARDS = '.cache/cards';

/**
 * Builds the whole site in another folder. The first build there is cold, later ones are warm.
 *
 * @returns how long the build took, in seconds
 * @throws Error with the build's output if it fails
 */
async function buildCopy(folder: string, basePath: string): Promise<number> {
  copySite(folder, ['.cache', 'public']);
  cpSync('content', join(folder, 'content'), {
    recursive: true,
    filter: (path) => !LEFT_BY_SAMPLES.test(join(process.cwd(), path)),
  });
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
