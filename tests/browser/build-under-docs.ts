import { join } from 'node:path';
import { buildCopy } from '../site/build-copy';

/** Builds the site as it stands under `/docs`, for the browser tests of that base path. */
async function main(): Promise<void> {
  const seconds = await buildCopy(join(process.cwd(), '.tests/docs'), { BASE_PATH: '/docs' });
  console.log(`The site as it stands under /docs is in .tests/docs/public, ${seconds} s.`);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
