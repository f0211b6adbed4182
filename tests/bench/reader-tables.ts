import { bytesOfKinds, KINDS } from './bytes-by-kind';
import type { Launched } from './launch-browser';
import { lighthouseMedian } from './lighthouse-median';
import { kB, type Cell, type Table } from './markdown-table';
import { timeScripts, weighPage } from './measure-page';
import { medianOf } from './median';
import { timeClick } from './navigate';
import { NAVIGATIONS, weighNavigations } from './navigation-memory';
import { timeRun } from './run-times';
import { timeSearch } from './search-times';
import type { Served } from './serve-folder';
import { timeVisits } from './visit-times';
import { weighSearch } from './weigh-search';

/** The site to measure, the browser to use, and the number of runs. */
export interface Bench extends Launched, Omit<Served, 'close'> {
  /** Number of runs. The tables have the median of each figure. */
  runs: number;
}

/** Pages to measure, one for each kind of content. */
const PAGES = {
  home: '/',
  'article with figures': '/concepts/protocol/concentrated-liquidity',
  'long reference': '/contracts/v3/reference/periphery/position-manager',
  'error codes': '/contracts/v3/reference/error-codes',
  search: '/search?q=oracle',
} as const;

/** Page on which a reader starts to navigate or search. */
const ARTICLE = '/contracts/v3/overview';

/** Page that a returning reader opens on another day. */
const OTHER = '/concepts/protocol/swaps';

/** Queries of two words, for what a whole search costs. */
const QUERIES = ['fee tier', 'oracle price', 'swap exact'];

/** How many times slower a mid-range phone is than the machine that measures. */
export const SLOWER = 4;

/** How many times slower a phone on a mobile network is than the machine that measures. */
const ON_THE_WAY = 6;

/** Samples to run, one for each language. */
const SAMPLES = {
  Solidity: { path: '/contracts/v3/guides/swaps/single-swaps', sample: 'function sellExactDai(' },
  'TypeScript, ethers': { path: '/sdk/v3/guides/trading', sample: 'main.ts' },
};

const ofEachPage = async (row: (path: string) => Promise<Cell[]>): Promise<Cell[][]> => {
  const rows: Cell[][] = [];
  for (const [name, path] of Object.entries(PAGES)) rows.push([name, ...(await row(path))]);
  return rows;
};

/**
 * Measures figures at normal speed and slowed down. Returns a row with two values for each named figure.
 *
 * @param slower factor by which the CPU is slowed down
 */
async function atBothSpeeds<Name extends string>(
  runs: number,
  slower: number,
  measure: (slower: number) => Promise<Record<Name, number>>,
  names: Record<Name, string>,
): Promise<Cell[][]> {
  const fast = await medianOf(runs, () => measure(1));
  const slow = await medianOf(runs, () => measure(slower));
  return (Object.keys(names) as Name[]).map((name) => [
    names[name],
    Math.round(fast[name]),
    Math.round(slow[name]),
  ]);
}

/** The tables of `npm run bench`, by name. */
export const tables = {
  weight: async ({ browser, url }: Bench): Promise<Table> => ({
    head: ['kB as sent', ...KINDS, 'all', 'requests', 'on intent', 'of it script', 'requests then'],
    rows: await ofEachPage(async (path) => {
      const { before, intent } = await weighPage(browser, url + path);
      return [
        ...KINDS.map((kind) => kB(before.bytes[kind])),
        kB(bytesOfKinds(before.bytes)),
        before.requests,
        kB(bytesOfKinds(intent.bytes)),
        kB(intent.bytes.script),
        intent.requests,
      ];
    }),
  }),

  lighthouse: async ({ browserPath, url, runs }: Bench): Promise<Table> => ({
    head: [
      'Lighthouse, mobile',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'CLS',
    ],
    rows: await ofEachPage(async (path) => {
      const figures = await lighthouseMedian(browserPath, url + path, runs);
      const { performance, accessibility, seo, FCP, LCP, TBT, CLS } = figures;
      const whole = [performance, accessibility, figures['best-practices'], seo, FCP, LCP, TBT];
      return [...whole.map(Math.round), CLS.toFixed(3)];
    }),
  }),

  scripts: async ({ browser, url, runs }: Bench): Promise<Table> => ({
    head: [`script, ms at ${SLOWER} times slower CPU`, 'before intent', 'on intent'],
    rows: await ofEachPage(async (path) => {
      const time = await medianOf(runs, () => timeScripts(browser, url + path, SLOWER));
      return [Math.round(time.before), Math.round(time.intent)];
    }),
  }),

  waits: async ({ browser, url, runs }: Bench): Promise<Table> => {
    const measure = async (slower: number) => ({
      click: await timeClick(browser, url + ARTICLE, slower),
      ...(await timeSearch(browser, url + ARTICLE, slower)),
    });
    return {
      head: ['ms', 'as it is', `${SLOWER} times slower CPU`],
      rows: await atBothSpeeds(runs, SLOWER, measure, {
        click: 'click to next page painted',
        open: 'Ctrl+K to search open',
        first: 'first key to hits',
        next: 'next key to its hits',
      }),
    };
  },

  search: async (bench: Bench): Promise<Table> => {
    const rows: Cell[][] = [];
    for (const query of QUERIES) {
      const { bytes, requests, hits, slowHits, task } = await medianOf(bench.runs, () =>
        weighSearch(bench, ARTICLE, query, SLOWER),
      );
      rows.push([query, kB(bytes), requests, ...[hits, slowHits, task].map(Math.round)]);
    }
    return {
      head: [
        'two words, typed',
        'kB',
        'requests',
        'last letter to all hits, ms',
        `${SLOWER} times slower CPU`,
        'longest task there',
      ],
      rows,
    };
  },

  run: async ({ browser, url, runs }: Bench): Promise<Table> => {
    const rows: Cell[][] = [];
    for (const [name, sample] of Object.entries(SAMPLES)) {
      const fast = await medianOf(runs, () => timeRun(browser, url, sample, 1));
      const slow = await medianOf(runs, () => timeRun(browser, url, sample, ON_THE_WAY));
      const times = [fast, slow].flatMap(({ shown, first, again }) => [shown, first, again]);
      rows.push([name, ...times.map(Math.round)]);
    }
    return {
      head: [
        'ms from Run',
        'to the first line or value',
        'to the end',
        'second run, to the end',
        `to the first line or value, ${ON_THE_WAY} times slower CPU, 1.6 Mbit/s, 150 ms away`,
        'to the end there',
        'second run there',
      ],
      rows,
    };
  },

  visits: async ({ browser, url, runs }: Bench): Promise<Table> => {
    const measure = (slower: number) =>
      timeVisits(browser, url, { read: ARTICLE, other: OTHER }, slower);
    return {
      head: ['ms', 'as it is', `${ON_THE_WAY} times slower CPU, 1.6 Mbit/s, 150 ms away`],
      rows: await atBothSpeeds(runs, ON_THE_WAY, measure, {
        first: 'first page ever, to its first paint',
        other: 'another page, another day',
        again: 'the first page again',
        click: 'click there to next page painted',
      }),
    };
  },

  memory: async ({ browser, url }: Bench): Promise<Table> => {
    const { before, after } = await weighNavigations(browser, url + ARTICLE);
    const row = (name: string, { bytes, nodes, listeners }: typeof before) => [
      name,
      Number((bytes / 1e6).toFixed(1)),
      nodes,
      listeners,
    ];
    return {
      head: ['memory', 'script MB', 'nodes', 'listeners'],
      rows: [row('an article', before), row(`the same, ${NAVIGATIONS} navigations later`, after)],
    };
  },
} satisfies Record<string, (bench: Bench) => Promise<Table>>;
