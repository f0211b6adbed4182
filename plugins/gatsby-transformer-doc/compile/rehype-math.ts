import katex from 'katex';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { shownText } from '../../../src/site/content/shown-text';
import { pointAt } from '../../../src/site/sources/point-at';
import { formulaWords } from './formula-words';
import { report } from './problems';
import { MATH_BLOCK } from '../../../src/markup/article/names';
import type { CompileSettings } from './compile-settings';

/**
 * Draws mathematics when the doc is compiled: KaTeX's HTML for the eye, its MathML for screen readers. Ours, not
 * rehype-katex: that turns a mistake into red text where our build must fail with its line, and parses KaTeX's
 * output into a tree that we would only print again.
 */
export function rehypeMath({ message }: Pick<CompileSettings, 'message'>) {
  return (tree: Root, file: VFile): void => {
    const classes = new Set<string>();
    const letters = new Set<string>();
    let math = false;
    visit(tree, 'element', (node, index, parent) => {
      const { className } = node.properties;
      const has = (name: string) => Array.isArray(className) && className.includes(name);
      if (!has('language-math') || !parent || index === undefined) return undefined;
      const block = has('math-display');
      const target = block && parent.type === 'element' && parent.tagName === 'pre' ? parent : node;
      const formula = toString(node);
      const written = node.position ? node : (parent as Element);
      const html = draw(formula, block, (message, offset) =>
        report(file, placeIn(file, written, formula, offset) ?? written, message),
      );
      for (const name of classesOf(html)) classes.add(name);
      for (const letter of seenText(html)) letters.add(letter);
      Object.assign(target, element(html, block, message));
      math = true;
      return SKIP;
    });
    const mathLetters = [...letters].sort().join('');
    Object.assign(file.data, { math, mathClasses: [...classes].sort(), mathLetters });
  };
}

/** Takes what is wrong, and at which character of the formula, where that is known. */
type Fail = (message: string, offset?: number) => void;

/** A character of a formula, in the file. */
function placeIn(file: VFile, { position }: Element, formula: string, offset: number | undefined) {
  const from = position?.start.offset;
  if (offset === undefined || from === undefined) return undefined;
  const text = String(file.value);
  // Not where its lines are indented, or marked as a quotation: there its own place is told.
  const at = text.slice(from, position?.end.offset).indexOf(formula);
  return at < 0 ? undefined : { position: { start: pointAt(text, from + at + offset) } };
}

function draw(formula: string, block: boolean, fail: Fail): string {
  // Commands that reach beyond the formula, which KaTeX would print in red: links, classes, images.
  const trust = ({ command }: { command: string }): boolean => {
    fail(`mathematics: ${command} is no part of a formula here; write the formula without it`);
    return false;
  };
  try {
    const options = { displayMode: block, strict: 'error', trust } as const;
    return withoutSource(katex.renderToString(formula, options));
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    fail(`mathematics: ${formulaWords(error.rawMessage)}`, error.position);
    return '';
  }
}

/** KaTeX repeats the formula's TeX in each MathML: no screen reader speaks it, and every reader would load it. */
const withoutSource = (html: string): string =>
  html.replace(/<annotation[^>]*>[\s\S]*?<\/annotation>/g, '').replace(/<\/?semantics>/g, '');

/** What a formula shows; its MathML, which comes first, is for screen readers alone. */
const seenText = (html: string): string => shownText(html.replace(/^[\s\S]*<\/math>/, ''));

const classesOf = (html: string): string[] =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.trim().split(/\s+/));

function element(html: string, block: boolean, message: CompileSettings['message']): Element {
  return {
    type: 'element',
    tagName: block ? 'div' : 'span',
    properties: block
      ? {
          className: [MATH_BLOCK],
          tabIndex: 0,
          role: 'group',
          ariaLabel: message('Formula'),
          translate: 'no',
        }
      : { className: ['math-inline'], translate: 'no' },
    children: [{ type: 'raw', value: html } as unknown as Element],
  };
}
