import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../src/site/settings/read-settings';
import { launchBrowser, measuredOn } from './launch-browser';
import { markdownTable, type Table } from './markdown-table';
import { tables } from './reader-tables';
import { serveFolder } from './serve-folder';
import { writeResults } from './write-results';

/**
 * `npm run bench` measures the built site as a reader experiences it, and prints the tables in docs/performance.md.
 *
 * npm run bench -- --site public --runs 5 --only weight,waits --write bench.md
 *
 * With `--write bench.json`, the figures are written for other programs.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: 'public' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: Object.keys(tables).join() },
      write: { type: 'string' },
    },
  });
  const folder = resolve(values.site);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${values.site} holds no site: run npm run build`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number above 0');
  const names = values.only.split(',').map(nameOfTable);

  const { close, ...site } = await serveFolder(folder, { basePath: readSettings().site.basePath });
  const launched = await launchBrowser();
  const measured = `${measuredOn(launched)}; median of ${runs}.`;
  const results: Table[] = [];
  console.log(measured);
  try {
    for (const name of names) {
      const table = await tables[name]({ ...launched, ...site, runs });
      results.push(table);
      // Prints each table immediately, because the whole run takes long.
      console.log(`\n${markdownTable(table)}`);
    }
  } finally {
    await launched.browser.close();
    await close();
  }
  writeResults(values.write, { measured, tables: results });
}

function nameOfTable(name: string): keyof typeof tables {
  if (Object.hasOwn(tables, name)) return name as keyof typeof tables;
  throw new Error(`--only takes ${Object.keys(tables).join(', ')}, not ${name}`);
}

void main();
