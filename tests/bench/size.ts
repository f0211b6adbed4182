import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changesOf, growthOf, sizesOf, tableOf } from './compare-sizes';
import { markdownTable } from './markdown-table';

/*
 * `npm run size -- before after` compares the sizes of two built sites, compressed with Brotli as hosts do, and lists
 * the pages that changed. Files of earlier builds don't count. It exits with 1 if a page, or all scripts of pages
 * together, grew by more bytes than `--limit`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { limit: { type: 'string', default: '2000' } },
});
const [before, after = 'public'] = positionals;
const limit = Number(values.limit);

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}

if (before === undefined || !Number.isFinite(limit))
  refuse(
    'Write: npm run size -- <folder of one built site> [<folder of the other>] [--limit <bytes that a page may grow>]',
  );
for (const folder of [before, after])
  if (!existsSync(folder))
    refuse(
      `${folder}: no such folder. Build a site (npm run build), and name its folder, public or a copy of it.`,
    );

const { kinds, pages } = changesOf(sizesOf(before), sizesOf(after));
if (kinds.length === 0) console.log('Nothing weighs more or less than before.');
else console.log(markdownTable(tableOf('kind', kinds)));
if (pages.length > 0) console.log(`\n${markdownTable(tableOf('page', pages))}`);

const over = [...pages.filter((page) => page.before !== undefined), ...kinds]
  .filter(({ name }) => name.endsWith('.html') || name === 'scripts')
  .filter((change) => growthOf(change) > limit);
for (const change of over)
  console.error(`\n${change.name} grew by ${growthOf(change)} bytes; ${limit} are allowed.`);
process.exit(over.length > 0 ? 1 : 0);
