import type { Expression, Program, Property } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contentComponents } from '../../../src/site/content/content-components';
import type { Literal } from '../../../src/site/content/content-tree';
import { dataComponents } from './data-components';
import { expandDetails, expandTabs } from './expand-markup';
import { isJsx, type Jsx } from './jsx-nodes';
import { report } from './problems';
import { suggest } from '../../../src/site/sources/suggest';

/** Components that become plain markup here, and need no script of their own. */
const markup = { Tabs: expandTabs, Details: expandDetails };

/** Drawn by steps of their own: `remark-glossary.ts`, and `reference/remark-reference.ts`, which knows the packages. */
const elsewhere = ['GlossaryTerms', 'ApiReference', 'Member'];
const known: readonly string[] = [
  ...contentComponents,
  ...Object.keys(markup),
  ...Object.keys(dataComponents),
  ...elsewhere,
  'Tab',
];

/**
 * Checks every component by name, evaluates its props (literals only: content is data), and expands those that
 * are plain markup. The props stand in `data.props` for the last step.
 */
export function remarkComponents() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      const name = node.name ?? '';
      if (!known.includes(name)) {
        report(
          file,
          node,
          /^[a-z]/.test(name)
            ? `the HTML element <${name}> is not part of our Markdown; use Markdown or a component`
            : `there is no component <${name}>; ${suggest(name, known)}`,
        );
        return;
      }
      node.data = { ...node.data, props: readProps(node, file) } as unknown as Jsx['data'];
    });
    let group = 0;
    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return;
      if (!parent || index === undefined) return;
      if (node.name === 'Tab' && !('name' in parent && parent.name === 'Tabs')) {
        report(file, node, '<Tab> stands in <Tabs> alone');
      }
      if (!Object.hasOwn(markup, node.name ?? '')) return;
      const expand = markup[node.name as keyof typeof markup];
      group += 1;
      const element = expand(node, file, `${group}`);
      parent.children[index] = element;
    });
  };
}

function readProps(node: Jsx, file: VFile): Record<string, Literal> {
  const props: Record<string, Literal> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(file, node, `<${node.name}> cannot take {...spread}; write each prop by name`);
      continue;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === 'string') props[name] = value;
    else {
      const literal = literalOf(expressionOf(value.data?.estree));
      if (literal === undefined) {
        report(
          file,
          node,
          `the prop "${name}" of <${node.name}> must be a plain value (text, number, true, false, list or record), not {${value.value}}`,
        );
      } else props[name] = literal;
    }
  }
  return props;
}

function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

function literalOf(node: Expression | undefined): Literal | undefined {
  if (!node) return undefined;
  if (node.type === 'Literal') {
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : value === null && !('regex' in node) && !('bigint' in node)
        ? null
        : undefined;
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = literalOf(node.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (node.type === 'ArrayExpression') {
    const items = node.elements.map((item) =>
      item && item.type !== 'SpreadElement' ? literalOf(item) : undefined,
    );
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  if (node.type === 'ObjectExpression') {
    const entries = node.properties.map((property) =>
      property.type === 'Property' ? entryOf(property) : undefined,
    );
    return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined;
  }
  return undefined;
}

function entryOf({ key, value, computed }: Property): [string, Literal] | undefined {
  const name =
    key.type === 'Identifier' && !computed
      ? key.name
      : key.type === 'Literal'
        ? String(key.value)
        : undefined;
  const literal = literalOf(value as Expression);
  return name === undefined || literal === undefined ? undefined : [name, literal];
}
