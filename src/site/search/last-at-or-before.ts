/**
 * Finds the shard that a word belongs to, given the first word of each shard.
 *
 * @returns index of the last start that is not after the word; -1 if all are
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
