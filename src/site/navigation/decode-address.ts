/**
 * Decodes the percent-escapes in part of an address. If they are malformed, as in `50%`, returns the text unchanged
 * instead of throwing, because readers mistype addresses and chat programs truncate them.
 */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Decodes the percent-escapes in a path, except those of reserved characters such as `%2F`, `%3F` and `%23`. Returns
 * the path unchanged if any are malformed.
 */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
