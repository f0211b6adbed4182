import {
  contentType,
  FOR_GOOD,
  HASHED_FOLDERS,
  NO_INDEX,
  SECURITY_HEADERS,
  type HostedSite,
} from './site-rules';

/** Maximum number of rules. Cloudflare Pages ignores any further ones. */
const MOST_RULES = 100;

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** Extensions whose type Netlify or Cloudflare Pages does not know, or sends without UTF-8. */
const NAMED_TYPES = ['webmanifest', 'xml', 'txt', 'md'] as const;

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. No address gets the same header from two rules, because
 * Cloudflare would join both values. There is no rule for revalidation because that is the default of both hosts.
 * Immutable files are listed one by one, because a rule for a folder also applies to files that do not exist yet. If
 * that makes too many rules, it lists folders, and if necessary leaves out the scripts.
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
 * Returns `_redirects` for Netlify and Cloudflare Pages. The host keeps query strings.
 *
 * @param forced whether to add Netlify's mark that redirects even if a page exists at the old address; Cloudflare Pages
 * does not support the mark, and always redirects
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
