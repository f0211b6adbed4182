/**
 * A part of an address with its percent-escapes undone; as it stands where they are malformed, as in `50%`. Readers
 * mistype addresses and chat programs cut them short, so any part may be malformed.
 */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A path as pages are named: its escapes undone, but for those of characters that mean something in an address
 * (`%2F`, `%3F`, `%23`); as it stands where they are malformed.
 */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
