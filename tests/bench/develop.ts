import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { copyWholeSite } from '../site/site-copy';
import { developCommand } from './develop-peer';
import { openPage, PATIENCE, timeSaves, timeStart } from './develop-times';
import { launchBrowser, measuredOn } from './launch-browser';
import { markdownTable, type Cell } from './markdown-table';
import { median } from './median';
import { memoryOf } from './peak-memory';
import { peerOurs } from './peer-ours';
import { writeResults } from './write-results';

const FOLDER = join(process.cwd(), '.bench/develop');

/** A kind of edit, and the page that shows its result. */
interface Edit {
  name: string;
  /** Path from the content folder. */
  file: string;
  page: string;
  /** Text in the file, and its replacement in the n-th edit, which the page then shows. */
  from: string;
  to: (n: number) => string;
  /** Text that the page shows after the n-th edit. */
  shown: (n: number) => string;
}

const PAGE = '/contracts/v3/overview';

const EDITS: readonly Edit[] = [
  {
    ...{ name: 'a word', file: 'docs/contracts/v3/overview.mdx', page: PAGE },
    from: 'The core contracts hold the tokens',
    to: (n) => `The core contracts hold the tokens ${n}`,
    shown: (n) => `The core contracts hold the tokens ${n}`,
  },
  {
    ...{ name: 'a new heading', file: 'docs/contracts/v3/overview.mdx', page: PAGE },
    from: '## Packages',
    to: (n) => `## Measured ${n}\n\n## Packages`,
    shown: (n) => `Measured ${n}`,
  },
  {
    ...{ name: 'a sidebar entry', file: 'navigation/sidebars/contracts.yml', page: PAGE },
    from: 'label: Liquidity Mining',
    to: (n) => `label: Liquidity Mining ${n}`,
    shown: (n) => `Liquidity Mining ${n}`,
  },
  {
    ...{ name: 'a data file', file: 'errors.yml', page: '/contracts/v3/reference/error-codes' },
    from: 'The pool was never initialised',
    to: (n) => `The pool was never initialised ${n}`,
    shown: (n) => `The pool was never initialised ${n}`,
  },
];

/**
 * `npm run bench:develop` measures how long writers wait: from the start of `npm run develop` until the browser shows a
 * page, with and without a cache, and from a save until an open browser shows the change.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, write: { type: 'string' } },
  });
  rmSync(FOLDER, { recursive: true, force: true });
  copyWholeSite(FOLDER);
  const launched = await launchBrowser();
  const page = await launched.browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  try {
    const command = developCommand(peerOurs, FOLDER);
    const cold = await timeStart(page, command, PAGE);
    await cold.server.stop();
    const { server, ready } = await timeStart(page, command, PAGE);
    const rows: Cell[][] = [
      ['ready, cold', seconds(cold.ready)],
      ['ready, warm', seconds(ready)],
    ];
    try {
      for (const edit of EDITS) {
        const times = await measureSaves(page, server.url, edit, Number(values.runs));
        rows.push([`${edit.name}, from save to screen`, seconds(median(times))]);
      }
      rows.push(['memory afterwards, GB', Math.round((await memoryOf(server.pid)) / 1e7) / 100]);
    } finally {
      await server.stop();
    }
    const table = { head: ['develop', 'seconds'], rows };
    console.log(markdownTable(table));
    writeResults(values.write, { measured: measuredOn(launched), tables: [table] });
  } finally {
    await launched.browser.close();
  }
}

/** Edits a file several times, and returns how long each save takes to appear on the open page, in ms. */
async function measureSaves(page: Page, url: string, edit: Edit, runs: number): Promise<number[]> {
  const file = join(FOLDER, 'content', edit.file);
  const written = readFileSync(file, 'utf8');
  if (!written.includes(edit.from)) throw new Error(`${edit.file} doesn't contain ${edit.from}`);
  await openPage(page, url + edit.page);
  const version = (n: number) => written.replace(edit.from, edit.to(n));
  const times = await timeSaves(page, { file, version, shown: edit.shown }, runs);
  writeFileSync(file, written);
  await page.getByText(edit.shown(runs)).first().waitFor({ state: 'detached' });
  return times;
}

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

void main();
