/** Characters by their HTML escapes. */
const ESCAPED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00a0',
};

/** Returns the text that a piece of HTML shows, with whitespace as written. */
export const shownText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, (escaped) => ESCAPED[escaped] ?? escaped);
