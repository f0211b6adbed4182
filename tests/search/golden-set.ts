import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const schema = z.array(
  z.strictObject({
    query: z.string().min(1),
    kind: z.enum(['identifier', 'error', 'selector', 'address', 'question', 'intent']),
    typo: z.boolean().default(false),
    pages: z.array(z.string().startsWith('/')).min(1),
  }),
);

/** A query with the pages that answer it. */
export type GoldenQuery = z.output<typeof schema>[number];

/** The golden set, checked. */
export const readGoldenSet = (): GoldenQuery[] =>
  schema.parse(parse(readFileSync(join(import.meta.dirname, 'golden.yml'), 'utf8')));
