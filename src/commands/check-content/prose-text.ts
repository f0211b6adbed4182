import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { isScalar, parseDocument, visit as visitYaml } from 'yaml';
import { parseDoc } from '../../site/content/mdx-parser';
import { splitFrontMatter } from '../../site/content/split-front-matter';

/**
 * The prose of a file, and the prose of only its headings. Everything else is replaced with blanks, so that offsets are
 * those of the file.
 */
export interface Prose {
  text: string;
  headings: string;
}

/** Returns the prose of an MDX file, including the title and the description in its front matter. */
export function proseOfDoc(source: string): Prose {
  const { yaml = '', open = '' } = splitFrontMatter(source) ?? {};
  const text = blank(source);
  const headings = blank(source);
  for (const { index, 0: line, groups } of (open + yaml).matchAll(
    /^(?:title|description|sidebar_label): (?<value>.+)$/gm,
  )) {
    const value = groups?.value ?? '';
    write(text, source, index + line.length - value.length, index + line.length);
  }
  visit(parseDoc(source), (node: Nodes, _, parent) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    // A period separates headings, so that no sentence continues in the next heading.
    if (node.type === 'heading') headings[start] = '.';
    // A comma separates cells and list items, so that no phrase continues in the next one.
    if (node.type === 'tableCell' || node.type === 'listItem') text[start] = ',';
    if (node.type === 'text') {
      write(text, source, start, end);
      if (parent?.type === 'heading') write(headings, source, start, end);
    }
    // A comma separates words around inline code, because the same word before and after it isn't a repetition.
    if (node.type === 'inlineCode' || (node.type as string) === 'inlineMath') text[start] = ',';
  });
  return { text: mask(text), headings: mask(headings) };
}

/** Returns the prose of a YAML file: the Markdown in the values of these keys. */
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
 * Replaces placeholders, URLs and inline markup with blanks. Inline markup occurs only in YAML, whose Markdown isn't
 * parsed.
 */
const mask = (characters: string[]): string =>
  characters
    .join('')
    .replace(/\$\$[\s\S]*?\$\$/g, (match) => match.replace(/[^\n]/g, ' '))
    .replace(/\{product\}|`[^`\n]*`|\$[^$\n]*\$|\]\([^)\n]*\)|https?:\/\/\S+/g, (match) =>
      ','.padEnd(match.length),
    );
