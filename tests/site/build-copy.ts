import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, copySite } from './site-copy';

/** Packages and caches that runs of the samples leave in the content folder. */
const LEFT_BY_SAMPLES = /[\\/]content[\\/]samples[\\/](?:node_modules|\.cache)(?:[\\/]|$)/;

/** Preview images are drawn from words alone and named by their digests, so the ones of the site itself serve here too. */
const CARDS = '.cache/cards';

/**
 * Builds the whole site in another folder, with the Node that runs this. Later builds in that folder are warm.
 *
 * @param env set besides the environment of this process
 * @returns how long the build took, in seconds
 * @throws Error with the build's output if it fails
 */
export async function buildCopy(folder: string, env: Record<string, string> = {}): Promise<number> {
  copySite(folder, ['.cache', 'public']);
  cpSync('content', join(folder, 'content'), {
    recursive: true,
    filter: (path) => !LEFT_BY_SAMPLES.test(join(process.cwd(), path)),
  });
  if (existsSync(CARDS)) cpSync(CARDS, join(folder, CARDS), { recursive: true });
  const { code, output, seconds } = await buildSite(folder, env);
  if (code !== 0 || !existsSync(join(folder, 'public/index.html'))) throw new Error(output);
  return Math.round(seconds);
}
