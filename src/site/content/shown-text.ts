/** What HTML writes for letters that it has other uses for. */
const ESCAPED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00a0',
};

/** The text that a piece of HTML shows, spaces as written. */
export const shownText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, (escaped) => ESCAPED[escaped] ?? escaped);
