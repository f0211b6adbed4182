import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { LONG, WHOLE } from '../../../src/markup/tables/names';
import { breakParts } from '../../../src/site/content/break-points';

/** Maximum length of a name, in characters. A longer word is bytes or a path, which may break anywhere. */
const MOST = 60;

/**
 * Elements that may be narrow, so identifiers in them may break between their words if they are longer than this. In
 * running text, a whole identifier moves to the next line instead. A `dd` can be a column of the list of errors, whose
 * width is that of its longest unbroken name: names of 34 characters fit there in every window from 320 to 1600 px.
 */
const NARROW: Readonly<Record<string, number>> = { table: 0, h2: 0, h3: 0, h4: 0, dd: 34 };

/** Matches a character after which browsers break a line, even within a name. */
const BROKEN_BY_BROWSERS = /[^\s\w.:,()[\]{}'"$@=*&^+]\S/;

const VERSION = /(\d+\.\d+\.\d+-[\w.-]*\w)/;

/**
 * Lets identifiers in tables and headings, and very long ones in lists of values, break between their words, for narrow
 * columns, but keeps versions such as `1.1.0-beta.0` there on one line. Marks code there if it has a word that is too
 * long for any line. Everywhere, marks names that browsers would break although they fit on a line.
 *
 * @example
 * `nonfungiblePositionManager` in a table -> '<code>nonfungible<wbr>Position<wbr>Manager</code>'
 */
export function rehypeBreakPoints() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      const keep = NARROW[node.tagName];
      if (keep !== undefined) {
        visit(node, 'element', (inner) => breakCode(inner, keep));
        keepVersions(node);
        return SKIP;
      }
      breakCode(node, Infinity);
      return undefined;
    });
  };
}

/** @param keep maximum length of words that can't break */
function breakCode(node: Element, keep: number): void {
  if (node.tagName !== 'code') return;
  const words = toString(node).split(/\s+/);
  const long = words.some(({ length }) => length > MOST);
  const breaks = words.some(({ length }) => length > keep);
  if (long && breaks) addClass(node, LONG);
  else if (!long && words.length === 1 && BROKEN_BY_BROWSERS.test(words[0] ?? ''))
    addClass(node, WHOLE);
  if (words.length > 1) node.children = node.children.flatMap(whole);
  if (breaks) node.children = node.children.flatMap(broken);
}

/** Keeps a version such as `1.1.0-beta.0` on one line. */
function keepVersions(node: Element): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element' && child.tagName !== 'code') keepVersions(child);
    if (child.type !== 'text') return [child];
    return child.value
      .split(VERSION)
      .flatMap((part, index) => (index % 2 ? h(`span.${WHOLE}`, part) : part ? text(part) : []));
  });
}

function addClass(node: Element, name: string): void {
  const { className } = node.properties;
  node.properties.className = [...(Array.isArray(className) ? className : []), name];
}

const text = (value: string) => ({ type: 'text' as const, value });

function broken(node: ElementContent): ElementContent[] {
  if (node.type === 'element') return [{ ...node, children: node.children.flatMap(broken) }];
  if (node.type !== 'text') return [node];
  return breakParts(node.value).flatMap((value, index) =>
    index > 0 ? [h('wbr'), text(value)] : [text(value)],
  );
}

/**
 * Wraps each word of code that a browser would break in a `<span>` that keeps the word on one line, unless the word is
 * longer than `MOST`.
 */
function whole(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || !BROKEN_BY_BROWSERS.test(node.value)) return [node];
  return node.value
    .split(/(\s+)/)
    .filter(Boolean)
    .map((word) =>
      word.length <= MOST && BROKEN_BY_BROWSERS.test(word) ? h(`span.${WHOLE}`, word) : text(word),
    );
}

/**
 * Marks code with `translate="no"`, because readers copy names, addresses, hashes and samples, which would not work
 * once a browser has translated them. `rehype-math.ts` marks formulas.
 *
 * @example
 * '<code>' -> '<code translate="no">'
 */
export function rehypeUntranslated() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'code') return undefined;
      properties.translate = 'no';
      return SKIP;
    });
  };
}

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Matches a sign before a number, unless a letter or digit before it makes it a hyphen or an operator. */
const SIGN = /(?<![\p{L}\p{N}])[-+±−](?=\d)/gu;

const LEFT_TO_RIGHT_MARK = '\u200E';

/**
 * Keeps signs before their numbers in right-to-left text, where a browser shows `−5` as `5−`. Writers cannot add the
 * invisible mark themselves, because the content check reports invisible characters.
 */
export function rehypeSigns() {
  return (tree: Root, file: VFile): void => {
    if (!FROM_RIGHT.test(String(file))) return;
    visit(tree, (node) => {
      if (node.type === 'text') node.value = node.value.replace(SIGN, `${LEFT_TO_RIGHT_MARK}$&`);
      // Leave code unchanged, because readers copy it.
      return node.type === 'element' && node.properties.translate === 'no' ? SKIP : undefined;
    });
  };
}
