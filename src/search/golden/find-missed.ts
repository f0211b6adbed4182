import { json } from 'node:stream/consumers';
import type { SearchRecord } from '../../site/search/record';
import { synonymsOf } from '../../site/search/synonyms';
import { askGolden, readGoldenSet, searchInMemory } from './golden-set';

/**
 * Entry point of a process that `gatsby develop` starts. Reads search records as JSON from stdin, and prints the
 * queries of the golden set for which none of the expected pages is ranked first. The queries with the worst results
 * come first. Skips queries whose pages have no record, because they belong to another site's content.
 */
async function main(): Promise<void> {
  const records = (await json(process.stdin)) as SearchRecord[];
  const paths = new Set(records.map(({ objectID }) => objectID.split(/[#~]/)[0]));
  const golden = readGoldenSet(process.cwd()).filter(({ pages }) =>
    pages.some((page) => paths.has(page)),
  );
  const search = searchInMemory(records, synonymsOf(process.cwd()));
  const outcomes = await askGolden(golden, search);
  const missed = outcomes.filter(({ place }) => place !== 1);
  missed.sort((a, b) => (b.place || Infinity) - (a.place || Infinity));
  process.stdout.write(JSON.stringify(missed));
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
