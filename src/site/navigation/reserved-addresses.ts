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
