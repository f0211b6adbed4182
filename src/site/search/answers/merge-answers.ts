import { groupBy } from '../../sources/group-by';
import { answerKey, type AnswerFact, type KeyedAnswer } from './direct-answer';

/** Of more things than this one line cannot tell. */
const MOST_THINGS = 3;

/** Neither can it tell of fewer in more characters. */
const MOST_CHARACTERS = 400;

/**
 * The answers to facts: one for each text that asks. Where it asks for several things the answer tells of all of them,
 * and has nothing to copy; where these are too many for a line, or no page explains any, there is no answer.
 *
 * @param facts that more is to be said of first
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
