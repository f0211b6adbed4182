import { linesOf } from './sample-region';
import type { NameType, SampleTypes } from './sample-types';

/** A comment that asks for the type of the name above its caret. */
const QUERY = /^(?<start>\s*\/\/\s*)\^\?\s*$/;

/** Code whose queries are answered, and the lines above the queries that point at no name. */
export interface AnsweredQueries {
  code: string;
  missed: string[];
}

/**
 * Appends the type of the name to each query: a comment with `^?` below the name.
 *
 * @param first the number of the code's first line in the whole sample, counted from 0
 * @param types undefined if they are unknown, in which case the queries stay
 * @example
 *   // In code:
 *   const half = amount.divide(2);
 *   //    ^?
 *   // Answered:
 *   const half = amount.divide(2);
 *   //    ^ const half: CurrencyAmount<Token>
 */
export function answerQueries(
  code: string,
  first: number,
  types: SampleTypes<NameType> | undefined,
): AnsweredQueries {
  const missed: string[] = [];
  if (!types) return { code, missed };
  const answered = linesOf(code).map((line, index, all) => {
    const start = QUERY.exec(line)?.groups?.start;
    if (start === undefined) return line;
    const type = typeAt(types, first + index - 1, start.length);
    if (type === undefined) missed.push(all[index - 1]?.trim() ?? '');
    return type === undefined ? line : `${start}^ ${type.replace(/\s+/g, ' ')}`;
  });
  return { code: answered.join('\n'), missed };
}

/** Returns the type of the name at a column of a line, both counted from 0. */
function typeAt(
  { types, lines }: SampleTypes<NameType>,
  line: number,
  column: number,
): string | undefined {
  const names = lines[line] ?? [];
  for (let at = 0; at < names.length; at += 3) {
    const [start = 0, length = 0, type = 0] = names.slice(at);
    if (start <= column && column < start + length) return types[type]?.text;
  }
  return undefined;
}
