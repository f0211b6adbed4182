import type { IndexedPage } from '../read-pages';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** Maximum number of addresses in one sitemap: https://www.sitemaps.org/protocol.html#index */
const LIMIT = 50_000;

/**
 * Returns the sitemap: every indexable page, with the date of its last change if known.
 *
 * @throws Error if there are more pages than one sitemap can hold
 */
export function sitemap(pages: readonly Pick<IndexedPage, 'address' | 'lastUpdated'>[]): string {
  if (pages.length > LIMIT) {
    throw new Error(
      `${pages.length} pages are too many for one sitemap: write an index of several`,
    );
  }
  const rows = pages.map(({ address, lastUpdated }) => {
    const date = lastUpdated === null ? '' : `<lastmod>${lastUpdated}</lastmod>`;
    return `<url><loc>${escaped(encodeURI(decodeURI(address)))}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}
