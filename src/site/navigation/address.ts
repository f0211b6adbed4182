/**
 * Maximum length of a part of an address, in characters. File systems limit names to 255 bytes; the difference leaves
 * space for the extensions of files named after a page.
 */
const LONGEST_PART = 240;

const ADDRESS = /^(?:\/(?:[\w.-]|\{product\})+)+$/;

/**
 * Explains what is wrong with a page address and what to write instead; returns undefined if it is valid. `/` is
 * invalid because only the home page may use it.
 */
export function addressMistake(address: string): string | undefined {
  if (!ADDRESS.test(address)) {
    return 'write an address such as /concepts/overview: only letters, digits, hyphens and {product}, no trailing slash';
  }
  const parts = address.slice(1).split('/');
  // `..` would leave the folder of the built site, and hosts do not serve hidden files.
  if (parts.some((part) => part.startsWith('.'))) {
    return 'write the whole address, without parts that start with a dot';
  }
  // Only ASCII gets this far, so each character is one byte.
  const long = parts.find((part) => part.length > LONGEST_PART);
  if (long !== undefined) {
    return `shorten "${long.slice(0, 20)}…" to ${LONGEST_PART} characters: it has ${long.length}, and file systems limit names with their extension to 255 bytes`;
  }
  if (/\.html?$/i.test(address)) return 'leave out .html';
  // `/a/index` would be written over `/a`.
  if (parts.at(-1)?.toLowerCase() === 'index') return 'leave out /index';
  return undefined;
}
