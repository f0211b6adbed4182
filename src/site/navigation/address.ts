/**
 * Maximum length of a part of an address, in characters. File systems limit names to 255 bytes; the difference leaves
 * space for the extensions of files named after a page.
 */
const LONGEST_PART = 240;

const ADDRESS = /^(?:\/(?:[\w.-]|\{product\})+)+$/;

/**
 * Explains what is wrong with a page address and what to write instead; returns undefined if it is valid. `/` is
 * invalid because only the home page may use it.
 */
export function addressMistake(address: string): string | undefined {
  if (!ADDRESS.test(address)) {
    const right = `/${address.replace(/^\/|\/$/g, '')}`;
    return ADDRESS.test(right)
      ? `write ${right}, because an address begins with a slash and doesn't end with one`
      : 'write an address such as /concepts/overview, with only letters, digits, hyphens, dots, underscores and {product} between its slashes';
  }
  const parts = address.slice(1).split('/');
  // `..` would leave the folder of the built site, and hosts do not serve hidden files.
  if (parts.some((part) => part.startsWith('.'))) {
    return 'write the whole address, because no part of it may start with a dot';
  }
  // The pattern above accepts only ASCII characters, each of which is one byte in a file name.
  const long = parts.find((part) => part.length > LONGEST_PART);
  if (long !== undefined) {
    return `shorten the part "${long.slice(0, 20)}…", which has ${long.length} characters, to at most ${LONGEST_PART}, because file names are limited to 255 bytes`;
  }
  if (/\.html?$/i.test(address)) return 'leave out the .html at its end';
  // The file of `/a/index` would overwrite that of `/a`.
  if (parts.at(-1)?.toLowerCase() === 'index') return 'leave out the /index at its end';
  return undefined;
}

/** Pages that are not created from docs, by lower-case address. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'home'],
  ['/search', 'search'],
  ['/404', 'not-found'],
  ['/dev-404-page', 'not-found'],
  // Gatsby uses this page for server errors.
  ['/500', 'error'],
]);

/** Folders of the built site that contain no pages. */
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

/** Matches the names of other files that a build writes: scripts, styles, data, icons, licences. */
const FILE =
  /\.(?:css|gif|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|webmanifest|webp|woff2?|xml|zip)$/;

/**
 * Explains why the site cannot be served under a base path; returns undefined if it can. A base path that starts with
 * the name of a file or folder of the build would make links and files ambiguous.
 *
 * @param basePath with a leading and no trailing slash, or empty
 */
export function basePathFault(basePath: string): string | undefined {
  const [, first = '', ...others] = basePath.split('/');
  if ([first, ...others].some((name) => name === '.' || name === '..'))
    return '"." and ".." lead to another folder';
  // Allow a user's folder, as in /~ada/docs.
  return first === '' || first.startsWith('~') ? undefined : reservedFor(`/${first}`, []);
}

/**
 * Explains why no doc or redirect may use an address; returns undefined if it is free. A page at a reserved address
 * would overwrite a file of the build or be overwritten by it. Ignores case, because some disks do.
 *
 * @param staticFiles addresses of files that are copied to the site unchanged: `/favicon.svg`
 */
export function reservedFor(address: string, staticFiles: readonly string[]): string | undefined {
  const lower = address.toLowerCase();
  const page = PAGES.get(lower);
  if (page !== undefined) return `the ${page} page has this address`;
  const first = lower.split('/')[1] ?? '';
  if (FOLDERS.has(first)) return `the build writes its own files under /${first}`;
  // Reserve Gatsby's own files and services, and files that hosts read: _gatsby, ___graphql, _redirects, ~partytown,
  // .well-known.
  if (/^[_~.]/.test(first))
    return `addresses that start with /${first[0] ?? ''} are reserved for the build`;
  if (FILE.test(first)) return 'this extension is reserved for files of the build';
  if (lower.endsWith('.md'))
    return 'addresses that end with .md are reserved for the Markdown of pages';
  const copied = staticFiles.find((file) => `${lower}/`.startsWith(`${file.toLowerCase()}/`));
  return copied === undefined ? undefined : `the file static${copied} has this address`;
}
