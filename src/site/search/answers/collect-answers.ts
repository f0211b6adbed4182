import { groupBy } from '../../sources/group-by';
import { addressAnswers, codeAnswers } from './deployment-answers';
import type { AnswerSources } from './answer-sources';
import { constantAnswers } from './constant-answers';
import { type AnswerFact, answerKey, type KeyedAnswer } from './direct-answer';
import { errorAnswers, termAnswers } from './error-and-term-answers';
import { memberAnswers } from './member-answers';

/** Maximum number of things that one answer covers, since an answer is a single line. */
const MOST_THINGS = 3;

/** Maximum length of an answer that covers several things, in characters. */
const MOST_CHARACTERS = 400;

/**
 * Merges facts into answers, one for each query text. An answer to a query that matches several things covers all of
 * them and has nothing to copy. There is no answer if there are too many things for one line, or if no page explains
 * any of them.
 *
 * @param facts in order of precedence
 */
export function mergeAnswers(facts: readonly AnswerFact[]): KeyedAnswer[] {
  const asked = facts.flatMap((fact) =>
    [...new Set(fact.asked.map(answerKey).filter((key) => key !== ''))].map((key) => ({
      key,
      fact,
    })),
  );
  return [...groupBy(asked, ({ key }) => key)].flatMap(([key, group]): KeyedAnswer[] => {
    const things = [...new Map(group.map(({ fact }) => [fact.text, fact])).values()];
    const [first] = things;
    if (!first) return [];
    const { kind, text: alone, copy } = first;
    const path = things.find((thing) => thing.path !== undefined)?.path;
    if (path === undefined) return [];
    if (things.length === 1) {
      return [{ key, kind, text: alone, ...(copy !== undefined && { copy }), path }];
    }
    const text = things.map((thing) => thing.beside ?? thing.text).join('; ');
    if (things.length > MOST_THINGS || text.length > MOST_CHARACTERS) return [];
    return [{ key, kind, text, path }];
  });
}

/** Returns all answers of a site, each with a unique key: the name, number or hash that a query must consist of. */
export const collectAnswers = (sources: AnswerSources): KeyedAnswer[] =>
  mergeAnswers([
    ...errorAnswers(sources),
    ...termAnswers(sources),
    ...addressAnswers(sources),
    ...codeAnswers(sources),
    ...memberAnswers(sources),
    ...constantAnswers(sources),
  ]);
