import { commonIndent, linesOf, regionMarks, regionRange } from './region-range';

/**
 * The code of a region. If the region is missing or not closed: the names of all regions, and whether it is not closed.
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
