import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Node } from 'gatsby';
import type { Row } from '../../../src/site/queries/answer-rows';
import { digestOf } from '../../../src/site/sources/digest';

/** Started, not imported: it searches as the site does, which takes a second or two of a processor. */
const FIND_MISSED = 'src/search/golden/find-missed.ts';
const GOLDEN_SET = 'src/search/golden/golden.yml';

/** A query that is not answered first, as the process prints it. */
interface MissedQuery {
  query: string;
  /** Where the first page that answers it stands among those found, from 1; 0 where it is not among the first ten. */
  place: number;
  /** The pages that answer it. */
  pages: string[];
  /** The pages found, best first. */
  found: string[];
}

/** What was last found, and of which records and queries. */
let last: { digest: string; missed: Promise<MissedQuery[]> } | undefined;

/**
 * The labelled queries that search does not answer first, with the file of the page that should be. Found out when it is
 * asked for, once for the same records, in a process of its own: whoever writes meanwhile does not wait.
 *
 * @param records the nodes of the search records
 * @param files the file of each page, by its address
 * @throws Error with what the process has said, where it fails
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
  // What has failed is tried again.
  missed.catch(() => (last = undefined));
  return (await missed).map(({ query, place, pages, found }) => {
    const expected = pages.find((page) => files.has(page)) ?? '';
    return {
      query,
      place: place === 0 ? 'not among ten' : String(place),
      expected,
      first: found[0] ?? 'nothing',
      file: files.get(expected) ?? '',
    };
  });
}

async function findMissed(root: string, records: readonly Node[]): Promise<MissedQuery[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', FIND_MISSED], { cwd: root });
  // Gatsby's own fields of a node are read by nothing there.
  child.stdin.end(JSON.stringify(records));
  const ended = new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  const [answer, fault] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (child.exitCode !== 0) throw new Error(fault);
  return JSON.parse(answer) as MissedQuery[];
}
