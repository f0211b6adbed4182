import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeHtml } from '../../src/site/content/escape';
import type { Settings } from '../../src/site/settings/schema';
import { listFiles, removeFile } from '../../src/site/sources/files';
import { ICONS } from './icons';
import type { MachineOptions } from './options';
import type { IndexedPage } from './read-pages';

const escapeXml = (text: string): string => escapeHtml(text).replaceAll("'", '&apos;');

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
      `a sitemap can list at most ${LIMIT} pages, and the site has ${pages.length}: write several sitemaps and an index of them in root-files.ts`,
    );
  }
  const rows = pages.map(({ address, lastUpdated }) => {
    const date = lastUpdated === null ? '' : `<lastmod>${lastUpdated}</lastmod>`;
    return `<url><loc>${escapeXml(encodeURI(decodeURI(address)))}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}

/** Returns a `robots.txt` that allows everything and names the sitemap. `home` is the site's absolute address. */
export const robots = (home: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${home}/sitemap.xml\n`;

/**
 * Returns the contact for security reports on the site or the product it documents, in the format of RFC 9116.
 *
 * @param home the site's absolute address
 */
export function securityTxt(
  { contact, expires, policy }: NonNullable<Settings['security']>,
  home: string,
  language: string,
): string {
  const lines = [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${expires}T00:00:00Z`,
    ...(policy ? [`Policy: ${policy}`] : []),
    `Preferred-Languages: ${language}`,
    `Canonical: ${home}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the manifest for devices that install the site as an application. */
export function webManifest(
  { site, product, colours }: Pick<MachineOptions, 'site' | 'product' | 'colours'>,
  language: string,
): string {
  const { basePath } = site;
  const manifest = {
    name: site.title,
    short_name: product.name,
    description: site.description,
    lang: language,
    dir: 'ltr',
    id: `${basePath}/`,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    // Keeps the browser's back button, because pages link to other sites.
    display: 'minimal-ui',
    background_color: colours.surface,
    theme_color: colours.surface,
    icons: ICONS.filter(({ purpose }) => purpose !== undefined).map(({ file, size, purpose }) => ({
      src: `${basePath}/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Writes generated files into the built site, unless `static` has a file of the same name.
 *
 * @param files content by path, relative to the site's folder
 * @returns the files that exist in `static` and were not written
 */
export function writeFiles(root: string, files: ReadonlyMap<string, string | Buffer>): string[] {
  const own: string[] = [];
  for (const [name, content] of files) {
    if (existsSync(join(root, 'static', name))) {
      own.push(name);
      continue;
    }
    const file = join(root, 'public', name);
    const bytes = Buffer.from(content);
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return own;
}

/** Folders of the built site that may contain Markdown that was not made from pages. */
const OTHERS = /^(?:_gatsby|admin|downloads|page-data|samples|static|styles)\//;

/**
 * Removes cards and Markdown files of pages that no longer exist.
 *
 * @param kept files of this build, relative to the site's folder
 */
export function removeStray(root: string, kept: ReadonlySet<string>): void {
  const folder = join(root, 'public');
  const found = listFiles(folder).filter(
    (name) => (name.endsWith('.md') && !OTHERS.test(name)) || name.startsWith('cards/'),
  );
  for (const name of found) {
    if (kept.has(name) || existsSync(join(root, 'static', name))) continue;
    removeFile(join(folder, name), folder);
  }
}
