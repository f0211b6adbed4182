import { addressOf, plainDefinition } from '../../data/read-glossary';
import type { AnswerFact } from './direct-answer';
import type { AnswerSources } from './answer-sources';
import { addressesIn } from '../other-names';
import { firstSentence } from './first-sentence';

/** Terms of the glossaries, and the other words for them; of v1's own it is said that they are. */
export function termAnswers({ terms, places }: AnswerSources): AnswerFact[] {
  return terms.flatMap((term): AnswerFact[] => {
    // The line says what the entry says: what is left to read is where the term is explained.
    const path = [...addressesIn(term.see), addressOf(term)].map(places.find).find(Boolean);
    if (path === undefined) return [];
    const sentence = firstSentence(plainDefinition(term));
    const where = term.glossary === 'v1' ? ' (v1)' : '';
    const text = `${term.term}${where}: ${sentence}`;
    const asked = [term.term, ...term.also];
    return [{ kind: 'term', asked, text, beside: text.replace(/\.$/, ''), copy: sentence, path }];
  });
}
