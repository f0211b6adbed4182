import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPeer, type Built } from './build-peer';
import { developPeer, type Developed } from './develop-peer';
import { planCorpus } from './corpus-plan';
import { launchBrowser, measuredOn, type Launched } from './launch-browser';
import { markdownTable, type Cell, type Table } from './markdown-table';
import type { Peer } from './peer';
import { peerDocusaurus } from './peer-docusaurus';
import { peerOurs } from './peer-ours';
import { peerStarlight } from './peer-starlight';
import { peerVitepress } from './peer-vitepress';
import { PART, readArticle } from './read-article';
import { serveFolder } from './serve-folder';
import { writeResults } from './write-results';

const peers: Record<string, Peer> = {
  ours: peerOurs,
  starlight: peerStarlight,
  vitepress: peerVitepress,
  docusaurus: peerDocusaurus,
};

/** An article without formulas in the middle of a sidebar. The next article is in the same category. */
const ARTICLE = 51;
const PATH = `/${planCorpus(ARTICLE + 1).idOf(ARTICLE)}`;

/**
 * `npm run bench:peers` builds the same corpus with other generators and with this site, and prints the table in
 * docs/performance.md.
 *
 * npm run bench:peers -- --pages 150,1000 --runs 5 --only ours,vitepress --write peers.md
 *
 * The figures that readers experience are measured only for the first corpus.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '150,1000' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: Object.keys(peers).join() },
      write: { type: 'string' },
    },
  });
  const counts = values.pages.split(',').map(Number);
  const runs = Number(values.runs);
  if ([...counts, runs].some((count) => !Number.isInteger(count) || count < 1))
    throw new Error('--pages and --runs take whole numbers above 0');
  if ((counts[0] ?? 0) <= ARTICLE + 1) throw new Error(`--pages begins above ${ARTICLE + 1}`);
  const chosen = values.only.split(',').map((name) => {
    const peer = peers[name];
    if (!peer) throw new Error(`--only takes ${Object.keys(peers).join(', ')}, not ${name}`);
    return [name, peer] as const;
  });

  const launched = await launchBrowser();
  const measured = `${measuredOn(launched)}; times of reading and saving are the median of ${runs}.`;
  const tables: Table[] = [];
  try {
    for (const [index, pages] of counts.entries()) {
      const columns: [string, [string, Cell][]][] = [];
      for (const [name, peer] of chosen) {
        console.log(`${pages} pages, ${peer.name}`);
        const bench = { ...launched, runs };
        const site = { folder: folderOf(name, pages), pages };
        // One generator may fail, for example with too little memory. The others are measured all the same.
        const figures = await measure(bench, peer, site, index === 0).catch((error: unknown) => {
          console.error(error);
          process.exitCode = 1;
          return [];
        });
        columns.push([peer.name, figures]);
        // Prints the results so far, because the next build may fail.
        console.log(`\n${markdownTable(tableOf(pages, columns))}\n`);
      }
      tables.push(tableOf(pages, columns));
    }
  } finally {
    await launched.browser.close();
  }
  writeResults(values.write, { measured, tables });
  console.log([measured, ...tables.map(markdownTable)].join('\n\n'));
}

/**
 * Measures a generator with a corpus.
 *
 * @param isRead whether to measure what readers experience, too
 */
async function measure(
  bench: Launched & { runs: number },
  peer: Peer,
  site: { folder: string; pages: number },
  isRead: boolean,
): Promise<[string, Cell][]> {
  const built = await buildPeer(peer, site.folder, site.pages);
  const read = isRead ? await readBuilt(bench, peer, built) : [];
  const developed = await developPeer(bench, peer, site, { edited: ARTICLE, path: PATH });
  return [...read, ...costs(built), ...waits(developed)];
}

/**
 * Returns the folder to build in. For other generators, it's outside the repository, so that they don't resolve the
 * repository's packages. This site needs those packages, so its folder is inside.
 */
function folderOf(name: string, pages: number): string {
  if (name === 'ours') return join(process.cwd(), '.bench', `${pages}-pages`);
  const folder = join(tmpdir(), 'bench-peers', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function readBuilt(
  bench: Launched & { runs: number },
  { named, hasNoSearch }: Peer,
  { folder }: Built,
): Promise<[string, Cell][]> {
  const { close, ...site } = await serveFolder(folder, named ? { named } : {});
  try {
    return await readArticle({ ...bench, ...site }, PATH, !hasNoSearch);
  } finally {
    await close();
  }
}

function costs({ cold, edited, bytes }: Built): [string, Cell][] {
  const peak = Math.max(cold.peak, edited.peak);
  return [
    ['cold build, seconds', Math.round(cold.seconds)],
    ['cold build, CPU seconds', Math.round(cold.cpuSeconds)],
    ['after one edit, seconds', Math.round(edited.seconds)],
    ['after one edit, CPU seconds', Math.round(edited.cpuSeconds)],
    ['peak memory, GB', Number((peak / 1e9).toFixed(2))],
    ['output, MB', Number((bytes / 1e6).toFixed(1))],
  ];
}

const seconds = (ms: number): Cell => (ms / 1000).toFixed(1);

const waits = ({ cold, warm, save, memory }: Developed): [string, Cell][] => [
  ['development server ready, cold, seconds', seconds(cold)],
  ['the same, warm', seconds(warm)],
  ['save to screen, seconds', (save / 1000).toFixed(2)],
  ['its memory afterwards, GB', Number((memory / 1e9).toFixed(2))],
];

const isPart = (name: Cell | undefined) => String(name).startsWith(PART);

/** Returns a table with one row per figure and one column per generator. */
function tableOf(pages: number, columns: readonly [string, [string, Cell][]][]): Table {
  const [, named = []] = columns.find(([, figures]) => figures.length > 0) ?? [];
  const names = named.map(([name]) => name);
  const rows = names.map((name, row): Cell[] => [
    name,
    ...columns.map(([, figures]) => figures[row]?.[1] ?? '–'),
  ]);
  return {
    head: [`${pages} pages`, ...columns.map(([name]) => name)],
    // Omits kinds of files that no site sends.
    rows: rows.filter(
      ([name, ...figures]) => !isPart(name) || figures.some((figure) => figure !== 0),
    ),
  };
}

void main();
