import { pointAt, type ContentProblem } from '../../../src/site/sources/content-problem';
import { replaceableWords } from '../../plain-words';
import { dictionary } from './dictionary';

/** Matches words that end in -ize, -izing or -ization. The British dictionary accepts them, but the docs use -ise. */
const IZE = /\b(?!(?:re|over|down|under)?siz|priz|seiz|capsiz)[a-z]+?iz(?:e[ds]?|ing|ations?)\b/gi;

/** Reports words for which the docs use another word or another spelling. */
export function checkTerms(file: string, text: string): ContentProblem[] {
  const spelt = [...text.matchAll(IZE)]
    // Words in the project's dictionary keep their spelling. Most are from titles of papers.
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
