import type { ContentProblem } from '../sources/content-problem';
import { suggest } from '../sources/suggest';

/** A file in `content`, with its path relative to that folder and forward slashes. */
export interface ContentFile {
  path: string;
  /** Whether it is a dangling symlink. */
  isDead: boolean;
}

const ROOT_FILES = [
  'dictionary.yml',
  'errors.yml',
  'glossary.yml',
  'library-errors.yml',
  'settings.yml',
  'synonyms.yml',
];
const REFERENCE_FILES = [
  'deployments.yml',
  'package-versions.yml',
  'packages.yml',
  'releases.yml',
  'router-commands.yml',
  'status.yml',
];
const FOLDERS = ['docs', 'figures', 'locales', 'navigation', 'reference', 'samples'];

/** Matches the allowed names of files and folders. Those of some docs contain `{product}`. */
const NAME = /^(?:[\w.-]|\{product\})+$/;

/**
 * Finds files that nothing reads, and files that cannot be served everywhere: dangling symlinks, files whose name would
 * have to be escaped in an address, and files whose name differs from another only in case. Hidden files are ignored.
 */
export function unexpectedFiles(files: readonly ContentFile[]): ContentProblem[] {
  const met = new Map<string, string>();
  return files
    .filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')))
    .flatMap(({ path, isDead }) => {
      const earlier = met.get(path.toLowerCase());
      met.set(path.toLowerCase(), earlier ?? path);
      const message =
        (isDead ? 'this is a link to a file that is not there' : undefined) ??
        nameMistake(path) ??
        (earlier === undefined
          ? undefined
          : `this name differs from ${earlier} in case alone: many disks take them for one; rename one of them`) ??
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
    : `"${odd}" is no name for a file here: use letters, digits, dots and hyphens`;
}

function placeMistake(path: string): string | undefined {
  const [folder = '', ...rest] = path.split('/');
  const unread = (name: string, known: readonly string[]) =>
    `nothing reads this file; ${suggest(name, known)}`;
  if (rest.length === 0) return ROOT_FILES.includes(path) ? undefined : unread(path, ROOT_FILES);
  if (!FOLDERS.includes(folder)) return unread(folder, FOLDERS);
  const name = rest.join('/');
  if (folder === 'reference' && !REFERENCE_FILES.includes(name))
    return unread(name, REFERENCE_FILES);
  if (folder === 'docs' && !name.endsWith('.mdx')) return 'a page is a file that ends in .mdx';
  if (folder === 'figures' && !/^[^/]+\.svg$/.test(name))
    return 'a figure is a file of content/figures that ends in .svg';
  return undefined;
}
