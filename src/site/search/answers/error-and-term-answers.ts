import { toFunctionSelector } from 'viem/utils';
import { type CatalogueError, isCustomError } from '../../data/error-catalogue';
import { addressOf, plainDefinition } from '../../data/read-glossary';
import { groupBy } from '../../sources/group-by';
import { addressesIn } from '../other-names';
import type { AnswerSources } from './answer-sources';
import type { AnswerFact } from './direct-answer';

/** Returns the first sentence of a text, with its full stop. Returns the whole text if no sentence ends in it. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();

/**
 * Returns answers about the revert strings and custom errors in the catalogue, found by the whole code or by the part
 * after its last colon: `K` for `UniswapV2: K`. Contracts that revert with the same code for the same cause share an
 * answer.
 */
export function errorAnswers({ errors, places, rename }: AnswerSources): AnswerFact[] {
  const served = errors.filter(({ href }) => places.find(href));
  return [...groupBy(served, ({ code, cause }) => `${code}\n${cause}`).values()].flatMap((same) => {
    const [error] = same;
    if (!error) return [];
    const { code, fix, href } = error;
    const cause = firstSentence(error.cause);
    const contracts = [...new Set(same.map(({ contract }) => contract))].join(', ');
    const named = `\`${rename(code)}\` of ${rename(contracts)}`;
    return [
      {
        kind: 'error' as const,
        asked: namesOf(code).flatMap((name) => [name, rename(name)]),
        text: `${named}: ${cause} ${firstSentence(fix)}`,
        beside: `${named}: ${cause.replace(/\.$/, '')}`,
        copy: rename(code),
        path: places.find(href),
      },
    ];
  });
}

/**
 * Returns the queries for an error code. For a custom error, these are its name and its signature; for any other code,
 * the whole code and its last part, such as `K` in `UniswapV2: K`.
 */
function namesOf(code: string): string[] {
  if (isCustomError(code)) return [code.replace(/\(.*/, ''), code];
  const last = code.split(': ').at(-1) ?? code;
  return [...new Set([code, last])];
}

/**
 * Returns catalogue entries of custom errors by selector, leaving out errors that have several entries and so no single
 * cause.
 */
export function causesBySelector(errors: readonly CatalogueError[]): Map<string, CatalogueError> {
  const custom = errors.filter(({ code }) => isCustomError(code));
  const groups = groupBy(custom, ({ code }) => toFunctionSelector(code));
  return new Map(
    [...groups].flatMap(([selector, same]) =>
      same.length === 1 && same[0] ? [[selector, same[0]] as const] : [],
    ),
  );
}

/** Returns answers about glossary terms and their other names. Terms from the v1 glossary are labelled as such. */
export function termAnswers({ terms, places }: AnswerSources): AnswerFact[] {
  return terms.flatMap((term): AnswerFact[] => {
    // The answer already contains the definition, so prefer a link to the page that explains the term over one to the
    // glossary.
    const path = [...addressesIn(term.see), addressOf(term)].map(places.find).find(Boolean);
    if (path === undefined) return [];
    const sentence = firstSentence(plainDefinition(term));
    const where = term.glossary === 'v1' ? ' (v1)' : '';
    const text = `${term.term}${where}: ${sentence}`;
    const asked = [term.term, ...term.also];
    return [{ kind: 'term', asked, text, beside: text.replace(/\.$/, ''), copy: sentence, path }];
  });
}
