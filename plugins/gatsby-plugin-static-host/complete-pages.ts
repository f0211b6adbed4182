import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { APP_NEEDED, AT_ONCE, STYLESHEET } from '../../src/kit/names';
import { firstLoadData, type PageData } from '../../src/site/content/first-load';
import { writeChanged } from '../../src/site/sources/output-files';
import { withPolicy } from './content-security-policy';

/** Matches the script in which Gatsby sets the path of the page. */
const PAGE_PATH =
  /<script[^>]*>(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath="(?<path>[^"]*)".*?<\/script>/;

/**
 * Inlines a page's data as `window.pageData`, where Gatsby's loader looks before it sends a request. This saves a
 * request before the page is hydrated. Content that the HTML already contains is left out of the data. Pages that
 * Gatsby did not create are returned unchanged.
 *
 * @param folder the built site
 */
export function withFirstLoadData(html: string, folder: string): string {
  const path = PAGE_PATH.exec(html)?.groups?.path;
  if (path === undefined) return html;
  const file = join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
  if (!existsSync(file)) return html;
  const page = firstLoadData(JSON.parse(readFileSync(file, 'utf8')) as PageData);
  // Gatsby writes the 404 page under two paths, but its router shows the page at any address only if the path in the
  // data is `/404.html`.
  const data = path.startsWith('/404') ? { ...page, path: '/404.html' } : page;
  const literal = JSON.stringify(data).replaceAll('<', '\\u003c');
  // Put the data in the same script as the path, because each script adds a hash to the Content Security Policy, and
  // hashes do not compress.
  const code = `window.pagePath="${path}";window.pageData=${literal}`;
  // Replace with a function, because dollar signs in a replacement string have a meaning, and a page may contain them.
  // Put the script at the end of the head, because it compresses better near the table of contents, which has the same
  // words.
  return html.replace(PAGE_PATH, '').replace('</head>', (tag) => `<script>${code}</script>${tag}`);
}

const SHEET = /<link\b[^>]*\srel="stylesheet"[^>]*>/g;
const FILE = /url\((?<quote>["']?)(?<path>[^)"']+)\k<quote>\)/g;

/** Reads a style sheet, and makes its relative addresses absolute so that they work in a page at any address. */
function readSheet(file: string, address: string): string {
  return readFileSync(file, 'utf8').replace(FILE, (asked, _quote, path: string) =>
    path.startsWith('data:') ? asked : `url(${new URL(path, `http://site${address}`).pathname})`,
  );
}

/**
 * Inlines the style sheets of a page, because they block rendering and are too small to be worth a request. Each
 * `<style>` has the address of its style sheet in an attribute, so `gatsby/loader/page-stylesheets.ts` does not load it
 * again.
 *
 * @param folder the built site
 * @param basePath prefix of the site's addresses
 */
export function withInlineStylesheets(html: string, folder: string, basePath: string): string {
  return html.replace(SHEET, (link) => {
    const address = /\shref="([^"]*)"/.exec(link)?.[1] ?? '';
    // Skip style sheets that the build did not write. Hand-written pages may link to such files.
    if (!address.startsWith(`${basePath}/styles/`)) return link;
    const sheet = readSheet(join(folder, address.slice(basePath.length)), address);
    return `<style ${STYLESHEET}="${address}">${sheet}</style>`;
  });
}

/**
 * Matches the last three scripts of Gatsby: the names of the bundles, the hash of their build, and the request for the
 * first bundle. Gatsby updates the hash even in a page that an incremental build does not render again.
 */
const BUNDLES =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*(?<mapping>[^<]*?)\s*<\/script>\s*<script>(?<hash>window\.___webpackCompilationHash=[^<]*)<\/script>\s*<script src="(?<src>[^"]*)" async(?:="")?>\s*<\/script>/;

/**
 * Joins the scripts that `BUNDLES` matches, because each script adds a hash to the Content Security Policy, and hashes
 * do not compress. In place of Gatsby's request for the first bundle, the joined script has code that requests it after
 * the first paint. In a page that needs the app at once, the request stays as it is.
 *
 * @param request that code
 */
export const withJoinedScripts = (html: string, request: string): string =>
  html.replace(BUNDLES, (_, mapping: string, hash: string, src: string) =>
    html.includes(`${APP_NEEDED}="${AT_ONCE}"`)
      ? `<script>${mapping}${hash}</script><script src="${src}" async></script>`
      : `<script>${mapping}${hash}${request}</script>`,
  );

/** Matches the styles that Emotion inlines into a page when it is rendered. */
const STYLES = /(?<tag><style data-emotion=[^>]*>)(?<css>[\s\S]*?)(?=<\/style>)/g;

/** Minified styles by source. They are cached because most styles are the same on every page. */
const minified = new Map<string, string>();

function minify(css: string): string {
  const known =
    minified.get(css) ?? transformSync(css, { loader: 'css', minifyWhitespace: true }).code.trim();
  minified.set(css, known);
  return known;
}

/** Removes the optional spaces and semicolons from the styles that Emotion inlines into every page. */
export const withMinifiedStyles = (html: string): string =>
  html.replace(STYLES, (_, tag: string, css: string) => tag + minify(css));

/** Modification time and size of each page after it was completed, by file. */
export type CompletedPages = Record<string, string>;

const stateOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/** What all pages of a site have in common. */
export interface PageOptions {
  /** Prefix of the site's addresses. */
  basePath: string;
  /** Origins, other than the site's own, that pages may connect to. */
  connect: readonly string[];
  /** Code that requests the first bundle after the first paint. */
  requestScript: string;
}

/**
 * Completes each page: adds its data for the first load, its style sheets and its policy, joins Gatsby's last scripts,
 * and minifies its styles. Pages that have not been written since an earlier build completed them are skipped.
 *
 * @param files pages of the folder
 * @param earlier the `completed` that the previous build with the same options returned
 * @returns the state of all pages, and the files that were completed now
 */
export function completePages(
  folder: string,
  files: readonly string[],
  { basePath, connect, requestScript }: PageOptions,
  earlier: CompletedPages = {},
): { completed: CompletedPages; changed: Set<string> } {
  const completed: CompletedPages = {};
  const changed = new Set<string>();
  for (const file of files) {
    if (earlier[file] !== stateOf(file)) {
      const html = readFileSync(file, 'utf8');
      // A page that an incremental build did not render again already contains its data.
      const whole = html.includes('window.pageData=') ? html : withFirstLoadData(html, folder);
      const small = withMinifiedStyles(withJoinedScripts(whole, requestScript));
      const drawn = withInlineStylesheets(small, folder, basePath);
      writeChanged(file, withPolicy(drawn, connect));
      changed.add(file);
    }
    completed[file] = stateOf(file);
  }
  return { completed, changed };
}
