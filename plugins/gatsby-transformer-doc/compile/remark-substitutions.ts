import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { renamer, withProductName, withProductSlug } from '../../../src/site/settings/product-text';
import type { CompileSettings } from './compile-settings';

/**
 * Replaces `{product}` by the product's name in prose and by its slug in addresses. Reports any other expression,
 * import or export, because a doc that ran code could be neither checked nor cached by its text.
 */
export function remarkProduct({ product }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
        node.url = withProductSlug(decodeBraces(node.url), product);
        if (node.title) node.title = withProductName(node.title, product);
        if (node.type === 'image' && node.alt) {
          const { start, end } = node.position ?? {};
          const written = String(file.value).slice(start?.offset, end?.offset);
          node.alt = nameInDescription(node.alt, written, product.name);
        }
      }
      if (node.type === 'mdxjsEsm') {
        file.message(
          "a page can't import or export: remove this line, because components need no import",
          { place: node.position },
        );
      }
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
      if (!parent || index === undefined) return undefined;
      if (node.value.trim() !== 'product') {
        file.message(
          `the expression {${node.value}} is not allowed: only {product} and comments are; to show a brace, write \\{`,
          { place: node.position },
        );
      }
      const text = { type: 'text' as const, value: product.name };
      parent.children.splice(
        index,
        1,
        (node.type === 'mdxFlowExpression'
          ? { type: 'paragraph', children: [text] }
          : text) as (typeof parent.children)[number],
      );
      return [SKIP, index + 1];
    });
  };
}

const decodeBraces = (url: string) => url.replaceAll('%7B', '{').replaceAll('%7D', '}');

/**
 * Fills in the product's name in a description. The parser returns descriptions as plain text, without the braces of
 * `{product}`, so the doc's source shows which occurrences of "product" had braces.
 */
function nameInDescription(alt: string, written: string, name: string): string {
  const braced = [...written.matchAll(/\{\s*product\s*\}|product/g)].map(
    ([word]) => word !== 'product',
  );
  let at = 0;
  return alt.replaceAll('product', (word) => (braced[at++] ? name : word));
}

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const ID = /^\s*\/\*\s*#(?<id>[\w-]+)\s*\*\/\s*$/;

/**
 * Removes comments. A comment that contains only `#an-id`, at the end of a heading, sets the heading's id: `## The
 * pool` with the comment `#pool` -> `<h2 id="pool">The pool</h2>`.
 */
export function remarkComments() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
      if (!parent || index === undefined) return undefined;
      if (!COMMENT.test(node.value) && node.value.trim() !== '') return undefined;
      const id = ID.exec(node.value)?.groups?.id;
      if (id && parent.type === 'heading') {
        parent.data = { ...parent.data, hProperties: { id } };
        const before = parent.children[index - 1];
        if (before?.type === 'text') before.value = before.value.trimEnd();
      }
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

/** Renames published package scopes and contract prefixes in code as the settings define. */
export function remarkIdentifiers({ identifiers }: CompileSettings) {
  const rename = renamer(identifiers);
  return (tree: Root): void => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      if ('value' in node) node.value = rename(node.value);
    });
  };
}
