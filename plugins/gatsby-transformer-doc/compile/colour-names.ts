import type { CodeToken } from './code-tokens';

/** Languages whose grammar colours a name by its position, which gave one name up to three colours on a page. */
const OF_TYPESCRIPT = new Set(['ts', 'tsx', 'js', 'jsx']);

/** The theme's role for text between tags, where a word is not a name. */
export const TEXT_ROLE = 'text';

/** Never starts within a number such as `2_000`, `0xff` or `1e6`. */
const NAME = /((?<![\w$])[A-Za-z_$][\w$]*)/;
const PRIMITIVE = /^(?:any|bigint|boolean|never|number|object|string|symbol|unknown|void)$/;
const LITERAL = /^(?:true|false|null|undefined|NaN|Infinity|this|super)$/;
const CONSTANT = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;
const TYPE = /^[A-Z][A-Za-z\d]*$/;

/**
 * Colours names by what they are, wherever they appear. Types and called functions share one colour, literals and
 * constants in capitals another; variables, parameters and properties have none.
 */
export function colourNames(tokens: readonly CodeToken[], language: string): CodeToken[] {
  if (!OF_TYPESCRIPT.has(language)) return [...tokens];
  return tokens.flatMap(({ text, role }) => {
    if (role === TEXT_ROLE) return [{ text }];
    // The suffix of `5n`.
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
  // A single capital letter is a type parameter.
  if (part.length > 1 && CONSTANT.test(part)) return 'constant';
  return TYPE.test(part) ? 'function' : undefined;
}
