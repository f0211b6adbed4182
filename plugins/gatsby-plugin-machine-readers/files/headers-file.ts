/**
 * `_headers`, as Netlify and Cloudflare Pages read it: types that hosts do not know by heart, and that the Markdown of a
 * page is no page of its own to search engines.
 */
export const headersFile = (basePath: string): string =>
  [
    `${basePath}/*.md`,
    '  Content-Type: text/markdown; charset=utf-8',
    '  X-Robots-Tag: noindex',
    `${basePath}/*.webmanifest`,
    '  Content-Type: application/manifest+json; charset=utf-8',
    `${basePath}/*.xml`,
    '  Content-Type: application/xml; charset=utf-8',
    `${basePath}/*.txt`,
    '  Content-Type: text/plain; charset=utf-8',
    '',
  ].join('\n');
