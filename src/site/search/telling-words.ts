import { STOP_WORDS } from './stop-words';
import { keyOf, wordsOf } from './tokenize';

/** The words of a name or question that say what it is about, once each; all where none does. */
export function tellingWords(text: string): string[] {
  const words = [...new Set(wordsOf(text).map(keyOf))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
