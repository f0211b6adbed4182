import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { CODE_FONT, CODE_IN_FONT } from '../../src/frame/fonts/names';
import { readSettings } from '../../src/site/settings/read-settings';
import { decoded } from './tables';

/** Folder of the built site. */
export const folder = join(process.cwd(), 'public');

/** Base path of every URL of the site. */
export const { basePath } = readSettings().site;

/** A page that Gatsby created, in its built form. */
export interface BuiltPage {
  /** Path in the page's URL, without base path. */
  path: string;
  html: string;
  data: {
    componentChunkName: string;
    result: { data?: { doc?: { body: unknown } }; pageContext: { id?: string } };
    staticQueryHashes?: string[];
  };
}

/** Returns the text of a built file, by its path from the site's folder. */
export const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Whether a file is an `a.html` that duplicates `a/index.html`, which the build writes for some hosts. */
const isTwin = (file: string): boolean =>
  existsSync(join(file.slice(0, -'.html'.length), 'index.html'));

const htmlFiles = readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  // Excludes partial HTML from which Gatsby assembles pages, and HTML that pages fetch.
  .filter(
    (entry) => !/^(?:_gatsby|static)\b/.test(entry.parentPath.slice(join(folder, '/').length)),
  )
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !isTwin(file));

if (htmlFiles.length === 0) throw new Error('There is no built site: run npm run build first');

/** The text of every HTML file, by path from the site's folder. */
export const documents = new Map(
  htmlFiles.map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
);

/** Every page that Gatsby created. The not-found page exists in two forms, but is included only once. */
export const pages: BuiltPage[] = [...documents].flatMap(([, html]) => {
  const path = /window\.pagePath="([^"]*)"/.exec(html)?.[1];
  if (path === undefined || path === '/404') return [];
  const name = path === '/' ? 'index' : path;
  return [
    { path, html, data: JSON.parse(read(join('page-data', name, 'page-data.json'))) as never },
  ];
});

/** The pages that show docs. */
export const docPages = pages.filter(({ data }) => data.result.data?.doc);

/** Returns the HTML of the page with this path, or an empty string if there is none. */
export const htmlAt = (path: string): string =>
  pages.find((page) => page.path === path)?.html ?? '';

/** Whether a static host would find a file for a path, which is without base path. */
export const isServed = (path: string): boolean =>
  [path, `${path}.html`, join(path, 'index.html')].some(
    (name) => documents.has(name) || (/\.\w+$/.test(name) && existsSync(join(folder, name))),
  );

/** Returns the values of an attribute in all tags with this name, with entities decoded. */
export function attributes(html: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) => decoded(value));
}

/** Brotli levels: hosts use 5 when they compress a response, and 11 for files that are compressed in advance. */
type Quality = 5 | 11;

const compressed = (content: Buffer | string, quality: Quality): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const weights = new Map<string, number>();

/** Returns the size of a built file as a host sends it, in bytes. Text is compressed with Brotli; fonts aren't. */
function weightOf(path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const file = readFileSync(join(folder, path));
  const weight = path.endsWith('.woff2') ? file.length : compressed(file, 11);
  weights.set(path, weight);
  return weight;
}

/** Returns the URL from which a page loads the font of a family. */
export const fontAddress = (html: string, family: string): string =>
  new RegExp(`@font-face\\{[^}]*font-family:${family};[^}]*url\\(([^)]*)\\)`).exec(html)?.[1] ?? '';

/**
 * Fonts for formulas, each with a pattern for the KaTeX classes that need it. Every formula needs the fonts for
 * letters, which are the first two.
 */
const FORMULA_FONTS: readonly [font: string, asks: RegExp][] = [
  ['Main-Regular', /class="katex-html"/],
  ['Math-Italic', /class="katex-html"/],
  ['Size1-Regular', /size1|small-op/],
  ['Size2-Regular', /size2|large-op/],
  ['Size3-Regular', /size3/],
  ['Typewriter-Regular', /mathtt|texttt/],
];

/** Returns the URLs of the fonts that a page's formulas need. */
function formulaFonts(html: string): string[] {
  if (!html.includes('class="katex-html"')) return [];
  const body = html.slice(html.indexOf('<body'));
  const own = FORMULA_FONTS.filter(([, asks]) => asks.test(body));
  const named = [...html.matchAll(/url\(([^)]*KaTeX_[^)]*)\)/g)].map(([, url = '']) => url);
  return named.filter((url) => own.some(([font]) => url.includes(`KaTeX_${font}`)));
}

const CHUNK_MAPPING = /window\.___chunkMapping=(?<json>"(?:[^"\\]|\\.)*")/;

/**
 * Returns the addresses of the scripts that a page requests by itself: those of its elements, and the bundle that its
 * inline script requests after the first paint.
 */
export function pageScripts(html: string): string[] {
  const elements = Array.from(html.matchAll(/\bsrc="([^"]*\.js)"/g), ([, address = '']) => address);
  const json = CHUNK_MAPPING.exec(html)?.groups?.json;
  if (json === undefined) return elements;
  const { app } = JSON.parse(JSON.parse(json) as string) as { app: string[] };
  return [...new Set([...elements, ...app.map((path) => basePath + path)])];
}

/**
 * Measures what a page loads before the reader interacts: bytes of script, total bytes, and number of files. Style
 * sheets and the page's data are part of the document.
 *
 * @param quality compression of the document; shared files always have the best compression
 */
export function firstView({ html }: BuiltPage, quality: Quality) {
  const local = (address: string) => address.slice(basePath.length);
  const scripts = pageScripts(html).map(local);
  const fonts = [
    fontAddress(html, 'Instrument Sans Variable'),
    ...(new RegExp(`<html[^>]*\\s${CODE_IN_FONT}=`).test(html)
      ? [fontAddress(html, CODE_FONT)]
      : []),
    ...formulaFonts(html),
  ].map(local);
  // Browsers load only the SVG icon. They request the manifest only to install the site.
  const icons = attributes(html, 'link', 'href').filter((href) => href.endsWith('/favicon.svg'));
  const files = [...new Set([...scripts, ...fonts, ...icons.map(local)])];
  const sum = (paths: readonly string[]) =>
    paths.reduce((total, path) => total + weightOf(path), 0);
  return {
    script: sum(scripts),
    all: compressed(html, quality) + sum(files),
    requests: 1 + files.length,
  };
}
