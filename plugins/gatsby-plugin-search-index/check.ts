import { parseArgs } from 'node:util';
import { checkOptions, readRecords } from './command-input';
import { compareRecords, problemsOfRecords, shrinkage } from './check-records';
import { synonymsOf } from '../../src/site/search/synonyms';

/**
 * `npm run search:check -- --against earlier.json`: checks the records of the last build, and lists those that a push
 * would add, update or remove if the index contains the records in `earlier.json`. It needs no key or network access.
 */
function main(): void {
  const { values } = parseArgs({ options: checkOptions });
  const records = readRecords(values.records);
  const problems = problemsOfRecords(records);
  if (problems.length > 0) {
    throw new Error(`the records cannot be pushed:\n  ${problems.join('\n  ')}`);
  }
  const synonyms = synonymsOf(process.cwd());
  console.log(`${records.length} records, all valid; ${synonyms.length} groups of synonyms`);
  if (values.against === undefined) return;
  const before = readRecords(values.against);
  const changes = compareRecords(before, records);
  for (const [kind, ids] of Object.entries(changes) as [string, string[]][]) {
    console.log(`${ids.length} ${kind}`);
    for (const id of ids) console.log(`  ${id}`);
  }
  const shrunk = shrinkage(records.length, before.length);
  if (shrunk) throw new Error(shrunk);
}

try {
  main();
} catch (error) {
  console.error(`search:check: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
