import { extname } from 'node:path';
import { HASHED, HASHED_FOLDERS, HASHED_SCRIPT } from '../../../src/site/pages/hashed-files';
import { escapeRegExp } from '../../../src/site/content/escape';

export { HASHED, HASHED_FOLDERS, HASHED_SCRIPT };

/** A redirect, without the base path. */
export interface RedirectRow {
  fromPath: string;
  toPath: string;
}

/** The values that the configuration of a host depends on. */
export interface HostedSite {
  /** Path of the site on its host, such as `/docs`, or empty. */
  basePath: string;
  /** Host of the site's address, such as `docs.example`, with its port if it has one. */
  host: string;
  redirects: readonly RedirectRow[];
  /**
   * Sorted paths of the immutable files, whose names contain a digest of their content. A folder of many such files is
   * one path that ends in `/*`.
   */
  hashed: readonly string[];
}

/** `Cache-Control` of a file whose name changes with its content. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files. They are cached but revalidated on each use, which only costs a 304 response. */
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
 * Headers of every response. The policy in a page cannot restrict which sites may frame the page, so a header does. It
 * allows the site's own origin, because the editor previews pages in a frame. `Cross-Origin-Opener-Policy` allows
 * popups because the editor signs in with a popup, which must reach the window that opened it.
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

/** Files in the site's folder that the host reads but must not serve. */
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

/**
 * Returns an unanchored regular expression that matches an address in all its forms: `/a`, `/a/`, `/a.html`,
 * `/a/index.html`.
 */
export const formsOf = (path: string): string =>
  `${escapeRegExp(path)}(?:/|\\.html|/index\\.html)?`;

/** Joins lines into a text, each with an indent and a line break. */
export const linesOf = (lines: readonly string[], indent = ''): string =>
  lines.map((line) => `${indent}${line}\n`).join('');

/** Returns a text in double quotes, with double quotes inside it escaped. */
export const inQuotes = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
