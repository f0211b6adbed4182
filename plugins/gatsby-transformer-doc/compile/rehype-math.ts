import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import katex from 'katex';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { MATH_BLOCK } from '../../../src/markup/article/names';
import { shownText } from '../../../src/site/content/shown-text';
import { pointAt } from '../../../src/site/sources/content-problem';
import type { CompileSettings } from './compile-settings';

/** Messages for the writer, each with a pattern for the KaTeX errors that it replaces. The first match applies. */
const WORDS: readonly [pattern: RegExp, words: (found: string) => string][] = [
  [
    /^Undefined control sequence: (?<found>.*)/,
    (found) => `there is no command ${found}: correct its name`,
  ],
  [
    /^No such environment: (?<found>.*)/,
    (found) => `there is no \\begin{${found}}: correct its name`,
  ],
  [/^Expected '(?<found>.*)', got 'EOF'/, (found) => `${found} is missing; add it before the end`],
  [
    /^Unexpected end of input.*expected '(?<found>.*)'/,
    (found) => `${found} is missing; add it before the end`,
  ],
  [/^Expected & or/, () => '\\end{…} is missing; add it before the end'],
  [
    /^Expected group after '(?<found>.*)'/,
    (found) => `nothing follows ${found}: write its argument`,
  ],
  [
    /^Double (?<found>\w+)/,
    (found) => `there are two ${found}s in a row: put braces around the first, x{^a}^b`,
  ],
  [
    /^Expected 'EOF', got '(?<found>.*)'/,
    (found) =>
      found.startsWith('\\')
        ? `${found} closes what nothing opens: add the opening command before it, or remove it`
        : `${found} isn't allowed here: write \\${found}, or remove it`,
  ],
  [/^Can't use function '(?<found>.*)'/, (found) => `${found} can't be used here: remove it`],
  [
    /text character "(?<found>.*)" used/,
    (found) => `${found} isn't a mathematical symbol: write \\text{${found}}`,
  ],
  [/^LaTeX-incompatible.*% comment/, () => '% begins a comment: write \\%'],
  [/^Invalid unit: '(?<found>.*)'/, (found) => `${found} isn't a supported unit: write em or pt`],
  [/infinite loop/, () => 'a command expands to itself: correct its definition'],
];

/** Matches KaTeX's own commands that write HTML attributes. */
const HTML_COMMAND = /\\html(?:Class|Data|Id|Style)(?![A-Za-z])/;

/** Converts an error of KaTeX to a message for the writer, because KaTeX's own messages describe its parser. */
function katexErrorMessage(reason: string): string {
  for (const [pattern, words] of WORDS) {
    const match = pattern.exec(reason);
    if (match) return words(match.groups?.found ?? '');
  }
  return "this isn't valid LaTeX from here on: correct it";
}

/**
 * Renders formulas at compile time: KaTeX's HTML for display, and its MathML for screen readers. We don't use
 * rehype-katex, because it shows a mistake as red text, whereas our build must fail with a line number. It also parses
 * KaTeX's output into a tree, which would only be serialized again.
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
        file.message(message, { place: placeIn(file, written, formula, offset) }),
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

/** Reports a mistake, with its offset in the formula if known. */
type Fail = (message: string, offset?: number) => void;

/**
 * Returns the position in the file of the character at `offset` in a formula, or the position of the formula if the
 * character cannot be found.
 */
function placeIn(file: VFile, { position }: Element, formula: string, offset: number | undefined) {
  const from = position?.start.offset;
  if (offset === undefined || from === undefined) return position;
  const text = String(file.value);
  // The formula is not found if its lines are indented or quoted.
  const at = text.slice(from, position?.end.offset).indexOf(formula);
  return at < 0 ? position : pointAt(text, from + at + offset);
}

function draw(formula: string, block: boolean, fail: Fail): string {
  let searched = 0;
  const refuse = (command: string): void => {
    const at = formula.indexOf(command, searched);
    searched = at + command.length;
    const message = `formula: ${command} isn't supported; write the formula without it`;
    fail(message, at < 0 ? undefined : at);
  };
  // Reports commands with effects outside the formula (links, classes, images), because KaTeX would only print them in
  // red.
  const trust = ({ command }: { command: string }): boolean => {
    refuse(command);
    return false;
  };
  try {
    const options = { displayMode: block, strict: 'error', trust } as const;
    return withoutSource(katex.renderToString(formula, options));
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    const [html] = error.rawMessage.includes('HTML extension')
      ? (HTML_COMMAND.exec(formula) ?? [])
      : [];
    if (html === undefined) fail(`formula: ${katexErrorMessage(error.rawMessage)}`, error.position);
    else refuse(html);
    return '';
  }
}

/**
 * Removes the TeX source that KaTeX repeats in its MathML, because screen readers don't read it and it would make every
 * page larger.
 */
const withoutSource = (html: string): string =>
  html.replace(/<annotation[^>]*>[\s\S]*?<\/annotation>/g, '').replace(/<\/?semantics>/g, '');

/** Returns the visible text of a formula, without the MathML before it, which is only for screen readers. */
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
