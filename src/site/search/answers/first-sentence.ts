/** Returns the first sentence of a text, with its full stop. Returns the whole text if no sentence ends in it. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();
