const MARK = /^\s*(?:\/\/|#|<!--|\/\*)\s*#(?<kind>region|endregion)\s+(?<name>[\w-]+)/;

/** A line that opens or closes a region of a sample file. */
export interface RegionMark {
  kind: 'region' | 'endregion';
  name: string;
}

/** A range of lines between two markers, counted from 0. */
export interface RegionRange {
  /** First line after the opening marker. */
  from: number;
  /** Line of the closing marker. */
  to: number;
}

/** Splits a text into lines, with either kind of line ending. */
export const linesOf = (source: string): string[] => source.replaceAll('\r\n', '\n').split('\n');

/** Returns the marker on each line, or undefined for lines without one. */
export const regionMarks = (lines: readonly string[]): (RegionMark | undefined)[] =>
  lines.map((line) => {
    const { kind, name } = MARK.exec(line)?.groups ?? {};
    return kind && name ? { kind: kind === 'region' ? 'region' : 'endregion', name } : undefined;
  });

/** Returns the lines between a region's markers; undefined if the region is missing or not closed. */
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

/** Returns the common indentation of all non-blank lines, in characters. */
export const commonIndent = (lines: readonly string[]): number =>
  Math.min(
    80,
    ...lines.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)?.[0].length ?? 0),
  );

/**
 * The code of a region. If the region is missing or not closed, the names of all regions instead, and whether the
 * requested one is only missing its closing marker.
 */
export type RegionResult = { code: string } | { regions: string[]; unclosed: boolean };

/**
 * Extracts a region from a sample file: the lines between `// #region name` and `// #endregion name`, without markers
 * of nested regions and without common indentation. Without a name, returns the whole file without markers.
 */
export function sampleRegion(source: string, name?: string): RegionResult {
  const lines = linesOf(source);
  const marks = regionMarks(lines);
  const range = name === undefined ? { from: 0, to: lines.length } : regionRange(marks, name);
  if (!range) {
    const regions = marks.flatMap((mark) => (mark?.kind === 'region' ? [mark.name] : []));
    return { regions, unclosed: regions.includes(name ?? '') };
  }
  const { from, to } = range;
  const kept = lines.slice(from, to).filter((_, index) => !marks[from + index]);
  const indent = commonIndent(kept);
  return {
    code: kept
      .map((line) => line.slice(indent))
      .join('\n')
      .trim(),
  };
}

/**
 * Returns the number of a region's first line in the whole file without markers, counted from 0. Without a name,
 * returns 0.
 */
export function regionLine(source: string, name?: string): number {
  const lines = linesOf(source);
  const marks = regionMarks(lines);
  const { from } = (name === undefined ? undefined : regionRange(marks, name)) ?? { from: 0 };
  const isBlank = (at: number) => marks[at] !== undefined || !lines[at]?.trim();
  let first = from;
  while (first < lines.length && isBlank(first)) first += 1;
  // The text of the whole file starts at its first line that isn't blank.
  const start = lines.findIndex((_, at) => !isBlank(at));
  return marks.slice(start, first).filter((mark) => !mark).length;
}

/**
 * Replaces import paths in a sample.
 *
 * @param imports new paths, by original path
 */
export const withImports = (text: string, imports: Readonly<Record<string, string>>): string =>
  Object.entries(imports).reduce(
    (code, [written, other]) => code.replaceAll(`'${written}'`, `'${other}'`),
    text,
  );
