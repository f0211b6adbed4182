import { extname } from 'node:path';
import { HASHED, HASHED_FOLDERS, HASHED_SCRIPT } from '../../../src/site/pages/hashed-files';
import { escapeRegExp } from '../../../src/site/content/escape';

export { HASHED, HASHED_FOLDERS, HASHED_SCRIPT };

/** A redirect declared in gatsby-node, without the base path. */
export interface RedirectRow {
  fromPath: string;
  toPath: string;
}

/** What the configuration of a host needs to know about the site. */
export interface HostedSite {
  /** Path of the site on its host: empty, or for example `/docs`. */
  basePath: string;
  /** Host of the site's address, with its port if it has one: `docs.example`. */
  host: string;
  redirects: readonly RedirectRow[];
  /** Files with a digest of their content in their name, and folders of many such files (ending in `/*`), sorted. */
  hashed: readonly string[];
}

/** `Cache-Control` of a file whose name changes with its content. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files: cached, but revalidated each time, which only costs a 304. */
export const ASK_ANEW = 'no-cache';

/** Media types by extension, for every file that a build writes. Texts are in UTF-8. */
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

/** Media types of texts, which are compressible and in UTF-8. */
export const TEXT_TYPES: readonly string[] = [...new Set(Object.values(TYPES).filter(isText))];

/** Extensions of texts. */
export const TEXT_ENDINGS: readonly string[] = Object.keys(TYPES).filter((ending) =>
  isText(TYPES[ending] ?? ''),
);

/** Returns the `Content-Type` of an extension; undefined if no build writes such files. */
export function contentType(ending: string): string | undefined {
  const type = TYPES[ending];
  return type && (isText(type) ? `${type}; charset=utf-8` : type);
}

/**
 * Headers of every response. Each page has a policy with the hashes of its own code, but only a header can say who may
 * frame it: here, the editor, which previews pages of its own origin. The editor signs in with a popup, which has to
 * reach its opener.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** `X-Robots-Tag` of a page's Markdown, so that search engines do not index it as a separate page. */
export const NO_INDEX = 'noindex';

/** Files in the site's folder that only the host should read. */
export const HOST_FILES = ['_headers', '_redirects'] as const;

const hashed = new RegExp(`^/${HASHED}$`);

/**
 * Returns all headers of an existing file.
 *
 * @param file path relative to the site's folder, with a leading slash
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

/** Returns an unanchored regular expression for all forms of a removed page's address. */
export const formsOf = (path: string): string =>
  `${escapeRegExp(path)}(?:/|\\.html|/index\\.html)?`;

/** Joins the lines of a file, each with an indent. */
export const linesOf = (lines: readonly string[], indent = ''): string =>
  lines.map((line) => `${indent}${line}\n`).join('');

/** Returns a text in double quotes, with double quotes inside it escaped. */
export const inQuotes = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
