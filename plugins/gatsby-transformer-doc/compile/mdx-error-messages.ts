import type { VFile } from 'vfile';
import { pointAt } from '../../../src/site/sources/content-problem';

/** An error of the MDX parser. */
type ParserError = VFile['messages'][number];

/** Returns whether a thrown value is an error in the text rather than a bug in the program. */
export const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && 'reason' in error;

/** A message for the writer, with the position of the mistake. */
interface Told {
  place: { line: number; column: number };
  message: string;
}

const LITERAL = 'to show < or { as text, write \\< or \\{, or put it in code';

/**
 * Converts an error of the parser to a message for the writer. The parser's own message lists the characters that it
 * expected, and places an unclosed tag or brace at the end of the text instead of where it opens.
 */
export function mdxErrorMessage(error: ParserError, text: string): Told {
  const { reason, line = 1, column = 1 } = error;
  const place = { line, column };
  const told = unclosedTag(reason) ??
    unclosedBrace(reason, text, place) ?? { place, message: wordsFor(reason) };
  return { ...told, message: `MDX: ${told.message}` };
}

function unclosedTag(reason: string): Told | undefined {
  const {
    name = '',
    line,
    column,
  } = /^Expected a closing tag for `<(?<name>[^`]*)>` \((?<line>\d+):(?<column>\d+)/.exec(reason)
    ?.groups ?? {};
  return line === undefined
    ? undefined
    : {
        place: { line: Number(line), column: Number(column) },
        message: /^[a-z]/.test(name)
          ? `the HTML element <${name}> isn't allowed; use Markdown or a component`
          : `<${name}> is not closed: write </${name}> after its content, or <${name} /> if it has none`,
      };
}

/** Returns a message at the last opening brace before the end of the text, because that brace is the one left open. */
function unclosedBrace(reason: string, text: string, end: Told['place']): Told | undefined {
  if (!reason.includes('end of file in expression')) return undefined;
  const before = text.split('\n').slice(0, end.line).join('\n');
  return {
    place: pointAt(text, Math.max(0, before.lastIndexOf('{'))),
    message: `this brace is never closed: write } after its content (${LITERAL})`,
  };
}

/** Messages for the writer, each with a pattern for the parser's messages that it replaces. The first match applies. */
const WORDS: readonly [pattern: RegExp, message: string][] = [
  [/`!` \(U\+0021\) before name/, "an HTML comment isn't supported: write {/* … */}"],
  [/to create a link/, "a link in angle brackets isn't supported: write [text](address)"],
  [/closing slash/, 'this closing tag has no opening tag: add one above, or remove this one'],
  [
    /import\/exports/,
    'a line that begins with import or export is read as code: begin it with another word',
  ],
  [/before attribute value/, 'put the value of a prop in quotes or braces: a="b" or a={1}'],
  [/before attribute name|in attribute name/, 'write a prop as name="text" or name={1}'],
  [/in attribute value/, 'the quote in this prop is never closed: write " after its value'],
  [/empty expression/, 'the braces of this prop are empty: write a value in them'],
  [/spread/, 'write a prop as name="text" or name={1}'],
  [/expression/, `the code in these braces isn't valid (${LITERAL})`],
  [/end of file/, 'this tag is never closed: write > or /> at its end'],
  [/name/, `this < begins a tag, but the tag's name isn't valid (${LITERAL})`],
];

function wordsFor(reason: string): string {
  const mismatch =
    /^Unexpected closing tag `(?<found>[^`]*)`, expected corresponding closing tag for `<(?<open>[^`]*)>` \((?<line>\d+):/.exec(
      reason,
    )?.groups;
  if (mismatch)
    return `${mismatch.found} doesn't match the open tag: write </${mismatch.open}> to close the tag of line ${mismatch.line}`;
  const [, message] = WORDS.find(([pattern]) => pattern.test(reason)) ?? [];
  return message ?? `this isn't valid syntax (${LITERAL})`;
}
