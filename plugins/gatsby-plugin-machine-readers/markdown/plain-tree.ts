import type { Element, ElementContent } from 'hast';
import { ADMONITION, ADMONITION_TITLE } from '../../../src/markup/admonitions/names';
import { FIGURE, MATH_BLOCK } from '../../../src/markup/article/names';
import { ADDRESS_ACTIONS, CHAIN_FILTER_LINE } from '../../../src/markup/chain-filter/names';
import { CODE, DOWNLOAD_PROJECT } from '../../../src/markup/code/names';
import { HEADING_LINK } from '../../../src/markup/headings/names';
import { TESTED } from '../../../src/markup/hints/names';
import { FILTER_LINE } from '../../../src/markup/members/names';
import { TAB, TAB_LIST, TAB_PANEL } from '../../../src/markup/tabs/names';
import { codeBlock } from './code-blocks';
import {
  camelCase,
  classesOf,
  find,
  hasClass,
  make,
  replaceAll,
  textOf,
  type Parent,
} from './element';
import { flatCell } from './flat-cell';
import { drawnFigure, interactiveFigure } from './figures';

/** Elements that make sense only in a browser. */
const DROPPED_TAGS = new Set([
  'button',
  'input',
  'nav',
  'script',
  'select',
  'style',
  'template',
  'wbr',
]);
/**
 * Class of the line with the edit link and the date of the last change. It is dropped because the date is already at
 * the top.
 */
const ARTICLE_FOOT = 'article-foot';
const DROPPED_CLASSES = new Set([
  ADDRESS_ACTIONS,
  ARTICLE_FOOT,
  CHAIN_FILTER_LINE,
  DOWNLOAD_PROJECT,
  FILTER_LINE,
  HEADING_LINK,
  TAB_LIST,
]);

const isDropped = (element: Element): boolean =>
  DROPPED_TAGS.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  element.properties.dataNoPrint !== undefined ||
  classesOf(element).some((name) => DROPPED_CLASSES.has(name));

/** Returns the label of a panel's tab. The list of tabs itself is dropped. */
const tabName = (panel: Element): string => String(panel.properties[camelCase(TAB)]);

/** Converts a definition list to a list: `<dt>Kind</dt><dd>a</dd>` becomes `- **Kind:** a`. */
function facts(list: Element): Element {
  const items: Element[] = [];
  const rows = list.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  );
  for (const row of rows) {
    if (row.type !== 'element') continue;
    if (row.tagName === 'dt') items.push(make('li', [make('strong', [`${textOf(row)}:`])]));
    else items.at(-1)?.children.push({ type: 'text', value: ' ' }, ...row.children);
  }
  return make('ul', items);
}

/**
 * Separates small print from the text before it in a cell or line: `<code>x</code><small>old</small>` becomes `x; old`.
 */
const aside = (element: Element, parent: Parent): ElementContent[] => [
  ...(parent.children.indexOf(element) > 0 ? [{ type: 'text', value: '; ' } as const] : []),
  ...element.children,
];

/**
 * Reduces a page's HTML to what Markdown can express: removes controls, and turns figures and tools into text, and code
 * into fences.
 *
 * @param tree modified in place
 * @param address address of the page
 * @param texOf returns the TeX of a formula, given its MathML element
 */
export function makePlain(tree: Parent, address: string, texOf: (math: Element) => string): void {
  const inside = (element: Element): ElementContent[] => {
    replaceAll(element, replace);
    return element.children;
  };
  const replace = (element: Element, parent: Parent): ElementContent[] | undefined => {
    if (isDropped(element)) return [];
    const { tagName } = element;
    if (hasClass(element, CODE)) return codeBlock(withoutDropped(element));
    if (hasClass(element, FIGURE)) return drawnFigure(element);
    if (tagName === 'figure') return interactiveFigure(element, address).flatMap(plain);
    if (hasClass(element, MATH_BLOCK)) return [formula(element, 'x-math-block', texOf)];
    if (hasClass(element, 'katex')) return [formula(element, 'x-math', texOf)];
    if (hasClass(element, TAB_PANEL))
      return [make('p', [make('strong', [`${tabName(element)}:`])]), ...inside(element)];
    if (hasClass(element, ADMONITION)) return [admonition(element, inside)];
    if (tagName === 'dl') return plain(facts(element));
    if (tagName === 'td' || tagName === 'th') {
      inside(element);
      return [{ ...element, children: flatCell(element) }];
    }
    if (tagName === 'summary') return [make('p', [make('strong', inside(element))])];
    if (tagName === 'strong' || tagName === 'em') return spaceOutside(element, inside(element));
    if (hasClass(element, TESTED)) return tested(element);
    if (tagName === 'a') return linkedHeading(element, inside(element));
    if (tagName === 'small') return (inside(element), aside(element, parent));
    if (tagName === 'ul' && element.properties.ariaLabel !== undefined)
      return [make('p', [`${element.properties.ariaLabel}:`]), make('ul', inside(element))];
    return undefined;
  };
  const plain = (node: ElementContent): ElementContent[] => {
    const holder = make('div', [node]);
    replaceAll(holder, replace);
    return holder.children;
  };
  replaceAll(tree, replace);
}

/** Puts the mark of a test in parentheses, and links only its first word: `([tested](/a): What was run.)`. */
function tested({ tagName, properties, children }: Element): ElementContent[] {
  const [word, ...rest] = children;
  const mark = word && tagName === 'a' ? make('a', [word], { href: properties.href }) : word;
  return ['(', ...(mark ? [mark] : []), ...rest, ')'].map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  );
}

/** Moves trailing space out of emphasis, where Markdown does not allow it: `<strong>a </strong>b` becomes `**a** b`. */
function spaceOutside(element: Element, children: ElementContent[]): ElementContent[] {
  const last = children.at(-1);
  if (last?.type !== 'text' || !/\s$/.test(last.value)) return [element];
  last.value = last.value.trimEnd();
  return [element, { type: 'text', value: ' ' }];
}

/** Splits a link that contains a heading and text into a linked heading and plain text. */
function linkedHeading(link: Element, children: ElementContent[]): ElementContent[] {
  const heading = find(link, ({ tagName }) => /^h[2-6]$/.test(tagName));
  if (!heading) return [link];
  const rest = children.filter((child) => child !== heading);
  const { properties } = link;
  return [make('p', [make('strong', [make('a', heading.children, properties)])]), ...rest];
}

const withoutDropped = (element: Element): Element => {
  replaceAll(element, (inner) => (isDropped(inner) ? [] : undefined));
  return element;
};

function formula(element: Element, tagName: string, texOf: (math: Element) => string): Element {
  const math = find(element, (inner) => inner.tagName === 'math');
  return make(tagName, [math ? texOf(math) : textOf(element)]);
}

function admonition(element: Element, inside: (element: Element) => ElementContent[]): Element {
  const title = find(element, (inner) => classesOf(inner).includes(ADMONITION_TITLE));
  const rest = inside(element).filter((child) => child !== title);
  return make('blockquote', [
    ...(title ? [make('p', [make('strong', [textOf(title)])])] : []),
    ...rest,
  ]);
}
