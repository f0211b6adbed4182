import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readSettings } from '../../src/site/settings/read-settings';

/** Where the build left the site. */
export const folder = join(process.cwd(), 'public');

/** Put before every address inside the site. */
export const { basePath } = readSettings().site;

/** A page that Gatsby made. */
export interface BuiltPage {
  /** Address without base path. */
  path: string;
  html: string;
  data: {
    componentChunkName: string;
    result: { data?: { doc?: { body: unknown } }; pageContext: { id?: string } };
    staticQueryHashes?: string[];
  };
}

/** Text of a built file, by its path from the site's folder. */
export const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Whether a file is the `a.html` beside an `a/index.html`: the same page for hosts that look there. */
const isTwin = (file: string): boolean =>
  existsSync(join(file.slice(0, -'.html'.length), 'index.html'));

const htmlFiles = readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  // Parts that Gatsby puts together into pages.
  .filter((entry) => !entry.parentPath.includes(join(folder, '_gatsby')))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !isTwin(file));

if (htmlFiles.length === 0) throw new Error('There is no built site: run npm run build first');

/** Every HTML file, by path from the site's folder. */
export const documents = new Map(
  htmlFiles.map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
);

/** Every page that Gatsby made, the not-found page once. */
export const pages: BuiltPage[] = [...documents].flatMap(([, html]) => {
  const path = /window\.pagePath="([^"]*)"/.exec(html)?.[1];
  if (path === undefined || path === '/404') return [];
  const name = path === '/' ? 'index' : path;
  return [
    { path, html, data: JSON.parse(read(join('page-data', name, 'page-data.json'))) as never },
  ];
});

/** The pages of docs. */
export const docPages = pages.filter(({ data }) => data.result.data?.doc);

/** Whether a static host has something at an address without base path. */
export const isServed = (path: string): boolean =>
  [path, `${path}.html`, join(path, 'index.html')].some(
    (name) => documents.has(name) || (/\.\w+$/.test(name) && existsSync(join(folder, name))),
  );

/** Values of an attribute in the tags of a name, entities read back. */
export function attributes(html: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) =>
    value
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll(/&(?:amp|#x26);/g, '&'),
  );
}

const zipped = new Map<string, number>();

/** Weight of a built file as a host sends it, in bytes. */
function weightOf(path: string): number {
  const known = zipped.get(path) ?? gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
  zipped.set(path, known);
  return known;
}

/**
 * What a reader loads before the page answers, in bytes of gzip, fonts aside: the document, its scripts, and
 * the data that Gatsby asks for. The page's own data and style sheets stand in the document.
 */
export function firstLoad(page: BuiltPage): { script: number; all: number } {
  const chunks = JSON.parse(read('chunk-map.json')) as Record<string, string[]>;
  const own = chunks[page.data.componentChunkName] ?? [];
  const local = (path: string) => path.slice(basePath.length);
  const scripts = new Set([...attributes(page.html, 'script', 'src').map(local), ...own]);
  const queries = (page.data.staticQueryHashes ?? []).map((hash) => `page-data/sq/d/${hash}.json`);
  const sum = (paths: Iterable<string>) =>
    [...paths].reduce((total, path) => total + weightOf(path), 0);
  const script = sum(scripts);
  const document = gzipSync(page.html, { level: 9 }).length;
  return {
    script,
    all: script + document + sum([...queries, 'page-data/app-data.json']),
  };
}
