const MARK = /^\s*(?:\/\/|#|<!--|\/\*)\s*#(?<kind>region|endregion)\s+(?<name>[\w-]+)/;

/** A line that opens or closes a named part of a sample file. */
export interface RegionMark {
  kind: 'region' | 'endregion';
  name: string;
}

/** A part of a file between its marks, by numbers of lines from 0. */
export interface RegionRange {
  /** First line after the mark that opens it. */
  from: number;
  /** The line of the mark that closes it. */
  to: number;
}

/** The lines of a text, however they end. */
export const linesOf = (source: string): string[] => source.replaceAll('\r\n', '\n').split('\n');

/** The mark on each line, or undefined. */
export const regionMarks = (lines: readonly string[]): (RegionMark | undefined)[] =>
  lines.map((line) => {
    const { kind, name } = MARK.exec(line)?.groups ?? {};
    return kind && name ? { kind: kind === 'region' ? 'region' : 'endregion', name } : undefined;
  });

/** The lines between a region's marks; undefined where it is missing or not closed. */
export function regionRange(
  marks: readonly (RegionMark | undefined)[],
  name: string,
): RegionRange | undefined {
  const at = (kind: RegionMark['kind']) =>
    marks.findIndex((mark) => mark?.kind === kind && mark.name === name);
  const from = at('region') + 1;
  const to = at('endregion');
  return from > 0 && to >= from ? { from, to } : undefined;
}

/** How far every line that is not blank is set in, in characters. */
export const commonIndent = (lines: readonly string[]): number =>
  Math.min(
    80,
    ...lines.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)?.[0].length ?? 0),
  );
