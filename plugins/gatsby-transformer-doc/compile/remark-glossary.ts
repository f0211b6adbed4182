import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type GlossaryTerm } from '../../../src/site/data/glossary';
import { checkProps } from './check-props';
import type { CompileSettings } from './compile-settings';
import { isParserError, mdxErrorMessage } from './mdx-error-messages';
import { GLOSSARY, glossaryIfRight } from '../../../src/site/data/read-glossary';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkMath);

/** Replaces `<GlossaryTerms of="…" />` by the terms of one glossary, under a heading for each letter. */
export function remarkGlossary({ readSource }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'GlossaryTerms' || !parent || index === undefined) return undefined;
      const { of: name } = checkProps(node, file) ?? {};
      if (typeof name !== 'string') {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      const nodes = entries(name, readSource(GLOSSARY) ?? '[]', file);
      // Later steps report problems in an entry at the position of the component, because the entry's Markdown is not
      // in this file.
      for (const each of nodes) visit(each, (inner) => void (inner.position = node.position));
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}

function entries(name: string, text: string, file: VFile): RootContent[] {
  const source = glossaryIfRight(text);
  if (!source) return [];
  const { value, locate } = source;
  const places = new Map(value.map((term, index) => [term, index]));
  const terms = value
    .filter(({ glossary }) => glossary === name)
    .sort((a, b) => a.term.localeCompare(b.term, 'en'));
  let letter = '';
  return terms.flatMap((term) => {
    const first = (term.term[0] ?? '').toUpperCase();
    const started = first === letter ? [] : [heading(2, first)];
    letter = first;
    try {
      return [...started, heading(3, term.term), ...bodyOf(term)];
    } catch (error) {
      if (!isParserError(error)) throw error;
      const { message } = mdxErrorMessage(error, term.text);
      file.message(message, { place: locate([places.get(term) ?? 0]) }).file = GLOSSARY;
      return started;
    }
  });
}

/**
 * Returns the text of an entry, followed by its other names and its link. After a text of one line, these are in the
 * same paragraph; after a longer text, they are a paragraph of their own.
 */
function bodyOf({ text, see, also }: GlossaryTerm): RootContent[] {
  const other = also.length > 0 ? ` Also: ${also.join(', ')}.` : '';
  const link = see ? ` See ${see}.` : '';
  const tail = `${other}${link}`;
  return parser.parse(text.trim().includes('\n') ? `${text}\n\n${tail.trim()}` : text + tail)
    .children;
}

const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }] as Paragraph['children'],
});
