import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { digestOf } from './digest';

/**
 * Where the code stands that content becomes pages by, and what says which versions of others' code it uses: from the
 * project root. What only draws pages is not among it: Gatsby follows that by itself.
 */
const MADE_BY = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package-lock.json',
  'package.json',
  'plugins',
  'src/build',
  'src/gatsby',
  'src/kit/styles',
  'src/markup/members/reference-style.ts',
  'src/protocol',
  'src/site',
  'tests/samples/package-lock.json',
  'tests/samples/package.json',
];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The files of `MADE_BY` that are there, from the project root with forward slashes, in order. */
export function codeFiles(root: string): string[] {
  return MADE_BY.flatMap((path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (!found) return [];
    if (found.isFile()) return [path];
    return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !isTest(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  })
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** Changes with any code that content becomes pages by: what was made before such a change may be made otherwise now. */
export const codeDigest = (root: string): string =>
  digestOf(
    codeFiles(root)
      .map((path) => path + digestOf(readFileSync(join(root, path), 'utf8')))
      .join('\n'),
  );
