const MARK = /^\s*(?:\/\/|#|<!--|\/\*)\s*#(?<kind>region|endregion)\s+(?<name>[\w-]+)/;

/** The lines of one region, or the names there are when it is missing or not closed. */
export type RegionResult = { code: string } | { regions: string[]; unclosed: boolean };

/**
 * Takes a named part out of a sample file: the lines between `// #region name` and `// #endregion name`, without
 * the marks of regions inside it and without their common indent. With no name, the whole file without marks.
 */
export function sampleRegion(source: string, name?: string): RegionResult {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const marks = lines.map((line) => MARK.exec(line)?.groups);
  let from = 0;
  let to = lines.length;
  if (name !== undefined) {
    from = marks.findIndex((mark) => mark?.kind === 'region' && mark.name === name) + 1;
    to = marks.findIndex((mark) => mark?.kind === 'endregion' && mark.name === name);
    if (from === 0 || to < from) {
      const regions = marks.flatMap((mark) => (mark?.kind === 'region' ? [mark.name ?? ''] : []));
      return { regions, unclosed: from > 0 };
    }
  }
  const kept = lines.slice(from, to).filter((_, index) => !marks[from + index]);
  return { code: dedent(kept).join('\n').trim() };
}

function dedent(lines: string[]): string[] {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents, 80);
  return lines.map((line) => line.slice(indent));
}
