import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, copySite } from '../site/site-copy';
import { writeCorpus } from './corpus';
import { watchMemory } from './peak-memory';

/**
 * `npm run bench:build -- --pages 1000`: how long the site takes to build with so many pages, and how much memory.
 * Targets on two cores at 1,000 pages: 90 s and 2 GB cold, 20 s after one edit.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } });
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 1)
    throw new Error('--pages takes a whole number above 0');
  const folder = join(process.cwd(), '.bench', `${pages}-pages`);
  copySite(folder);
  const files = writeCorpus(join(folder, 'content'), pages);

  const rows = [await measure('cold', folder)];
  appendFileSync(files[Math.floor(files.length / 2)] ?? '', '\nOne more sentence.\n');
  rows.push(await measure('after one edit', folder));
  console.table(Object.fromEntries(rows));
}

async function measure(name: string, folder: string) {
  let memory: ReturnType<typeof watchMemory> | undefined;
  const { code, output, seconds } = await buildSite(folder, {}, ({ pid }) => {
    if (pid) memory = watchMemory(pid);
  });
  const peak = memory?.stop() ?? 0;
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  console.log(`${name}: ${stepsOf(output)}`);
  return [name, { seconds: seconds.toFixed(1), 'peak GB': (peak / 1e9).toFixed(2) }] as const;
}

/** Gatsby's own account of the steps that took a second or more. */
const stepsOf = (output: string): string =>
  [...output.matchAll(/^success (?<step>.*?) - (?<seconds>[\d.]+)s/gm)]
    .filter(({ groups }) => Number(groups?.seconds) >= 1)
    .map(({ groups }) => `${groups?.step} ${groups?.seconds} s`)
    .join(', ');

void main();
