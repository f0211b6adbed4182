/**
 * Where a word belongs among the first words of shards.
 *
 * @returns index of the last start that is not after the word; -1 where all are
 */
export function lastAtOrBefore(starts: readonly string[], word: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= word) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
