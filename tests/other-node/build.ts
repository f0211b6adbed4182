import { join } from 'node:path';
import { buildCopy } from '../site/build-copy';

/** Builds the whole site with the Node that runs this. */
async function main(): Promise<void> {
  const seconds = await buildCopy(join(process.cwd(), '.tests/other-node'));
  console.log(`Node ${process.version} has built the site, ${seconds} s.`);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
