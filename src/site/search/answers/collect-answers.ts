import { addressAnswers } from './address-answers';
import type { AnswerSources } from './answer-sources';
import { codeAnswers } from './code-answers';
import { constantAnswers } from './constant-answers';
import type { KeyedAnswer } from './direct-answer';
import { errorAnswers } from './error-answers';
import { memberAnswers } from './member-answers';
import { mergeAnswers } from './merge-answers';
import { termAnswers } from './term-answers';

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
