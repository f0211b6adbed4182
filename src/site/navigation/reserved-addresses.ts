/** Pages that no doc makes, by address in lower case. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'home'],
  ['/search', 'search'],
  ['/404', 'not-found'],
  ['/dev-404-page', 'not-found'],
  // Gatsby makes the page of a server's error of it.
  ['/500', 'error'],
]);

/** Folders of the built site that hold no pages. */
const FOLDERS: ReadonlySet<string> = new Set([
  '404',
  'admin',
  'cards',
  'downloads',
  'icons',
  'page-data',
  'samples',
  'sidebars',
  'static',
  'styles',
]);

/** Endings of what a build writes beside the pages: scripts, styles, data, icons, licences. */
const FILE =
  /\.(?:css|gif|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|webmanifest|webp|woff2?|xml|zip)$/;

/**
 * Why the site cannot be served under a base path; undefined where it can. Under the name of a file or folder that the
 * build writes itself, links and files of the two could not be told apart.
 *
 * @param basePath with a slash before it and none at its end, or empty
 */
export function basePathFault(basePath: string): string | undefined {
  const [, first = '', ...others] = basePath.split('/');
  if ([first, ...others].some((name) => name === '.' || name === '..'))
    return '"." and ".." lead to another folder';
  // The folder of a user, as in /~ada/docs.
  return first === '' || first.startsWith('~') ? undefined : reservedFor(`/${first}`, []);
}

/**
 * Why no doc and no redirect may stand at an address; undefined where they may. A page there would replace a file of
 * the build, or be replaced by it, on some disks in any case of letters.
 *
 * @param staticFiles files that are copied to the site as they are, as addresses: `/favicon.svg`
 */
export function reservedFor(address: string, staticFiles: readonly string[]): string | undefined {
  const lower = address.toLowerCase();
  const page = PAGES.get(lower);
  if (page !== undefined) return `the ${page} page stands there`;
  const first = lower.split('/')[1] ?? '';
  if (FOLDERS.has(first)) return `the build keeps files of its own under /${first}`;
  // Gatsby's own files and services, and what hosts read: _gatsby, ___graphql, _redirects, ~partytown, .well-known.
  if (/^[_~.]/.test(first))
    return `addresses that start with /${first[0] ?? ''} are the build's own`;
  if (FILE.test(first)) return 'files of the build have such names';
  if (lower.endsWith('.md')) return 'the Markdown of another page stands there';
  const copied = staticFiles.find((file) => `${lower}/`.startsWith(`${file.toLowerCase()}/`));
  return copied === undefined ? undefined : `the file static${copied} stands there`;
}
