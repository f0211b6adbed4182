import {
  contentType,
  FOR_GOOD,
  HASHED_FOLDERS,
  NO_INDEX,
  SECURITY_HEADERS,
  type HostedSite,
} from './site-rules';

/** Maximum number of rules in `_headers`. Cloudflare Pages ignores any further rules. */
const MOST_RULES = 100;

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** Extensions for which Netlify or Cloudflare Pages sends no media type, or one without UTF-8. */
const NAMED_TYPES = ['webmanifest', 'xml', 'txt', 'md'] as const;

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. No address gets the same header from two rules, because
 * Cloudflare would join both values. No rule requests revalidation, because it is the default of both hosts.
 *
 * Immutable files are listed one by one, because a rule for a folder would also apply to files that do not exist yet.
 * If that makes too many rules, folders are listed in place of their files. If there are still too many, scripts are
 * left out.
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
 * Returns `_redirects` for Netlify and Cloudflare Pages. Both hosts keep query strings.
 *
 * @param forced whether to add `!`, with which Netlify redirects even if a page exists at the old address; Cloudflare
 * Pages always redirects, and does not support `!`
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
