import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { readPages } from '../../plugins/gatsby-plugin-machine-readers/read-pages';
import { cardOf, markdownOf } from '../../src/site/pages/machine-files';
import { readSettings } from '../../src/site/settings/read-settings';
import { attributes, basePath, docPages, folder, htmlAt, pages, read } from './built-site';
import { serve } from './serve';

const { navigation, site, security } = readSettings();
const home = site.url + basePath;
const inSite = (address: string) => address.slice(home.length);
const hidden = ['/search', '/404.html'];
const indexed = readPages(
  folder,
  pages.map(({ path }) => path).filter((path) => !path.endsWith('.html')),
  home,
);

const host = await serve(createHost({ folder, basePath }));
afterAll(host.stop);

/** Requests a URL of the site from the test's host, without following redirects. */
const ask = (address: string) =>
  fetch(address.replace(site.url, host.origin), { redirect: 'manual' });

const elements = (parent: XmlElement) =>
  parent.children.filter((child): child is XmlElement => child instanceof XmlElement);

describe('the sitemap', () => {
  const root = parseXml(read('sitemap.xml')).root;
  const urls = root ? elements(root) : [];
  const locs = urls.map((url) => elements(url)[0]?.text ?? '');

  test('is valid against the sitemap schema', () => {
    expect(root?.name).toBe('urlset');
    expect(root?.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    for (const url of urls) {
      expect(url.name).toBe('url');
      expect(
        elements(url)
          .map(({ name }) => name)
          .join(),
      ).toMatch(/^loc(?:,lastmod)?$/);
      for (const { name, text } of elements(url)) {
        if (name === 'loc') expect(text).toMatch(/^https?:\/\/[\x21-\x7e]{1,2000}$/);
        else expect(text).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
      }
    }
  });

  test('holds every page that may be shown, once, and no other', () => {
    const wanted = pages.map(({ path }) => path).filter((path) => !hidden.includes(path));
    expect(locs.toSorted()).toEqual(wanted.map((path) => home + path).toSorted());
  });

  test('contains the canonical addresses of pages, which the host returns without a redirect', async () => {
    for (const { path, html } of pages.filter((page) => !hidden.includes(page.path))) {
      const canonical = attributes(html, 'link', 'href').filter((href) => locs.includes(href));
      expect(canonical).toEqual([home + path]);
    }
    const statuses = await Promise.all(locs.map(async (loc) => (await ask(loc)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('has the dates that the pages show', () => {
    const dates = new Map(urls.map((url) => [elements(url)[0]?.text, elements(url)[1]?.text]));
    for (const { path, html } of docPages) {
      const shown = /<time dateTime="([^"]*)"/i.exec(html.slice(html.indexOf('article-foot')))?.[1];
      expect(dates.get(home + path), path).toBe(shown);
    }
  });
});

describe('the card of a page', () => {
  const metaOf = (html: string, property: string) =>
    attributes(html, `meta(?=[^>]*="${property}")`, 'content')[0];

  test('is named in its head, with a description, and is a PNG of that size below 60 kB', async () => {
    expect(indexed.length).toBeGreaterThan(docPages.length);
    for (const { path, html } of indexed) {
      const address = metaOf(html, 'og:image') ?? '';
      expect(address).toBe(home + cardOf(path));
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      expect(metaOf(html, 'og:url')).toBe(home + path);
      expect(metaOf(html, 'og:image:alt')).toBe(metaOf(html, 'og:title'));
      const file = readFileSync(join(folder, inSite(address)));
      expect(file.length, address).toBeLessThan(60_000);
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
    }
  });

  test('has a margin that no title reaches, and differs from that of any other page', async () => {
    const longest = indexed.toSorted((a, b) => b.title.length - a.title.length).slice(0, 12);
    for (const { path } of longest) {
      const strip = await sharp(join(folder, cardOf(path)))
        .extract({ left: 990, top: 200, width: 30, height: 300 })
        .greyscale()
        .toBuffer();
      // No letter may reach the strip. Letters are almost white, but the lines of the motif are faint.
      const { channels } = await sharp(strip).stats();
      expect(channels[0]?.max, path).toBeLessThan(190);
    }
    const cards = new Set(longest.map(({ path }) => read(cardOf(path).slice(1))));
    expect(cards.size).toBe(longest.length);
  });

  test('exists for no page that may not be indexed', () => {
    for (const path of hidden) expect(existsSync(join(folder, cardOf(path)))).toBe(false);
  });
});

describe('structured data', () => {
  interface Part {
    '@context': string;
    '@type': string;
    [field: string]: unknown;
  }
  const dataOf = (html: string): Part[] =>
    JSON.parse(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '[]') as Part[];

  test('of a doc names it, says where it stands, and what shows it', () => {
    for (const { path, html } of docPages) {
      const [steps, article] = dataOf(html);
      expect(steps).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
      expect(article).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'TechArticle',
        url: home + path,
        image: home + cardOf(path),
        inLanguage: 'en',
        publisher: { '@type': 'Organization', name: site.title },
        author: { '@type': 'Organization' },
      });
      expect(String(article?.headline).length).toBeGreaterThan(1);
      expect(String(article?.headline).length).toBeLessThanOrEqual(110);
      expect(String(article?.description).length).toBeGreaterThan(20);
      expect(existsSync(join(folder, 'icons/icon-512.png'))).toBe(true);
    }
  });

  test('of the home page names the site and its search', () => {
    expect(dataOf(htmlAt('/'))[0]).toMatchObject({
      '@type': 'WebSite',
      url: `${home}/`,
      potentialAction: { target: `${home}/search?q={search_term_string}` },
    });
  });
});

test('robots are told where the sitemap is, and are kept from nothing', async () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${home}/sitemap.xml`);
  expect(read('robots.txt')).not.toMatch(/^Disallow: \//m);
  expect((await ask(`${home}/sitemap.xml`)).headers.get('content-type')).toMatch(
    /xml; charset=utf-8$/,
  );
});

test('security.txt has a contact, an expiry date and its address', async () => {
  expect(security).toBeDefined();
  const answer = await ask(`${home}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  for (const contact of security?.contact ?? []) expect(text).toContain(`Contact: ${contact}\n`);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
  expect(text).toContain(`Canonical: ${home}/.well-known/security.txt\n`);
});

describe('the manifest and the icons', () => {
  interface Manifest {
    start_url: string;
    scope: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  }
  const manifest = JSON.parse(read('manifest.webmanifest')) as Manifest;

  test('every icon in the manifest exists in its size', async () => {
    expect(manifest).toMatchObject({ start_url: `${basePath}/`, scope: `${basePath}/` });
    expect(manifest.icons.map(({ purpose }) => purpose).toSorted()).toEqual([
      'any',
      'any',
      'maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join(folder, src.slice(basePath.length))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const { width } = await sharp(join(folder, 'apple-touch-icon.png')).metadata();
    expect(width).toBe(180);
  });

  test('each page links to the files that browsers do not find by themselves, and the host sends their types', async () => {
    // Browsers request these files at the root of a host even without a link.
    const found = ['favicon.ico', 'apple-touch-icon.png'];
    const named = ['manifest.webmanifest', 'favicon.svg', ...(basePath ? found : [])];
    for (const { html } of pages) {
      const hrefs = attributes(html, 'link', 'href');
      for (const name of named) expect(hrefs).toContain(`${basePath}/${name}`);
    }
    const typeOf = async (name: string) =>
      (await ask(`${home}/${name}`)).headers.get('content-type');
    expect(await typeOf('manifest.webmanifest')).toBe('application/manifest+json; charset=utf-8');
    expect(await typeOf('favicon.ico')).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/);
  });

  test('favicon.ico contains readable pictures in three sizes', async () => {
    const ico = readFileSync(join(folder, 'favicon.ico'));
    expect(ico.readUInt16LE(4)).toBe(3);
    for (const at of [6, 22, 38]) {
      const from = ico.readUInt32LE(at + 12);
      const { width } = await sharp(ico.subarray(from, from + ico.readUInt32LE(at + 8))).metadata();
      expect(width).toBe(ico.readUInt8(at));
    }
  });
});

test('llms.txt names every section and every doc, with addresses that exist', async () => {
  const text = read('llms.txt');
  for (const { label } of navigation.sections)
    expect(text).toMatch(new RegExp(`^## ${label}`, 'm'));
  const links = [...text.matchAll(/^- \[.*?\]\((\S+)\): \S/gm)].map(([, link = '']) => link);
  expect(links.toSorted()).toEqual(docPages.map(({ path }) => home + markdownOf(path)).toSorted());
  const full = read('llms-full.txt');
  for (const { path } of docPages) expect(full).toContain(`Page: <${home}${path}>`);
  const answer = await ask(links[0] ?? '');
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});
