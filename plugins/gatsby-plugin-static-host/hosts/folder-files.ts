import {
  contentType,
  FOR_GOOD,
  HASHED_FOLDERS,
  NO_INDEX,
  SECURITY_HEADERS,
  type HostedSite,
} from './site-rules';

/** Cloudflare Pages ignores rules beyond this number. */
const MOST_RULES = 100;

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** Endings whose type Netlify or Cloudflare Pages does not know by heart, or sends without UTF-8. */
const NAMED_TYPES = ['webmanifest', 'xml', 'txt', 'md'] as const;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. No two rules give the same header to one address: Cloudflare
 * would join both values. Nothing is said of what is asked for anew: both hosts do so with all that no rule names. What
 * never changes is named one by one, since a rule holds for what is not there, too, and that may come. Where that is more
 * than a host reads, folders are named, and if need be no scripts.
 */
export function headersFile({ basePath, hashed }: HostedSite): string {
  const named = [
    rule(`${basePath}/*`, SECURITY_HEADERS),
    ...NAMED_TYPES.map((ending) =>
      rule(`${basePath}/*.${ending}`, {
        'Content-Type': contentType(ending) ?? '',
        ...(ending === 'md' && { 'X-Robots-Tag': NO_INDEX }),
      }),
    ),
  ];
  const rulesFor = (paths: readonly string[]) => [
    ...named,
    ...paths.map((path) => rule(`${basePath}/${path}`, { 'Cache-Control': FOR_GOOD })),
  ];
  const folders = HASHED_FOLDERS.map((folder) => `${folder}/*`);
  const scripts = hashed.filter((path) => !path.includes('/'));
  const rules = [hashed, [...folders, ...scripts]]
    .map(rulesFor)
    .find(({ length }) => length <= MOST_RULES);
  return (rules ?? rulesFor(folders)).join('');
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Query strings are kept by the host.
 *
 * @param forced for Netlify, which otherwise answers with the page that stands at the old address; Cloudflare Pages does
 *   not read the mark for it, and needs none
 */
export const redirectsFile = (
  { redirects, basePath }: Pick<HostedSite, 'redirects' | 'basePath'>,
  forced = false,
): string =>
  redirects
    .map(
      ({ fromPath, toPath }) =>
        `${basePath}${fromPath} ${basePath}${toPath} 301${forced ? '!' : ''}\n`,
    )
    .join('');
