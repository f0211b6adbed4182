/** Shorter words fit the narrowest column. */
const LONG = 13;

/** Between the words of a name: `tickLower`, `MIN_TICK`, `Pool.swap`. Browsers break after `-` and `/` themselves. */
const BETWEEN = /(?<=[a-z\d])(?=[A-Z])|(?<=[_.:,])(?=[A-Za-z])/;

/**
 * Takes a text apart where a long identifier in it may go on in the next line: `nonfungiblePositionManager` breaks as
 * `nonfungible`, `Position`, `Manager`. Joined, the parts are the text.
 */
export function breakParts(text: string): string[] {
  const parts: string[] = [];
  let open = '';
  for (const word of text.split(/(?<=\s)/)) {
    // The case of an address' letters is a checksum: its humps mean nothing.
    const own = word.length < LONG || /0x[\da-f]{6}/i.test(word) ? [word] : word.split(BETWEEN);
    open += own[0] ?? '';
    for (const part of own.slice(1)) {
      parts.push(open);
      open = part;
    }
  }
  return [...parts, open];
}
