import { policyHash } from '../../src/site/sources/digest';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g;

/** Returns the hashes of the inline scripts that run. Data blocks such as JSON-LD do not need a hash. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {};
    const runs =
      !/\ssrc=/.test(attributes) && !/type="application\/(?:ld\+)?json"/.test(attributes);
    return runs && code ? [policyHash(code)] : [];
  });
}

const styleHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_STYLE)].map(({ groups }) => policyHash(groups?.code ?? ''));

/** Hash of an empty style element. Emotion adds such elements, and inserts their rules later. */
const EMPTY_STYLE = policyHash('');

/**
 * Returns the policy of one page, which allows the page's own origin, its inline code by hash, and the origins from the
 * settings. Style attributes are allowed because formulas and figures use them for heights and widths, and because they
 * cannot run code.
 *
 * @param connect origins, other than the site's own, that the page may connect to
 */
export function contentSecurityPolicy(html: string, connect: readonly string[]): string {
  const unique = (values: string[]) => [...new Set(values)].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${unique(scriptHashes(html))}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `style-src-elem 'self' ${unique([...styleHashes(html), EMPTY_STYLE])}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${unique(["'self'", ...connect])}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // Allows the frame in which samples run. The document in that frame has its own policy.
    "frame-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * Inserts the policy right after the charset, so that it applies to everything below. An earlier policy is replaced
 * because its hashes may be outdated: Gatsby updates an inline script even in a page that an incremental build does not
 * render again.
 */
export function withPolicy(page: string, connect: readonly string[]): string {
  const html = page.replace(POLICY, '');
  const policy = contentSecurityPolicy(html, connect).replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
}
