import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';

/**
 * Converts a rendered formula into a line of text for search, with `^`, `_` and `/` for superscripts, subscripts and
 * fractions: `<msup><mi>p</mi><mn>2</mn></msup>` → `p^2`.
 *
 * It reads the MathML rather than the TeX, because KaTeX has expanded every command in the MathML.
 */
export function formulaLine(html: string): string {
  const math = find(fromHtml(html, { fragment: true }), 'math');
  return math ? lineOf(math).replaceAll(APPLIED, ' ').replace(/\s+/g, ' ').trim() : '';
}

/** Invisible character (function application) that KaTeX puts after the name of a function. */
const APPLIED = '\u2061';

/** Matches the operators and words that get spaces around them. */
const APART = /^[=<>≤≥≈≠≡→⇒+−±×·⋅∈:]$|^(?:mod|and|or|if)$/;

function lineOf(node: Nodes): string {
  if (node.type !== 'element') return 'children' in node ? joined(node) : toString(node);
  const [first = '', second = '', third = ''] = node.children.map(lineOf);
  switch (node.tagName) {
    case 'mo':
    case 'mtext':
      return spaced(toString(node));
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√${valuesIn(node) > 1 ? `(${joined(node).trim()})` : grouped(joined(node))}`;
    case 'mroot':
      return `${grouped(first)}^(1/${second})`;
    case 'msup':
    case 'mover':
      return isAccent(second) ? first + second : `${first}^${grouped(second)}`;
    case 'msub':
    case 'munder':
      return first.endsWith(APPLIED)
        ? `${first.slice(0, -1)}_${grouped(second)} `
        : `${first}_${grouped(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}^${grouped(third)}`;
    case 'mtr':
      return `${node.children.map(lineOf).join(' ')}; `;
    default:
      return joined(node);
  }
}

/** Counts the identifiers and numbers in a part of a formula. */
const valuesIn = (node: Nodes): number =>
  node.type === 'element' && /^m[in]$/.test(node.tagName)
    ? 1
    : 'children' in node
      ? node.children.reduce((sum, child) => sum + valuesIn(child), 0)
      : 0;

const joined = (node: { children: Nodes[] }): string => node.children.map(lineOf).join('');

/** Adds spaces around an operator or word that `APART` matches. */
const spaced = (text: string): string => (APART.test(text.trim()) ? ` ${text.trim()} ` : text);

const isAccent = (text: string): boolean => /^\s*[ˉ¯^~˙′'*]+\s*$/.test(text);

/** Adds parentheses around a text, unless it is a single name, number or sign, or already has parentheses. */
const grouped = (text: string): string =>
  /^[\p{L}\p{N}.,′]*$|^[−+*]$|^\([^()]*\)$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`;

function find(node: Nodes, tagName: string): Element | undefined {
  if (node.type === 'element' && node.tagName === tagName) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, tagName);
    if (found) return found;
  }
  return undefined;
}
