/** Returns the first sentence of a text, with its full stop, or all of the text if it has none. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();
