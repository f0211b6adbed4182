/** Returns the median. For an even number of values, this is the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}

/** Measures several times, one after another, and returns the median of each figure. */
export async function medianOf<Name extends string>(
  runs: number,
  measure: () => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const measured: Record<Name, number>[] = [];
  for (let run = 0; run < runs; run++) measured.push(await measure());
  const names = Object.keys(measured[0] ?? {}) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, median(measured.map((figures) => figures[name]))]),
  ) as Record<Name, number>;
}
