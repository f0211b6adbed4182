import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseYaml } from '../../site/sources/yaml-source';

/** Where the labelled queries stand, from the project root. */
const GOLDEN_SET = 'src/search/golden/golden.yml';

const schema = z.array(
  z.strictObject({
    query: z.string('write what a reader types').min(1, 'write what a reader types'),
    kind: z.enum(['identifier', 'error', 'selector', 'address', 'question', 'intent']),
    typo: z.boolean().default(false),
    pages: z
      .array(z.string().startsWith('/', 'write the address of a page, such as /concepts/overview'))
      .min(1, 'list the pages that answer it'),
  }),
);

/** A query with the pages that answer it. */
export type GoldenQuery = z.output<typeof schema>[number];

/**
 * The golden set, checked.
 *
 * @param root the project's folder
 * @throws ContentError with file, line and column
 */
export const readGoldenSet = (root: string): GoldenQuery[] =>
  parseYaml(readFileSync(join(root, GOLDEN_SET), 'utf8'), GOLDEN_SET, schema).value;
