import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { withProductSlug } from '../../site/settings/product-text';
import { readSettings } from '../../site/settings/read-settings';
import { parseYaml } from '../../site/sources/yaml-source';

/**
 * Paths of the labelled queries, from the project root: those used to tune ranking, and those held back to measure how
 * well it generalises.
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
 * Reads and validates labelled queries, and adapts their addresses to the product in the settings.
 *
 * @param root the project's folder
 * @param set which set: the queries to tune on, or those held back
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
