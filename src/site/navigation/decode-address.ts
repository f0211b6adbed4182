/**
 * Decodes the percent-escapes in part of an address. Returns the text unchanged if they are malformed, as in `50%`,
 * because readers mistype addresses and chat programs truncate them.
 */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Decodes a path to the form in which pages are named. Decodes all escapes except those of reserved characters (`%2F`,
 * `%3F`, `%23`). Returns the path unchanged if they are malformed.
 */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
