import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadData, type PageData } from '../../src/site/content/first-load';

/** The script by which Gatsby names the page. */
const PAGE_PATH =
  /<script[^>]*>(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath="(?<path>[^"]*)".*?<\/script>/;

/**
 * Puts a page's data into the page, where Gatsby's loader looks for it (`window.pageData`) before it fetches: one
 * request less before the page answers, and the content sent once. Pages that are no Gatsby pages stay as they are.
 *
 * @param folder the built site
 */
export function withFirstLoadData(html: string, folder: string): string {
  const path = PAGE_PATH.exec(html)?.groups?.path;
  if (path === undefined) return html;
  const file = join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
  if (!existsSync(file)) return html;
  const page = firstLoadData(JSON.parse(readFileSync(file, 'utf8')) as PageData);
  // Gatsby writes the not-found page twice. By this one of its names alone the router draws it at any address.
  const data = path.startsWith('/404') ? { ...page, path: '/404.html' } : page;
  const literal = JSON.stringify(data).replaceAll('<', '\\u003c');
  // In one script with the path: each script needs a hash in the policy, and hashes do not compress.
  const code = `window.pagePath="${path}";window.pageData=${literal}`;
  // By a function: a dollar sign in the text of a page means nothing.
  // In the head, near the contents list, with which it shares its words: that is what compression finds.
  return html.replace(PAGE_PATH, '').replace('</head>', (tag) => `<script>${code}</script>${tag}`);
}
