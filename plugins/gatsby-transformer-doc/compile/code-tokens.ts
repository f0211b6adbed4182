import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { TOKEN } from '../../../src/markup/code/names';

/** A piece of a line; `role` (keyword, string, …) is the last part of its class. */
export interface CodeToken {
  text: string;
  role?: string | undefined;
}

/** Splits code into lines of tokens. */
export type Highlight = (code: string, language: string) => CodeToken[][];

/** Renders the text of one token. */
type DrawText = (text: string) => ElementContent[];

const plain: DrawText = (value) => [{ type: 'text', value }];

/** Joins neighbouring tokens of the same role, which saves a third of the elements on a typical page. */
export function joinTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.role === token.role || !token.text.trim())) last.text += token.text;
    else merged.push({ ...token });
  }
  return merged;
}

/** Renders a line. */
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
