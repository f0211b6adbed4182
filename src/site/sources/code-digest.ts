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
  // The address of the symbols' style sheet is in the pages that need it, and changes with its rules.
  'src/kit/styles',
  'src/markup/members/error-style.ts',
  'src/markup/members/member-style.ts',
  'src/markup/members/reference-style.ts',
  'src/protocol',
  // The rules of the search dialog, which the build writes into its script.
  'src/search/dialog/search-dialog-style.ts',
  'src/search/results/results-style.ts',
  'src/search/search-input-style.ts',
  'src/site',
  'tests/samples/package-lock.json',
  'tests/samples/package.json',
];

/**
 * Of the rooms only what their things are called, which the compiler writes into pages: with another behaviour or style
 * a page is compiled as before.
 */
const ROOMS = 'src';
const isNames = (path: string) => path === 'names.ts';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The files of a folder that are asked for, or the file itself. */
function filesOf(root: string, path: string, isWanted: (name: string) => boolean): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** The files that pages are made by, from the project root with forward slashes, in order. */
export function codeFiles(root: string): string[] {
  const files = [
    ...MADE_BY.flatMap((path) => filesOf(root, path, (name) => !isTest(name))),
    ...filesOf(root, ROOMS, isNames),
  ];
  return [...new Set(files.map((path) => path.split(sep).join('/')))].sort();
}

/** Changes with any code that content becomes pages by: what was made before such a change may be made otherwise now. */
export const codeDigest = (root: string): string =>
  digestOf(
    codeFiles(root)
      .map((path) => path + digestOf(readFileSync(join(root, path), 'utf8')))
      .join('\n'),
  );
