import { STOP_WORDS } from './stop-words';
import { keyOf, wordsOf } from './tokenize';

/** Returns the significant words of a name or question, without duplicates; all words if none is significant. */
export function significantWords(text: string): string[] {
  const words = [...new Set(wordsOf(text).map(keyOf))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
