import { z } from 'zod';
import { rememberLast } from '../sources/remember-last';
import { parseYaml } from '../sources/yaml-source';

/** Reads a file by its path from the project root; returns undefined if the file does not exist. */
export type ReadSource = (path: string) => string | undefined;

/** Folder of the samples, from the project root. */
export const SAMPLES = 'content/samples';

const INDEX = `${SAMPLES}/index.yml`;

/** The part of a sample's index entry that a project needs. */
export interface SampleFacts {
  /** Exact versions by name. */
  packages: Record<string, string>;
  /** Compilers that it works with, oldest first; empty for TypeScript. */
  solc: string[];
}

// Contains only the fields used here; the samples' own test checks the others.
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

/** Returns the samples in the index by their path relative to `content/samples`. */
export const sampleIndex = (read: ReadSource): ReadonlyMap<string, SampleFacts> =>
  readIndex(read(INDEX) ?? '[]');

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Returns the given samples and every sample they import, directly or not, sorted. Missing files are left out. */
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

/** Resolves a relative import: `sdk/v3/main.ts`, `./pool.ts` → `sdk/v3/pool.ts`. */
function resolveImport(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
