import dictionaryEnGb from 'dictionary-en-gb';
import retextEnglish from 'retext-english';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { ContentProblem } from '../../../src/site/sources/content-problem';
import { dictionary } from './dictionary';

const checker = unified()
  .use(retextEnglish)
  .use(retextSpell, { dictionary: dictionaryEnGb, max: 3 })
  .use(retextRepeatedWords);

/**
 * Matches identifiers such as `token0` and `sqrtPriceX96`. Prose may contain them without code font, where the code
 * font would be distracting.
 */
const IDENTIFIER = /\d|[a-z][A-Z]|_/;

const known = new Set(dictionary.words);

/**
 * Returns whether a word is in the project's dictionary. The word may be a plural or a possessive, or capitalized at
 * the start of a sentence.
 */
function isKnown(word: string): boolean {
  const bare = word.replace(/['’]s$|\.$/g, '');
  const forms = [bare, bare.replace(/s$/, '')];
  return forms.some(
    (form) => known.has(form) || known.has(form.charAt(0).toLowerCase() + form.slice(1)),
  );
}

/** Reports repeated words, and words that are neither in the British dictionary nor in the project's own. */
export async function checkSpelling(file: string, text: string): Promise<ContentProblem[]> {
  const checked = new VFile({ path: file, value: text });
  await checker.run(checker.parse(checked), checked);
  const wrong = checked.messages.filter(
    ({ actual, source }) =>
      source !== 'retext-spell' ||
      // A message without a word only ends a list of suggestions.
      !(actual === undefined || IDENTIFIER.test(actual) || isKnown(actual)),
  );
  return wrong.map(({ line = 0, column = 0, reason }) => ({
    file,
    line,
    column,
    message: reason,
  }));
}
