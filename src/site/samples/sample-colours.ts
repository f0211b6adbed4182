/**
 * Syntax colours of a sample. They contain the lengths of tokens but no text, because the browser already has the text.
 * Without text, nothing in the file can become markup.
 */
export interface SampleColours {
  /** Token roles, named like the classes in code blocks. The first is empty and means no role. */
  roles: readonly string[];
  /** For each line, the length of each token followed by the index of its role: `[6, 1, 12, 0]`. */
  lines: readonly (readonly number[])[];
}

/** A piece of a line. */
interface Piece {
  text: string;
  role?: string | undefined;
}

/**
 * Returns the address of a sample's colours, which are in the same folder as its text.
 *
 * @param text address of the text, which ends in `.txt`
 */
export const coloursAddress = (text: string): string => text.replace(/\.txt$/, '.json');

/** Encodes lines of tokens for the browser. */
export function coloursOf(lines: readonly (readonly Piece[])[]): SampleColours {
  const roles = [''];
  const placeOf = (role = '') => {
    const place = roles.indexOf(role);
    return place < 0 ? roles.push(role) - 1 : place;
  };
  return {
    roles,
    lines: lines.map((line) => line.flatMap(({ text, role }) => [text.length, placeOf(role)])),
  };
}

/**
 * Splits a line into coloured pieces. Returns the whole line without a role if the colours are missing or do not match
 * it.
 */
export function piecesOf(line: string, index: number, colours?: SampleColours): Piece[] {
  const pieces: Piece[] = [];
  const numbers = colours?.lines[index] ?? [];
  let end = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    const start = end;
    end += numbers[at] ?? 0;
    pieces.push({ text: line.slice(start, end), role: colours?.roles[numbers[at + 1] ?? 0] });
  }
  return end === line.length ? pieces : [{ text: line }];
}
