/**
 * Counts the edits between two words: a letter inserted, removed or replaced, or two neighbours swapped (optimal string
 * alignment).
 *
 * @returns the number, or `limit + 1` as soon as it is certain to exceed the limit
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooFar;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (above[j] ?? tooFar) + 1,
        (row[j - 1] ?? tooFar) + 1,
        (above[j - 1] ?? tooFar) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? tooFar) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return tooFar;
    before = above;
    above = row;
  }
  return Math.min(above[b.length] ?? tooFar, tooFar);
}
