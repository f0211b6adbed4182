import { z } from 'zod';
import { parseCodeMeta } from '../samples/code-meta';
import { parseYaml, rememberLast } from '../sources/yaml-source';

/** Reads a file by its path from the project root; returns undefined if the file does not exist. */
export type ReadSource = (path: string) => string | undefined;

/** Folder of the samples, from the project root. */
export const SAMPLES = 'content/samples';

const INDEX = `${SAMPLES}/index.yml`;

// The schema has only the fields that a project needs. A test of the samples checks the others.
const indexSchema = z.array(
  z.object({
    file: z.string(),
    /** Exact versions by name. */
    packages: z.record(z.string(), z.string()).default({}),
    /** Versions of solc that compile the sample, oldest first; empty for TypeScript. */
    solc: z.array(z.union([z.string(), z.number()]).transform(String)).default([]),
  }),
);

const readIndex = rememberLast(
  (text) =>
    new Map(
      parseYaml(text, INDEX, indexSchema).value.map(({ file, packages, solc }) => [
        file,
        { packages, solc },
      ]),
    ),
);

/** Returns the samples in the index by their path relative to `content/samples`. */
export const sampleIndex = (read: ReadSource) => readIndex(read(INDEX) ?? '[]');

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

const FENCE = /^\s*(?:`{3,}|~{3,})[\w-]+[ \t]+(?<meta>.*)$/gm;

/** Matches files that a reader can run or compile. */
const RUNNABLE = /\.(?:tsx?|sol|cjs|mjs)$/;

/** Returns the runnable sample files that a doc shows, in order and without duplicates. */
export function shownSamples(text: string): string[] {
  const files = [...text.matchAll(FENCE)].map(({ groups }) => parseCodeMeta(groups?.meta).file);
  return [
    ...new Set(files.filter((file) => file !== undefined && RUNNABLE.test(file))),
  ] as string[];
}

/** Thrown when two files of a project would get the same name. */
export class NameClash extends Error {}

/**
 * Returns a sample's area: the folders in its path, without `viem` at the end, so that a viem version is in the same
 * area as the original.
 */
const areaOf = (file: string): string[] => {
  const folders = file.split('/').slice(0, -1);
  return folders.at(-1) === 'viem' ? folders.slice(0, -1) : folders;
};

/**
 * Returns the deepest folder that contains the areas of all given files, with a trailing slash; empty if there is none.
 */
function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map(areaOf);
  const length = others.reduce(
    (shared, area) => first.slice(0, shared).filter((name, at) => area[at] === name).length,
    first.length,
  );
  return first
    .slice(0, length)
    .map((name) => `${name}/`)
    .join('');
}

/** Names a main file like the title of its code block: `trading.main.ts` → `main.ts`. */
const asTitled = (file: string): string => file.replace(/[^/]+\.main\.(tsx?)$/, 'main.$1');

/**
 * Names files the same way as their page does: by base name in one folder, with viem versions in `viem/`. Files keep
 * their folders if they import across areas or if their base names would clash.
 *
 * @param files paths relative to `content/samples`
 * @param folder target folder in the project, such as `contracts/`; may be empty
 * @returns names in the project, by path
 * @throws NameClash if two files would get the same name
 */
export function fileNames(
  files: readonly string[],
  folder: string,
  importsAcross: boolean,
): Map<string, string> {
  const flat = files.map((file) => asTitled(file.slice([...areaOf(file), ''].join('/').length)));
  const common = commonFolder(files);
  const deep = files.map((file) => asTitled(file.slice(common.length)));
  const chosen = importsAcross || new Set(flat).size < flat.length ? deep : flat;
  const names = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const name = folder + (chosen[index] ?? '');
    const other = [...names].find(([, known]) => known === name)?.[0];
    if (other !== undefined) {
      throw new NameClash(
        `${SAMPLES}/${other} and ${SAMPLES}/${file} would both be called ${name} in this page's project: show one of them on another page`,
      );
    }
    names.set(file, name);
  }
  return names;
}
