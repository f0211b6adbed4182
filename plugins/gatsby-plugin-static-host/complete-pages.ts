import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { STYLESHEET } from '../../src/kit/names';
import { firstLoadData, type PageData } from '../../src/site/content/first-load';
import { writeChanged } from '../../src/site/sources/output-files';
import { withPolicy } from './content-security-policy';

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

const SHEET = /<link\b[^>]*\srel="stylesheet"[^>]*>/g;
const FILE = /url\((?<quote>["']?)(?<path>[^)"']+)\k<quote>\)/g;

/** Reads a style sheet, and makes its relative addresses absolute so that they work in any document. */
function readSheet(file: string, address: string): string {
  return readFileSync(file, 'utf8').replace(FILE, (asked, _quote, path: string) =>
    path.startsWith('data:') ? asked : `url(${new URL(path, `http://site${address}`).pathname})`,
  );
}

/**
 * Inlines the style sheets of a page. They block rendering, and are too small to be worth a request. Each is marked
 * with its address, so that `gatsby/loader/page-stylesheets.ts` knows that it is loaded.
 *
 * @param folder the built site
 * @param basePath prefix of the addresses of its files
 */
export function withInlineStylesheets(html: string, folder: string, basePath: string): string {
  return html.replace(SHEET, (link) => {
    const address = /\shref="([^"]*)"/.exec(link)?.[1] ?? '';
    // Skip style sheets that we did not build; hand-written pages may link any.
    if (!address.startsWith(`${basePath}/styles/`)) return link;
    const sheet = readSheet(join(folder, address.slice(basePath.length)), address);
    return `<style ${STYLESHEET}="${address}">${sheet}</style>`;
  });
}

/**
 * The last three scripts of Gatsby: the names of the bundles, the hash of their build, and the request for the first
 * bundle. Gatsby updates the hash even in a page that an incremental build keeps.
 */
const BUNDLES =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*(?<mapping>[^<]*?)\s*<\/script>\s*<script>(?<hash>window\.___webpackCompilationHash=[^<]*)<\/script>\s*<script src="(?<src>[^"]*)" async(?:="")?>\s*<\/script>/;

/**
 * Returns code that requests a script after the first paint, so that on a slow network it doesn't compete with the page
 * itself. A hidden tab doesn't paint, so it requests the script immediately.
 */
const requestAfterPaint = (src: string): string =>
  `(d=>{let f=()=>{let s=d.createElement("script");s.src="${src}";d.head.append(s)};d.hidden?f():requestAnimationFrame(()=>setTimeout(f))})(document)`;

/**
 * Joins Gatsby's last scripts, because each script adds a hash to the policy, and hashes do not compress. The first
 * bundle is requested after the first paint.
 */
export const withJoinedScripts = (html: string): string =>
  html.replace(
    BUNDLES,
    (_, mapping: string, hash: string, src: string) =>
      `<script>${mapping}${hash}${requestAfterPaint(src)}</script>`,
  );

/** The styles that Emotion inlines into a page when it is rendered. */
const STYLES = /(?<tag><style data-emotion=[^>]*>)(?<css>[\s\S]*?)(?=<\/style>)/g;

/** Cache by source, because most styles are the same on every page. */
const minified = new Map<string, string>();

function minify(css: string): string {
  const known =
    minified.get(css) ?? transformSync(css, { loader: 'css', minifyWhitespace: true }).code.trim();
  minified.set(css, known);
  return known;
}

/** Removes optional spaces and semicolons that Emotion leaves in the styles, which every page contains. */
export const withMinifiedStyles = (html: string): string =>
  html.replace(STYLES, (_, tag: string, css: string) => tag + minify(css));

/** Modification time and size of each page after it was completed, by file. */
export type CompletedPages = Record<string, string>;

const stateOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/**
 * Adds to each page its data for the first load, its style sheets and its policy. Pages that were not written since an
 * earlier build completed them are skipped.
 *
 * @param files pages of the folder
 * @param basePath prefix of the site's addresses
 * @param connect origins, other than their own, that pages may connect to
 * @param earlier `completed` of the previous build with the same `basePath` and `connect`
 * @returns the state of all pages, and the files that were completed now
 */
export function completePages(
  folder: string,
  files: readonly string[],
  { basePath, connect }: { basePath: string; connect: readonly string[] },
  earlier: CompletedPages = {},
): { completed: CompletedPages; changed: Set<string> } {
  const completed: CompletedPages = {};
  const changed = new Set<string>();
  for (const file of files) {
    if (earlier[file] !== stateOf(file)) {
      const html = readFileSync(file, 'utf8');
      // A page that an incremental build did not write again already has its data.
      const whole = html.includes('window.pageData=') ? html : withFirstLoadData(html, folder);
      const small = withMinifiedStyles(withJoinedScripts(whole));
      const drawn = withInlineStylesheets(small, folder, basePath);
      writeChanged(file, withPolicy(drawn, connect));
      changed.add(file);
    }
    completed[file] = stateOf(file);
  }
  return { completed, changed };
}
