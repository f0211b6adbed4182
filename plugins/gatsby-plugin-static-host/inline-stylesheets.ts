import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLESHEET } from '../../src/kit/names';

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
