import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { gatsbyState } from '../gatsby/plugin-api';
import { htmlFile } from '../site/sources/output-files';
import { withProductSlug } from '../site/settings/product-text';
import { readSettings } from '../site/settings/read-settings';
import { forwardSlashes, isFile } from '../site/sources/files';
import { contentError } from '../site/sources/report-problems';

/** The fields of a doc that determine its page. The path still contains `{product}`. */
interface PlannedDoc {
  file: string;
  path: string;
  draft: boolean;
}

/** Returns what is wrong with the files written for a page, or undefined if nothing is. */
function problemOfPage(publicFolder: string, path: string): string | undefined {
  const html = join(publicFolder, htmlFile(path));
  if (!existsSync(html)) return `${path} has no HTML`;
  if (!readFileSync(html, 'utf8').includes(`window.pagePath=${JSON.stringify(path)}`)) {
    return `${path} has the HTML of another page`;
  }
  const data = join(publicFolder, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
  if (!existsSync(data)) return `${path} has no data`;
  try {
    const { path: own } = JSON.parse(readFileSync(data, 'utf8')) as { path?: string };
    return own === path ? undefined : `${path} has the data of ${own}`;
  } catch {
    return `${path} has data that cannot be read`;
  }
}

/**
 * Returns the mismatches that a build has left: between files and docs, between docs and pages, and between pages and
 * their output.
 *
 * @param files doc files, relative to the project root
 * @param pages addresses of Gatsby's pages
 */
export function lostPages(
  publicFolder: string,
  files: readonly string[],
  docs: readonly PlannedDoc[],
  pages: readonly string[],
): string[] {
  const read = new Set(docs.map(({ file }) => file));
  const there = new Set(files);
  const served = new Set(pages);
  return [
    ...files.filter((file) => !read.has(file)).map((file) => `${file} did not become a doc`),
    ...docs
      .filter(({ file }) => !there.has(file))
      .map(({ file }) => `${file} was deleted, but its doc remains`),
    ...docs
      .filter(({ draft, path }) => !draft && !served.has(path))
      .map(({ file, path }) => `${file} has no page at ${path}`),
    ...pages.flatMap((path) => problemOfPage(publicFolder, path) ?? []),
  ];
}

/**
 * Returns the doc files that exist on disk. Adds the files of known docs, because the listing of the docs folder
 * doesn't enter symlinked folders.
 */
function docFiles(root: string, docs: readonly PlannedDoc[]): string[] {
  const inFolder = readdirSync(join(root, 'content/docs'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `content/docs/${forwardSlashes(name)}`);
  const files = new Set([...inFolder, ...docs.map(({ file }) => file)]);
  return [...files].filter((file) => isFile(join(root, file)));
}

/**
 * Aborts a build whose docs, pages and written files don't match, for example because a doc has no page, so that the
 * build is not published.
 */
export function checkBuiltPages({ getNodesByType, reporter, store }: BuildArgs): void {
  const root = process.cwd();
  const { product } = readSettings(root);
  const docs = (getNodesByType('Doc') as unknown as PlannedDoc[]).map((doc) => ({
    ...doc,
    path: withProductSlug(doc.path, product),
  }));
  const { pages } = gatsbyState(store);
  const lost = lostPages(join(root, 'public'), docFiles(root, docs), docs, [...pages.keys()]);
  if (lost.length === 0) return;
  const message = `This build lost pages:\n\n${lost.join('\n')}\n\nBuild again: the next run rebuilds everything.\n`;
  reporter.panic(contentError(reporter, message));
}
