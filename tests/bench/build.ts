import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { editOne, folderSize } from './build-peer';
import { planCorpus } from './corpus-plan';
import { peerOurs } from './peer-ours';
import { runMeasured } from './run-measured';

/**
 * `npm run bench:build -- --pages 300,1000,3000,10000` measures builds of the site with each of these numbers of pages:
 * from scratch, again without changes, and after one edit. It reports the time, the peak memory and the size of the
 * output.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } });
  const counts = values.pages.split(',').map(Number);
  if (counts.some((pages) => !Number.isInteger(pages) || pages < 1))
    throw new Error('--pages takes whole numbers above 0, such as 300,1000');
  const rows: Record<string, string | number>[] = [];
  for (const pages of counts) {
    rows.push(...(await measureSite(pages)));
    // Prints the results so far, because the largest build may take an hour, or fail.
    console.table(rows);
  }
}

/** Builds a site with this many pages three times, and returns a row for each build. */
async function measureSite(pages: number) {
  const folder = join(process.cwd(), '.bench', `${pages}-pages`);
  const files = peerOurs.write(folder, planCorpus(pages));
  const rows = [await measure('cold', pages, folder), await measure('warm', pages, folder)];
  editOne(files);
  return [...rows, await measure('after one edit', pages, folder)];
}

async function measure(build: string, pages: number, folder: string) {
  const { output, seconds, peak } = await runMeasured(folder, peerOurs.build);
  console.log(`${pages} pages, ${build}: ${stepsOf(output)}`);
  return {
    pages,
    build,
    seconds: Math.round(seconds),
    'queries run': Number(/run queries in workers - [\d.]+s - (\d+)\//.exec(output)?.[1] ?? 0),
    'peak GB': rounded(peak / 1e9),
    'output MB': rounded(folderSize(join(folder, peerOurs.output)) / 1e6),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Returns the steps that took a second or more, according to Gatsby's output. */
const stepsOf = (output: string): string =>
  [...output.matchAll(/^success (?<step>.*?) - (?<seconds>[\d.]+)s/gm)]
    .filter(({ groups }) => Number(groups?.seconds) >= 1)
    .map(({ groups }) => `${groups?.step} ${groups?.seconds} s`)
    .join(', ');

void main();
