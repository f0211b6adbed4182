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

/** Identifiers also occur in prose where code font would be distracting: `token0`, `sqrtPriceX96`. */
const IDENTIFIER = /\d|[a-z][A-Z]|_/;

const known = new Set(dictionary.words);

/**
 * Whether a word is in the project's dictionary: as is, as a plural or possessive, or capitalised at the start of a
 * sentence.
 */
function isKnown(word: string): boolean {
  const bare = word.replace(/['’]s$|\.$/g, '');
  const forms = [bare, bare.replace(/s$/, '')];
  return forms.some(
    (form) => known.has(form) || known.has(form.charAt(0).toLowerCase() + form.slice(1)),
  );
}

/** Reports repeated words, and words that neither the British dictionary nor the project's own contains. */
export async function checkSpelling(file: string, text: string): Promise<ContentProblem[]> {
  const checked = new VFile({ path: file, value: text });
  await checker.run(checker.parse(checked), checked);
  const wrong = checked.messages.filter(
    ({ actual, source }) =>
      source !== 'retext-spell' ||
      // The message that ends a list of suggestions names no word.
      !(actual === undefined || IDENTIFIER.test(actual) || isKnown(actual)),
  );
  return wrong.map(({ line = 0, column = 0, reason }) => ({
    file,
    line,
    column,
    message: reason,
  }));
}
