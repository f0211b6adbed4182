import { pointAt, type ContentProblem } from '../../../src/site/sources/content-problem';
import { replaceableWords } from '../../plain-words';
import { dictionary } from './dictionary';

/** Matches words with -ize: the dictionary accepts them, because they are British too, but we use -ise throughout. */
const IZE = /\b(?!(?:re|over|down|under)?siz|priz|seiz|capsiz)[a-z]+?iz(?:e[ds]?|ing|ations?)\b/gi;

/** Reports words that the project replaces with another term or spells differently. */
export function checkTerms(file: string, text: string): ContentProblem[] {
  const spelt = [...text.matchAll(IZE)]
    // Skip words of the project's dictionary, such as those in titles of papers, which keep their original spelling.
    .filter(([word]) => !dictionary.words.includes(word))
    .map(({ 0: word, index }) => ({
      ...pointAt(text, index),
      ...{ word, better: word.replace(/iz(?=e|ing|ation)/, 'is') },
    }));
  return [...spelt, ...replaceableWords(text, dictionary.instead)].map(
    ({ line, column, word, better }) => ({
      ...{ file, line, column },
      message: `write "${better}", not "${word}"`,
    }),
  );
}
