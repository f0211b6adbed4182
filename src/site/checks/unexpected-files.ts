import { posix } from 'node:path';
import type { ContentFile } from '../content/content-files';
import type { ContentProblem } from '../sources/content-problem';
import { suggest } from '../sources/suggest';
import { DATA_FILES } from './data-files';

/** Returns the names of the data files directly in a folder. */
const dataFilesIn = (folder: string): string[] =>
  DATA_FILES.map(({ file }) => posix.parse(file)).flatMap(({ dir, base }) =>
    dir === folder ? [base] : [],
  );

const ROOT_FILES = dataFilesIn('content');
const REFERENCE_FILES = dataFilesIn('content/reference');
const FOLDERS = ['docs', 'figures', 'locales', 'navigation', 'reference', 'samples'];

/** Matches the allowed names of files and folders. The names of some docs contain `{product}`. */
const NAME = /^(?:[\w.-]|\{product\})+$/;

/**
 * Finds dangling symlinks, files that nothing reads, files whose name would have to be escaped in an address, and files
 * whose path differs from another's only in case. Ignores hidden files and the files in hidden folders.
 */
export function unexpectedFiles(files: readonly ContentFile[]): ContentProblem[] {
  const met = new Map<string, string>();
  return files
    .filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')))
    .flatMap(({ path, isDead }) => {
      const earlier = met.get(path.toLowerCase());
      met.set(path.toLowerCase(), earlier ?? path);
      const message =
        (isDead ? 'this symlink points to a missing file: correct or delete it' : undefined) ??
        nameMistake(path) ??
        (earlier === undefined
          ? undefined
          : `this name differs from ${earlier} only in case, so many disks treat both as the same file: rename one of them`) ??
        placeMistake(path);
      return message === undefined
        ? []
        : [{ file: `content/${path}`, line: 0, column: 0, message }];
    });
}

function nameMistake(path: string): string | undefined {
  const odd = path.split('/').find((part) => !NAME.test(part));
  return odd === undefined
    ? undefined
    : `"${odd}" is not a valid file name: rename it, with only English letters, digits, dots, hyphens and underscores`;
}

function placeMistake(path: string): string | undefined {
  const [folder = '', ...rest] = path.split('/');
  const unread = (name: string, known: readonly string[], kind = 'file') =>
    `no part of the site reads a ${kind} of this name; ${suggest(name, known)}`;
  if (rest.length === 0) return ROOT_FILES.includes(path) ? undefined : unread(path, ROOT_FILES);
  if (!FOLDERS.includes(folder)) return unread(folder, FOLDERS, 'folder');
  const name = rest.join('/');
  if (folder === 'reference' && !REFERENCE_FILES.includes(name))
    return unread(name, REFERENCE_FILES);
  if (folder === 'docs' && !name.endsWith('.mdx'))
    return 'a page must have the extension .mdx: rename the file';
  if (folder === 'figures' && !/^[^/]+\.svg$/.test(name))
    return 'a figure must be an .svg file directly in content/figures: convert it or move it';
  return undefined;
}
