import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Node } from 'gatsby';
import type { Row } from '../../../src/site/queries/query-answers';
import { digestOf } from '../../../src/site/sources/digest';

/**
 * Script that finds the missed queries. It runs in a process of its own rather than being imported, because searching
 * as the site does takes a second or two of CPU time.
 */
const FIND_MISSED = 'src/search/golden/find-missed.ts';
const GOLDEN_SET = 'src/search/golden/golden.yml';

/** A query whose expected page is not the first result, as the process prints it. */
interface MissedQuery {
  query: string;
  /** Rank of the first expected page in the results, from 1; 0 if it is not among the first ten. */
  place: number;
  /** The expected pages. */
  pages: string[];
  /** The results, best first. */
  found: string[];
}

/** The last result, with a digest of the records and queries it was computed from. */
let last: { digest: string; missed: Promise<MissedQuery[]> } | undefined;

/**
 * Returns the labelled queries whose expected page is not the first search result, with the file of that page. The
 * queries run on demand, and again only if they or the records have changed. They run in a separate process so that
 * writers do not have to wait.
 *
 * @param records the nodes of the search records
 * @param files the file of each page, by its address
 * @throws Error with the error output of the process, if it fails
 */
export async function missedQueries(
  root: string,
  records: readonly Node[],
  files: ReadonlyMap<string, string>,
): Promise<Row[]> {
  if (!existsSync(join(root, FIND_MISSED))) return [];
  const digests = records.map(({ internal }) => internal.contentDigest).sort();
  const digest = digestOf(digests.join() + readFileSync(join(root, GOLDEN_SET), 'utf8'));
  if (last?.digest !== digest) last = { digest, missed: findMissed(root, records) };
  const { missed } = last;
  // Do not cache a failure.
  missed.catch(() => (last = undefined));
  return (await missed).map(({ query, place, pages, found }) => {
    const expected = pages.find((page) => files.has(page)) ?? '';
    return {
      query,
      place: place === 0 ? 'not in the first ten' : String(place),
      expected,
      first: found[0] ?? 'nothing',
      file: files.get(expected) ?? '',
    };
  });
}

async function findMissed(root: string, records: readonly Node[]): Promise<MissedQuery[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', FIND_MISSED], { cwd: root });
  // The records still include Gatsby's own node fields, which the process ignores.
  child.stdin.end(JSON.stringify(records));
  const ended = new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  const [answer, fault] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (child.exitCode !== 0)
    throw new Error(fault.trim() || `${FIND_MISSED} failed without a message: run it again`);
  return JSON.parse(answer) as MissedQuery[];
}
