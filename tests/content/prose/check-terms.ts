import type { ContentProblem } from '../../../src/site/sources/content-problem';
import { dictionary } from './dictionary';

/** Matches words with -ize: the dictionary accepts them, because they are British too, but we use -ise throughout. */
const IZE = /\b(?!(?:re|over|down|under)?siz|priz|seiz|capsiz)[a-z]+?iz(?:e[ds]?|ing|ations?)\b/gi;

const instead = Object.entries(dictionary.instead).map(
  ([word, better]) => [new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'gi'), better] as const,
);

/** Reports words that the project replaces with another term or spells differently. */
export function checkTerms(file: string, text: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (offset: number, message: string) => {
    const before = text.slice(0, offset).split('\n');
    problems.push({
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message,
    });
  };
  for (const { 0: word, index } of text.matchAll(IZE)) {
    // Skip words of the project's dictionary, such as those in titles of papers, which keep their original spelling.
    if (dictionary.words.includes(word)) continue;
    report(index, `write "${word.replace(/iz(?=e|ing|ation)/, 'is')}", not "${word}"`);
  }
  for (const [pattern, better] of instead) {
    for (const { 0: word, index } of text.matchAll(pattern)) {
      report(index, `write "${better}", not "${word}"`);
    }
  }
  return problems;
}
