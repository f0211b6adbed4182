import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isScalar, parseDocument, visit as visitYaml } from 'yaml';
import { splitFrontMatter } from '../../../src/site/content/split-front-matter';

/**
 * The prose of a file, and the prose of its headings only. Everything else is replaced with blanks, so offsets match
 * the file.
 */
export interface Prose {
  text: string;
  headings: string;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkDirective);

/**
 * @param source an MDX file; the title and description in its front matter count as prose
 */
export function proseOfDoc(source: string): Prose {
  const { body: written = source } = splitFrontMatter(source) ?? {};
  const front = source.slice(0, source.length - written.length);
  const body = front.replace(/[^\n]/g, ' ') + written;
  const text = blank(source);
  const headings = blank(source);
  for (const { index, 0: line, groups } of front.matchAll(
    /^(?:title|description|sidebar_label): (?<value>.+)$/gm,
  )) {
    const value = groups?.value ?? '';
    write(text, source, index + line.length - value.length, index + line.length);
  }
  const tree: Root = parser.parse(body);
  visit(tree, (node: Nodes, _, parent) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    // Separate headings with full stops, so that a heading doesn't continue in the next one.
    if (node.type === 'heading') headings[start] = '.';
    // Separate cells and list items, so that one doesn't continue in the next.
    if (node.type === 'tableCell' || node.type === 'listItem') text[start] = ',';
    if (node.type === 'text') {
      write(text, source, start, end);
      if (parent?.type === 'heading') write(headings, source, start, end);
    }
    // Separate words with inline code between them: the same word on either side of it is not a repetition.
    if (node.type === 'inlineCode' || (node.type as string) === 'inlineMath') text[start] = ',';
  });
  return { text: mask(text), headings: mask(headings) };
}

/** @param source YAML whose values under `keys` are prose in Markdown */
export function proseOfYaml(source: string, keys: ReadonlySet<string>): Prose {
  const text = blank(source);
  visitYaml(parseDocument(source), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !keys.has(String(key.value)) || !isScalar(value)) return;
      const [start, end] = value.range ?? [0, 0];
      write(text, source, start, end);
    },
  });
  return { text: mask(text), headings: '' };
}

const blank = (source: string): string[] => source.replace(/[^\n]/g, ' ').split('');

function write(into: string[], source: string, start: number, end: number): void {
  for (let at = start; at < end; at += 1) into[at] = source[at] ?? ' ';
}

/**
 * Replaces placeholders, addresses and inline markup with blanks. Only YAML needs the last, because its inline markup
 * is not parsed.
 */
const mask = (characters: string[]): string =>
  characters
    .join('')

    .replace(/\$\$[\s\S]*?\$\$/g, (match) => match.replace(/[^\n]/g, ' '))
    .replace(/\{product\}|`[^`\n]*`|\$[^$\n]*\$|\]\([^)\n]*\)|https?:\/\/\S+/g, (match) =>
      ','.padEnd(match.length),
    );
