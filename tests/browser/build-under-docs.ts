import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, copySite } from '../site/site-copy';

const folder = join(process.cwd(), '.tests/docs');

/** Of the samples' own runs, of no use to a build. */
const madeByTests = /[\\/]content[\\/]samples[\\/](?:node_modules|\.cache)(?:[\\/]|$)/;

/** Drawn from words alone, by their digests: those of the site at the root serve here too. */
const CARDS = '.cache/cards';

/** The site as it stands under `/docs`, for the browser tests of that base path. Later builds are warm. */
async function main(): Promise<void> {
  copySite(folder, ['.cache', 'public']);
  cpSync('content', join(folder, 'content'), {
    recursive: true,
    filter: (path) => !madeByTests.test(join(process.cwd(), path)),
  });
  if (existsSync(CARDS)) cpSync(CARDS, join(folder, CARDS), { recursive: true });
  const { code, output, seconds } = await buildSite(folder, { BASE_PATH: '/docs' });
  if (code !== 0 || !existsSync(join(folder, 'public/index.html'))) {
    console.error(output);
    process.exit(1);
  }
  console.log(
    `The site as it stands under /docs is in .tests/docs/public, ${Math.round(seconds)} s.`,
  );
}

void main();
