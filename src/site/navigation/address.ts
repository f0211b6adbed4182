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
    const right = withSlashes(address);
    return ADDRESS.test(right)
      ? `write ${right}, because an address begins with a slash and doesn't end with one`
      : characterMistake(address);
  }
  const parts = address.slice(1).split('/');
  // `..` would leave the folder of the built site, and hosts do not serve hidden files.
  if (parts.some((part) => part.startsWith('.'))) {
    const hidden = parts.find((part) => part.startsWith('.')) ?? '';
    return `no part of an address may start with a dot: correct or remove "${hidden}"`;
  }
  // The pattern above accepts only ASCII characters, each of which is one byte in a file name.
  const long = parts.find((part) => part.length > LONGEST_PART);
  if (long !== undefined) {
    return `shorten the part "${long.slice(0, 20)}…", which has ${long.length} characters, to at most ${LONGEST_PART}, because file names are limited to 255 bytes`;
  }
  if (/\.html?$/i.test(address)) return 'write it without .html at its end';
  // The file of `/a/index` would overwrite that of `/a`.
  if (parts.at(-1)?.toLowerCase() === 'index') return 'write it without /index at its end';
  return undefined;
}

/** Adds the slash that an address begins with, and removes one at its end. */
const withSlashes = (address: string): string => `/${address.replace(/^\/|\/$/g, '')}`;

/** Explains why an address is invalid, if correcting the slashes at its ends would not make it valid. */
function characterMistake(address: string): string {
  const example = '/concepts/overview';
  if (/^\/?$/.test(address)) return `write an address such as ${example}`;
  if (/^(?:[a-z][\w+.-]*:)?\/\//i.test(address))
    return `write only the path of a page of this site, such as ${example}, without a protocol and host`;
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  const right = withSlashes(path);
  if (right === '/' || ADDRESS.test(right)) {
    const shown = right === '/' ? example : right;
    return address[path.length] === '?'
      ? `an address can't contain "?": write it without the query, as ${shown}`
      : `an address can't lead to a heading: write it without the fragment, as ${shown}`;
  }
  const odd = /[^\w./{}-]/.exec(path)?.[0];
  if (odd !== undefined) {
    const name = odd.trim() === '' ? 'a space' : `"${odd}"`;
    return `an address can't contain ${name}: use only English letters, digits, hyphens, dots and underscores between its slashes`;
  }
  return path.includes('//')
    ? `an address can't contain two slashes in a row: write ${withSlashes(path.replace(/\/+/g, '/'))}`
    : 'only {product} is allowed in braces: correct or remove the rest';
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

/** Folders at the root of the built site that the build writes its own files to. */
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

/** Matches the names of other files that a build writes: scripts, styles, data, icons, licenses. */
const FILE =
  /\.(?:css|gif|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|webmanifest|webp|woff2?|xml|zip)$/;

/**
 * Explains why the site cannot be served under a base path; returns undefined if it can. A base path cannot start with
 * the name of a file or folder of the build, because it would be unclear whether an address that starts with that name
 * includes the base path.
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
