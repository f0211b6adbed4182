/** The first sentence of a text, with its full stop; all of it where it has none. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();
