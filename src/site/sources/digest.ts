import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles, readText } from './files';

/** Returns a digest of a text that is safe in file names and addresses: SHA-1 in base64url. Not for security. */
export const digestOf = (text: string): string =>
  createHash('sha1').update(text).digest('base64url');

/**
 * Returns a function that digests files by their path from a folder, and reads a file again only if it has changed
 * since. A file that doesn't exist counts as empty.
 *
 * @param read returns the text to digest
 * @param fileOf returns the path of the file whose changes matter for a path
 */
export function fileDigests(
  folder: string,
  read = (path: string) => readText(join(folder, path)),
  fileOf = (path: string) => path,
): (path: string) => string {
  const known = new Map<string, { state: string; digest: string }>();
  return (path) => {
    const found = statSync(join(folder, fileOf(path)), { bigint: true, throwIfNoEntry: false });
    // Any write changes ctime, unlike mtime, which programs can set.
    const state = found ? `${found.ino} ${found.ctimeNs} ${found.size}` : '';
    const last = known.get(path);
    if (last?.state === state) return last.digest;
    const digest = digestOf(read(path) ?? '');
    known.set(path, { state, digest });
    return digest;
  };
}

/** Returns the hash of an inline script or style for a content security policy: `'sha256-…'`. */
export const policyHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Returns the digest of a file as gatsby-source-filesystem computes it, for `internal.contentDigest`. */
export const fileNodeDigest = (path: string): string =>
  createHash('md5').update(readFileSync(path)).digest('hex');

/**
 * Paths, from the project root, of the code that turns content into pages, and of the files that set its dependencies'
 * versions. Code that only renders pages is left out because Gatsby detects changes to it itself.
 */
const MADE_BY = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package-lock.json',
  'package.json',
  'plugins',
  'src/build',
  'src/gatsby',
  // Pages that document symbols contain the address of a style sheet, which changes with the rules in these files.
  'src/kit/styles',
  'src/markup/members/member-style.ts',
  'src/markup/members/reference-style.ts',
  'src/protocol',
  // The build writes the CSS rules of the search dialog into its script.
  'src/search/dialog/search-dialog-style.ts',
  'src/search/results/results-style.ts',
  'src/search/search-input-style.ts',
  'src/site',
  'tests/samples/package-lock.json',
  'tests/samples/package.json',
];

/**
 * Folder whose `names.ts` files are included, at any depth. They affect compiled pages, because the compiler writes the
 * ids and attributes that they define into pages.
 */
const SOURCES = 'src';
const isNames = (path: string) => path === 'names.ts';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Returns the wanted files of a folder, or the path itself if it is a file. */
function findFiles(root: string, path: string, isWanted: (name: string) => boolean): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return listFiles(join(root, path))
    .filter((file) => isWanted(posix.basename(file)))
    .map((file) => `${path}/${file}`);
}

/** Returns the files of the code that turns content into pages, from the project root with forward slashes, sorted. */
export function codeFiles(root: string): string[] {
  const files = [
    ...MADE_BY.flatMap((path) => findFiles(root, path, (name) => !isTest(name))),
    ...findFiles(root, SOURCES, isNames),
  ];
  return [...new Set(files)].sort();
}

/** Returns a digest that changes with any code that turns content into pages, to invalidate cached output. */
export const codeDigest = (root: string): string =>
  digestOf(
    codeFiles(root)
      .map((path) => path + digestOf(readFileSync(join(root, path), 'utf8')))
      .join('\n'),
  );
