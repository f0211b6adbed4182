/**
 * How a sample is coloured. It holds lengths and no text: the browser has the text, and whatever comes with it never
 * becomes markup.
 */
export interface SampleColours {
  /** Roles of tokens, as the classes of code blocks name them; the first one, which is empty, is none. */
  roles: readonly string[];
  /** Of each line, the length of each token and after it the place of its role: `[6, 1, 12, 0]`. */
  lines: readonly (readonly number[])[];
}

/** A piece of a line. */
interface Piece {
  text: string;
  role?: string | undefined;
}

/** Where the colours of a sample are, beside its text. @param text address of the text, which ends in `.txt` */
export const coloursAddress = (text: string): string => text.replace(/\.txt$/, '.json');

/** What lines of tokens are sent as. */
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

/** The pieces of a line; one without a role where the colours are of another text, or of none. */
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
