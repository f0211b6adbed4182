import type { Element, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { ContentNode, Literal } from '../../../src/site/content/content-tree';

interface Jsx {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string;
  data?: { props?: Record<string, Literal> };
  children: Nodes[];
}

/**
 * Converts a tree to the content of a page. Each run of nodes without components becomes one HTML string, and elements
 * that contain a component stay nodes.
 */
export function compact(tree: Root): ContentNode[] {
  return children(tree.children, false);
}

function children(nodes: readonly Nodes[], inline: boolean): ContentNode[] {
  const result: ContentNode[] = [];
  let run: Nodes[] = [];
  const close = () => {
    const html = toHtml(run as Element[], {
      allowDangerousHtml: true,
      characterReferences: { useNamedReferences: false },
    });
    if (inline ? html : html.trim()) result.push(inline ? { html, inline } : { html: html.trim() });
    run = [];
  };
  for (const node of nodes) {
    const kept = keep(node);
    if (kept) {
      close();
      result.push(kept);
    } else if (!isExpression(node)) run.push(node);
  }
  close();
  return result;
}

function keep(node: Nodes): ContentNode | undefined {
  if (isJsx(node)) {
    return {
      component: node.name,
      props: node.data?.props ?? {},
      children: children(node.children, node.type === 'mdxJsxTextElement'),
    };
  }
  if (node.type !== 'element' || !hasComponent(node)) return undefined;
  return {
    tag: node.tagName,
    props: reactProps(node),
    children: children(node.children, phrasing.has(node.tagName)),
  };
}

const phrasing = new Set([
  'p',
  'li',
  'td',
  'th',
  'span',
  'strong',
  'em',
  'a',
  'summary',
  'figcaption',
  'button',
]);

const isExpression = (node: Nodes) => (node.type as string).endsWith('Expression');

function isJsx(node: unknown): node is Jsx {
  return (node as Jsx).type === 'mdxJsxFlowElement' || (node as Jsx).type === 'mdxJsxTextElement';
}

function hasComponent(node: Nodes): boolean {
  return isJsx(node) || ('children' in node && (node.children as Nodes[]).some(hasComponent));
}

const aria = (name: string) =>
  name.replace(
    /^(aria|data)([A-Z])/,
    (_, kind: string, rest: string) => `${kind}-${rest.toLowerCase()}`,
  );

/**
 * Converts the properties of an element to React props, without those that are null, undefined or false. The names stay
 * the same, but those of ARIA and data attributes get their hyphens back, as in `aria-label` and `data-tab`. A list
 * becomes a string, with spaces between its items.
 */
function reactProps({ properties }: Element): Record<string, string | number | boolean> {
  const props: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const key = name.startsWith('data')
      ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      : aria(name);
    props[name === 'ariaLabelledBy' ? 'aria-labelledby' : key] = Array.isArray(value)
      ? value.join(' ')
      : value;
  }
  return props;
}
