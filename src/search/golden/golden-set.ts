import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildIndex } from '../../site/search/build-index';
import { nameFiles } from '../../site/search/name-files';
import type { SearchRecord } from '../../site/search/record';
import type { Synonyms } from '../../site/search/synonyms';
import { withProductSlug } from '../../site/settings/product-text';
import { readSettings } from '../../site/settings/read-settings';
import { parseYaml } from '../../site/sources/yaml-source';
import { createEmbeddedSearch } from '../engine/embedded-search';
import type { SearchBackend } from '../engine/search-backend';

/**
 * Paths of the labeled queries, from the project root: the queries used to tune ranking, and those held back to
 * measure how well the ranking generalizes.
 */
const FILES = {
  golden: 'src/search/golden/golden.yml',
  heldBack: 'src/search/golden/held-back.yml',
} as const;

const schema = z.array(
  z.strictObject({
    query: z.string('write what a reader types').min(1, 'write what a reader types'),
    kind: z.enum(['identifier', 'error', 'selector', 'address', 'question', 'task']),
    typo: z.boolean().default(false),
    pages: z
      .array(z.string().startsWith('/', 'write the address of a page, such as /concepts/overview'))
      .min(1, 'list the pages that answer it'),
  }),
);

/** A query, with the pages that answer it. */
export type GoldenQuery = z.output<typeof schema>[number];

/**
 * Reads and validates labeled queries, and adapts the paths of their pages to the product in the settings.
 *
 * @param root the project's folder
 * @param set the queries to tune on, or those held back
 * @throws ContentError with file, line and column
 */
export function readGoldenSet(root: string, set: keyof typeof FILES = 'golden'): GoldenQuery[] {
  const { value } = parseYaml(readFileSync(join(root, FILES[set]), 'utf8'), FILES[set], schema);
  const { product } = readSettings(root);
  return value.map((query) => ({
    ...query,
    pages: query.pages.map((page) => withProductSlug(page, product)),
  }));
}

/**
 * A query with its results. `place` is the rank of the first acceptable page, from 1; it is 0 if none of the first ten
 * pages is acceptable.
 */
export interface GoldenResult extends GoldenQuery {
  place: number;
  found: string[];
}

/** Runs every query. Hits on the same page count as one result, as in the list that readers see. */
export async function askGolden(
  queries: readonly GoldenQuery[],
  search: SearchBackend,
): Promise<GoldenResult[]> {
  const outcomes: GoldenResult[] = [];
  for (const golden of queries) {
    const { hits } = await search({ query: golden.query, limit: 50 });
    const found = [...new Set(hits.map(({ path }) => path.split('#')[0] ?? ''))].slice(0, 10);
    const place = found.findIndex((path) => golden.pages.includes(path)) + 1;
    outcomes.push({ ...golden, place, found });
  }
  return outcomes;
}

/** Creates the same search as on the site, from records in memory. */
export function searchInMemory(
  records: readonly SearchRecord[],
  synonyms: readonly Synonyms[] = [],
): SearchBackend {
  const { manifest, files } = nameFiles(buildIndex(records, new Map(), synonyms));
  return createEmbeddedSearch({
    manifest: () => Promise.resolve(manifest),
    file: (path) => Promise.resolve(JSON.parse(files.get(path) ?? '') as unknown),
  });
}
