import { toFunctionSelector } from 'viem/utils';
import { isCustomError, type CatalogueError } from '../../data/error-catalogue';
import { groupBy } from '../../sources/group-by';
import type { AnswerFact } from './direct-answer';
import type { AnswerSources } from './answer-sources';
import { firstSentence } from './first-sentence';

/**
 * Revert strings and custom errors of the catalogue, by the whole code and by what stands behind its last colon: `K` of
 * `UniswapV2: K`. Contracts that revert with one code for one cause have one answer.
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

/** What a reader types of a code: all of it, its last part, a custom error without its types. */
function namesOf(code: string): string[] {
  if (isCustomError(code)) return [code.replace(/\(.*/, ''), code];
  const last = code.split(': ').at(-1) ?? code;
  return [...new Set([code, last])];
}

/** Causes of custom errors by selector; none for one that means different things in different contracts. */
export function causesBySelector(errors: readonly CatalogueError[]): Map<string, CatalogueError> {
  const custom = errors.filter(({ code }) => isCustomError(code));
  const groups = groupBy(custom, ({ code }) => toFunctionSelector(code));
  return new Map(
    [...groups].flatMap(([selector, same]) =>
      same.length === 1 && same[0] ? [[selector, same[0]] as const] : [],
    ),
  );
}
