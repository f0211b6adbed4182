import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { TOKEN } from '../../../src/markup/code/names';

/** A piece of a line of code. Its CSS class ends with its `role`, such as `keyword` or `string`. */
export interface CodeToken {
  text: string;
  role?: string | undefined;
}

/** Splits code into lines of tokens. */
export type Highlight = (code: string, language: string) => CodeToken[][];

/** Renders the text of one token. */
type DrawText = (text: string) => ElementContent[];

const plain: DrawText = (value) => [{ type: 'text', value }];

/**
 * Joins adjacent tokens of the same role, and adds white space to the token before it, so that pages have fewer
 * elements.
 */
export function joinTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.role === token.role || !token.text.trim())) last.text += token.text;
    else merged.push({ ...token });
  }
  return merged;
}

/** Renders the tokens of a line as elements. */
export const drawTokens = (
  tokens: readonly CodeToken[],
  draw: DrawText = plain,
): ElementContent[] =>
  joinTokens(tokens).flatMap(({ text, role }) =>
    role ? [h('span', { className: [`${TOKEN}${role}`] }, draw(text))] : draw(text),
  );

/** Joins lines of code with line breaks. */
export const joinLines = (lines: readonly ElementContent[]): ElementContent[] =>
  lines.flatMap((line, index): ElementContent[] =>
    index === 0 ? [line] : [{ type: 'text', value: '\n' }, line],
  );

/**
 * Languages in which `colourNames` replaces the roles of names. The highlighter's grammar derives the role of a name
 * from its position, so without `colourNames` the same name could have up to three colors on a page.
 */
const OF_TYPESCRIPT = new Set(['ts', 'tsx', 'js', 'jsx']);

/** The theme's role for text between JSX tags. A word in such text is not a name, so it gets no color. */
export const TEXT_ROLE = 'text';

/** Matches a name, but not the letters in a number such as `2_000`, `0xff` or `1e6`. */
const NAME = /((?<![\w$])[A-Za-z_$][\w$]*)/;
const PRIMITIVE = /^(?:any|bigint|boolean|never|number|object|string|symbol|unknown|void)$/;
const LITERAL = /^(?:true|false|null|undefined|NaN|Infinity|this|super)$/;
const CONSTANT = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;
const TYPE = /^[A-Z][A-Za-z\d]*$/;

/**
 * Sets the role of each name by its kind. Types and called functions share one role, and literals and constants in
 * capitals share another. Variables, parameters and properties have no role.
 */
export function colourNames(tokens: readonly CodeToken[], language: string): CodeToken[] {
  if (!OF_TYPESCRIPT.has(language)) return [...tokens];
  return tokens.flatMap(({ text, role }) => {
    if (role === TEXT_ROLE) return [{ text }];
    // The `n` is the suffix of a bigint, such as `5n`, so give it the role of a number.
    if (role === 'keyword' && text === 'n') return [{ text, role: 'constant' }];
    if (role !== undefined && role !== 'constant' && role !== 'function') return [{ text, role }];
    return text
      .split(NAME)
      .filter(Boolean)
      .map((part) => ({ text: part, role: roleOf(part, role) }));
  });
}

function roleOf(part: string, role: string | undefined): string | undefined {
  if (/^[\s.]*$/.test(part)) return undefined;
  if (!NAME.test(part) || LITERAL.test(part) || role === 'function') return role;
  if (PRIMITIVE.test(part)) return role && 'function';
  // A single capital letter is a type parameter, not a constant.
  if (part.length > 1 && CONSTANT.test(part)) return 'constant';
  return TYPE.test(part) ? 'function' : undefined;
}
