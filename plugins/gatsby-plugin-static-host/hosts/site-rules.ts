import { extname } from 'node:path';
import { HASHED, HASHED_FOLDERS, HASHED_SCRIPT } from '../../../src/site/pages/hashed-files';

export { HASHED, HASHED_FOLDERS, HASHED_SCRIPT };

/** A redirect as gatsby-node declared it, without base path. */
export interface RedirectRow {
  fromPath: string;
  toPath: string;
}

/** What every host is told of one site. */
export interface HostedSite {
  /** Where on its host the site stands: empty, or such as `/docs`. */
  basePath: string;
  /** Host of the site's address, with port if it has one: `docs.example`. */
  host: string;
  redirects: readonly RedirectRow[];
  /** Files whose names hold a digest of their content, and folders (`/*` behind them) of many such, in order. */
  hashed: readonly string[];
}

/** Sent with a file whose name changes with its content. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Sent with everything else: kept, and asked for anew each time, which costs no more than a 304. */
export const ASK_ANEW = 'no-cache';

/** Media types by ending, of all that a build writes; texts are in UTF-8. */
export const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
};

const isText = (type: string): boolean => /^text\/|[/+](?:json|xml)$/.test(type);

/** Media types that shrink when they are compressed, and that are in UTF-8. */
export const TEXT_TYPES: readonly string[] = [...new Set(Object.values(TYPES).filter(isText))];

/** Endings of the texts. */
export const TEXT_ENDINGS: readonly string[] = Object.keys(TYPES).filter((ending) =>
  isText(TYPES[ending] ?? ''),
);

/** `Content-Type` of an ending; undefined for one that no build writes. */
export function contentType(ending: string): string | undefined {
  const type = TYPES[ending];
  return type && (isText(type) ? `${type}; charset=utf-8` : type);
}

/**
 * Sent with every answer, whatever it is. A page brings a policy with the hashes of its own code; who may frame it is
 * what a page cannot say of itself: the editor alone, which shows pages of its own origin. It signs in by a window that
 * answers its opener.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Sent with the Markdown of a page, which is no page of its own to search engines. */
export const NO_INDEX = 'noindex';

/** What hosts read in the site's folder and nobody else should. */
export const HOST_FILES = ['_headers', '_redirects'] as const;

const hashed = new RegExp(`^/${HASHED}$`);

/**
 * All headers of a file that is there.
 *
 * @param file from the site's folder, with a slash before it
 */
export function headersOf(file: string): Record<string, string> {
  const type = contentType(extname(file).slice(1));
  return {
    ...SECURITY_HEADERS,
    'Cache-Control': hashed.test(file) ? FOR_GOOD : ASK_ANEW,
    ...(type && { 'Content-Type': type }),
    ...(file.endsWith('.md') && { 'X-Robots-Tag': NO_INDEX }),
  };
}

/** A text as a part of a regular expression. */
export const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every address of a page that is gone, as it may be asked for, as a regular expression without anchors. */
export const formsOf = (path: string): string => `${quoted(path)}(?:/|\\.html|/index\\.html)?`;
