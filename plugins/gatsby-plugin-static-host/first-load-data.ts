import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadData, type PageData } from '../../src/site/content/first-load';

/** The script in which Gatsby sets the path of the page. */
const PAGE_PATH =
  /<script[^>]*>(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath="(?<path>[^"]*)".*?<\/script>/;

/**
 * Inlines a page's data where Gatsby's loader looks for it (`window.pageData`) before it fetches. This saves a request
 * before the page is hydrated, and the content is sent only once. Pages not made by Gatsby are returned unchanged.
 *
 * @param folder the built site
 */
export function withFirstLoadData(html: string, folder: string): string {
  const path = PAGE_PATH.exec(html)?.groups?.path;
  if (path === undefined) return html;
  const file = join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
  if (!existsSync(file)) return html;
  const page = firstLoadData(JSON.parse(readFileSync(file, 'utf8')) as PageData);
  // Gatsby writes the not-found page under two paths. Gatsby's router shows the page at any address only if the data
  // has this one.
  const data = path.startsWith('/404') ? { ...page, path: '/404.html' } : page;
  const literal = JSON.stringify(data).replaceAll('<', '\\u003c');
  // Join it with the script of the path, because each script adds a hash to the policy, and hashes do not compress.
  const code = `window.pagePath="${path}";window.pageData=${literal}`;
  // Replace with a function, because a page's text may contain dollar signs.
  // Put it in the head near the contents list, which has the same words, because that compresses better.
  return html.replace(PAGE_PATH, '').replace('</head>', (tag) => `<script>${code}</script>${tag}`);
}
