import { openIndex } from './built-index';
import { askGolden, type Outcome, readGoldenSet } from '../../src/search/golden/golden-set';
import { qualityOf } from './measure-quality';

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

const row = (name: string, outcomes: readonly Outcome[]): string => {
  const { hit1, hit3, mrr } = qualityOf(outcomes);
  const figures = [hit1, hit3, mrr].map((value) => value.toFixed(3)).join('   ');
  return `${name.padEnd(12)} ${String(outcomes.length).padStart(3)}   ${figures}`;
};

function printQuality(outcomes: readonly Outcome[]): void {
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
 * Prints the search quality for each kind of query, the bytes that a first query loads, and the time that queries take
 * in this process.
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
  // Don't list the held-back queries, because anyone who saw them would tune for them.
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
}

void main();
