import dictionaryEnGb from 'dictionary-en-gb';
import retextEnglish from 'retext-english';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { ContentProblem } from '../../../src/lib/content-problem';
import { dictionary } from './dictionary';

const checker = unified()
  .use(retextEnglish)
  .use(retextSpell, { dictionary: dictionaryEnGb, personal: dictionary.words.join('\n'), max: 3 })
  .use(retextRepeatedWords);

/** Names from code stand in prose too, where a code font would shout: `token0`, `sqrtPriceX96`. */
const IDENTIFIER = /\d|[a-z][A-Z]|_/;

/** Misspelt words, by British dictionary and the project's own, and words that stand twice in a row. */
export async function checkSpelling(file: string, text: string): Promise<ContentProblem[]> {
  const checked = new VFile({ path: file, value: text });
  await checker.run(checker.parse(checked), checked);
  const wrong = checked.messages.filter(({ actual }) => !IDENTIFIER.test(actual ?? ''));
  return wrong.map(({ line = 0, column = 0, reason }) => ({
    file,
    line,
    column,
    message: reason,
  }));
}
