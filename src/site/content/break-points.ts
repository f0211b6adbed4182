/** Words with fewer characters than this fit even in the narrowest column. */
const LONG = 13;

/**
 * Matches the positions between words of a name: `tickLower`, `MIN_TICK`, `Pool.swap`. Browsers already break after `-`
 * and `/`.
 */
const BETWEEN = /(?<=[a-z\d])(?=[A-Z])|(?<=[_.:,])(?=[A-Za-z])/;

/**
 * Splits a text at the points where a long identifier may wrap: `nonfungiblePositionManager` becomes `nonfungible`,
 * `Position` and `Manager`. Joining the parts restores the text.
 */
export function breakParts(text: string): string[] {
  const parts: string[] = [];
  let open = '';
  for (const word of text.split(/(?<=\s)/)) {
    // The letter case of an address is a checksum, so its capitals do not start words.
    const own = word.length < LONG || /0x[\da-f]{6}/i.test(word) ? [word] : word.split(BETWEEN);
    open += own[0] ?? '';
    for (const part of own.slice(1)) {
      parts.push(open);
      open = part;
    }
  }
  return [...parts, open];
}
