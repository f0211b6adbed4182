import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLESHEET } from '../../src/kit/names';

const SHEET = /<link\b[^>]*\srel="stylesheet"[^>]*>/g;
const FILE = /url\((?<quote>["']?)(?<path>[^)"']+)\k<quote>\)/g;

/** A style sheet's text for a document of another folder: what it names relative to itself is named from the root. */
function readSheet(file: string, address: string): string {
  return readFileSync(file, 'utf8').replace(FILE, (asked, _quote, path: string) =>
    path.startsWith('data:') ? asked : `url(${new URL(path, `http://site${address}`).pathname})`,
  );
}

/**
 * Writes the style sheets that a page asks for into the page: the browser draws nothing before they have come, and they
 * are too small to be worth a request. Each bears its address, by which `gatsby/loader/page-stylesheets.ts` knows that it
 * is there.
 *
 * @param folder the built site
 * @param basePath what the addresses of its files begin with
 */
export function withInlineStylesheets(html: string, folder: string, basePath: string): string {
  return html.replace(SHEET, (link) => {
    const address = /\shref="([^"]*)"/.exec(link)?.[1] ?? '';
    // Not this build's: a page written by hand may ask for any.
    if (!address.startsWith(`${basePath}/styles/`)) return link;
    const sheet = readSheet(join(folder, address.slice(basePath.length)), address);
    return `<style ${STYLESHEET}="${address}">${sheet}</style>`;
  });
}
