import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openIndex } from './built-index';
import { RECORDS_FILE } from '../../plugins/gatsby-plugin-search-index/command-input';
import { createEmbeddedSearch } from '../../src/search/engine/embedded-search';
import { askGolden, type GoldenResult, readGoldenSet } from '../../src/search/golden/golden-set';
import { buildIndex } from '../../src/site/search/build-index';
import type { SearchManifest } from '../../src/site/search/index-format';
import { nameFiles } from '../../src/site/search/name-files';
import type { SearchRecord } from '../../src/site/search/record';
import { qualityOf } from './measure-quality';

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

const row = (name: string, outcomes: readonly GoldenResult[]): string => {
  const { hit1, hit3, mrr } = qualityOf(outcomes);
  const figures = [hit1, hit3, mrr].map((value) => value.toFixed(3)).join('   ');
  return `${name.padEnd(12)} ${String(outcomes.length).padStart(3)}   ${figures}`;
};

function printQuality(outcomes: readonly GoldenResult[]): void {
  console.log('kind           n   hit@1   hit@3   MRR');
  console.log(row('all', outcomes));
  for (const kind of new Set(outcomes.map((outcome) => outcome.kind))) {
    const own = outcomes.filter((outcome) => outcome.kind === kind);
    console.log(row(kind, own));
  }
  const typos = outcomes.filter(({ typo }) => typo);
  console.log(row('with typos', typos));
}

/**
 * Builds the index from the build's records, without synonyms and answers. Prints the index's size, and how long it
 * takes to build it and to open it for a first query.
 */
async function printIndex(queries: readonly string[]): Promise<void> {
  const records = JSON.parse(readFileSync(RECORDS_FILE, 'utf8')) as SearchRecord[];
  const started = performance.now();
  const { manifest, files } = nameFiles(buildIndex(records));
  const built = performance.now() - started;
  const opened = JSON.stringify(manifest);
  const sizes = [opened, ...files.values()].map((text) => gzipSync(text, { level: 9 }).length);
  const kB = sizes.reduce((sum, size) => sum + size) / 1000;
  const times = [];
  for (const query of queries) {
    const began = performance.now();
    const search = createEmbeddedSearch({
      manifest: () => Promise.resolve(JSON.parse(opened) as SearchManifest),
      file: (name) => Promise.resolve(JSON.parse(files.get(name) ?? '') as unknown),
    });
    await search({ query, limit: 8 });
    times.push(performance.now() - began);
  }
  console.log(
    `index of ${records.length} records: ${sizes.length} files, ${kB.toFixed(0)} kB gzip, built in ${built.toFixed(0)} ms; load and first query: median ${percentile(times, 0.5).toFixed(1)}, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
  );
}

/**
 * Prints the search quality for each kind of query, the bytes that a first query loads, the duration of queries in this
 * process, and the size of the index.
 */
async function main(): Promise<void> {
  const golden = readGoldenSet(process.cwd());
  const warm = openIndex();
  const outcomes = await askGolden(golden, warm.search);
  console.log('Queries to tune on');
  printQuality(outcomes);
  for (const { query, place, found } of outcomes.filter(({ place: at }) => at !== 1)) {
    console.log(`  ${place === 0 ? '–' : place}  ${query}   first: ${found.slice(0, 3).join(' ')}`);
  }
  // The held-back queries aren't listed, because anyone who saw them would tune the ranking for them.
  console.log('\nQueries held back');
  printQuality(await askGolden(readGoldenSet(process.cwd(), 'heldBack'), openIndex().search));
  console.log('');

  const first = [];
  const times = [];
  for (const { query } of golden) {
    const cold = openIndex();
    await cold.search({ query, limit: 8 });
    first.push({ bytes: cold.bytes(), requests: cold.requests() });
    const started = performance.now();
    await warm.search({ query, limit: 8 });
    times.push(performance.now() - started);
  }
  const bytes = first.map((load) => load.bytes);
  console.log(
    `first query: median ${percentile(bytes, 0.5)}, p95 ${percentile(bytes, 0.95)}, worst ${Math.max(...bytes)} bytes gzip; at most ${Math.max(...first.map((load) => load.requests))} requests`,
  );
  console.log(
    `query, index loaded: median ${percentile(times, 0.5).toFixed(2)}, p95 ${percentile(times, 0.95).toFixed(2)} ms`,
  );
  await printIndex(golden.map(({ query }) => query));
}

void main();
