import { addressOf, plainDefinition } from '../../data/read-glossary';
import type { AnswerFact } from './direct-answer';
import type { AnswerSources } from './answer-sources';
import { addressesIn } from '../other-names';
import { firstSentence } from './first-sentence';

/** Returns answers about glossary terms and their other names. Terms from the v1 glossary are labelled as such. */
export function termAnswers({ terms, places }: AnswerSources): AnswerFact[] {
  return terms.flatMap((term): AnswerFact[] => {
    // The answer already contains the definition, so link to the page that explains the term, if there is one.
    const path = [...addressesIn(term.see), addressOf(term)].map(places.find).find(Boolean);
    if (path === undefined) return [];
    const sentence = firstSentence(plainDefinition(term));
    const where = term.glossary === 'v1' ? ' (v1)' : '';
    const text = `${term.term}${where}: ${sentence}`;
    const asked = [term.term, ...term.also];
    return [{ kind: 'term', asked, text, beside: text.replace(/\.$/, ''), copy: sentence, path }];
  });
}
