import { z } from 'zod';
import { rememberLast } from '../sources/remember-last';
import { parseYaml } from '../sources/yaml-source';

/** A file's text by its path from the project root, or undefined where there is none. */
export type ReadSource = (path: string) => string | undefined;

/** Where samples stand: from the project root. */
export const SAMPLES = 'content/samples';

const INDEX = `${SAMPLES}/index.yml`;

/** What the index says of a sample, as far as a project needs it. */
export interface SampleFacts {
  /** Exact versions by name. */
  packages: Record<string, string>;
  /** Compilers that compile it, the oldest first; none for TypeScript. */
  solc: string[];
}

// The samples' own test checks the rest of the index.
const indexSchema = z.array(
  z.object({
    file: z.string(),
    packages: z.record(z.string(), z.string()).default({}),
    solc: z.array(z.union([z.string(), z.number()]).transform(String)).default([]),
  }),
);

const readIndex = rememberLast(
  (text) =>
    new Map(
      parseYaml(text, INDEX, indexSchema).value.map(({ file, packages, solc }) => [
        file,
        { packages, solc } satisfies SampleFacts,
      ]),
    ),
);

/** The samples that the index lists, by their paths below `content/samples`. */
export const sampleIndex = (read: ReadSource): ReadonlyMap<string, SampleFacts> =>
  readIndex(read(INDEX) ?? '[]');

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Samples and every sample that they import, directly or not, sorted; what is not there is left out. */
export function withImports(files: readonly string[], read: ReadSource): string[] {
  const met = new Set<string>();
  const visit = (file: string): void => {
    if (met.has(file)) return;
    const text = read(`${SAMPLES}/${file}`);
    if (text === undefined) return;
    met.add(file);
    for (const [, path = ''] of text.matchAll(IMPORT)) visit(resolveImport(file, path));
  };
  for (const file of files) visit(file);
  return [...met].sort();
}

/** `sdk/v3/main.ts`, `./pool.ts` → `sdk/v3/pool.ts`. */
function resolveImport(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
