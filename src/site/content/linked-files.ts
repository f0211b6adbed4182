import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { RELEASES_FILE } from '../data/releases';
import { type Product, withProductSlug } from '../settings/product-text';
import { SETTINGS_FILE } from '../settings/read-settings';
import type { LinkedDoc } from './check-links';

const LINKS = new Set<unknown>(['to', 'href']);

/**
 * Collects the links of a data file: the values of all `to` and `href` fields. Relative links resolve as on the home
 * page. Syntax errors are ignored, because the check of the data file reports them.
 *
 * @param file path from the project root
 */
export function writtenLinks(file: string, text: string): LinkedDoc {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const links: LinkedDoc['links'][number][] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !LINKS.has(key.value) || !isScalar(value)) return;
      const { line, col: column } = counter.linePos(value.range?.[0] ?? 0);
      links.push({ href: String(value.value), line, column });
    },
  });
  return { file, path: '/', headings: [], links };
}

/** Returns the data files that link to pages of the site, with `{product}` in their links replaced. */
export const linkedFiles = (root: string, product: Product): LinkedDoc[] =>
  ['content/navigation/home.yml', SETTINGS_FILE, RELEASES_FILE]
    .filter((file) => existsSync(join(root, file)))
    .map((file) => {
      const { links, ...doc } = writtenLinks(file, readFileSync(join(root, file), 'utf8'));
      return {
        ...doc,
        links: links.map((link) => ({ ...link, href: withProductSlug(link.href, product) })),
      };
    });
