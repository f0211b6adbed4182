import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { LinkedDoc } from './check-links';

const LINKS = new Set<unknown>(['to', 'href']);

/**
 * Collects the links of a data file: the values of all `to` and `href` fields. Relative links resolve as on the home
 * page. Syntax errors are ignored here because they have already been reported.
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
