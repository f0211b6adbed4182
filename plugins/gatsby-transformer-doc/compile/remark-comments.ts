import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

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
