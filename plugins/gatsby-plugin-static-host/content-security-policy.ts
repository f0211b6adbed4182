import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g;

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Hashes of the inline scripts that run; data blocks such as JSON-LD need none. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {};
    const runs =
      !/\ssrc=/.test(attributes) && !/type="application\/(?:ld\+)?json"/.test(attributes);
    return runs && code ? [sha(code)] : [];
  });
}

const styleHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_STYLE)].map(({ groups }) => sha(groups?.code ?? ''));

/** Emotion adds empty elements and fills them rule by rule, for what is drawn later than the page. */
const EMPTY_STYLE = sha('');

/**
 * The policy of one page: its own origin, its own inline code by hash, and the origins that the settings name.
 * Style attributes are allowed: mathematics and figures set heights and widths by them, and they run nothing.
 *
 * @param connect origins that the page may call besides its own
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
    // The document that programs of samples run in, which has a policy of its own.
    "frame-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * Puts the policy where it holds for everything after it: right behind the charset. An earlier one goes: in a page
 * that an incremental build kept, Gatsby still writes the new hash of the bundles into an inline script.
 */
export function withPolicy(page: string, connect: readonly string[]): string {
  const html = page.replace(POLICY, '');
  const policy = contentSecurityPolicy(html, connect).replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
}
