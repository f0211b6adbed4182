import type { AnswerFact } from './direct-answer';
import type { AnswerSources } from './answer-sources';

/** Returns answers about code hashes: of runtime code from the releases, and of creation code from the packages. */
export function codeAnswers({ symbols, releases, places, rename }: AnswerSources): AnswerFact[] {
  const runtime = releases.contracts.flatMap(({ name, releases: all }) =>
    all.flatMap(({ version, state, code }): AnswerFact[] => {
      const path = code && places.ofCode(code.hash);
      if (!code || path === undefined) return [];
      const warning = state === 'vulnerable' ? ': vulnerable, do not use' : '';
      const text = `Runtime code of \`${rename(name)}\` ${version}${warning}`;
      return [{ kind: 'code hash', asked: [code.hash], text, copy: rename(name), path }];
    }),
  );
  const creation = symbols.flatMap((symbol): AnswerFact[] => {
    const { initCodeHash: hash, name, package: from, version } = symbol;
    if (!hash) return [];
    const path = places.ofSymbol(symbol);
    const text = `Init code hash of \`${rename(name)}\` in ${rename(from)} ${version}`;
    return [{ kind: 'code hash', asked: [hash], text, copy: rename(name), path }];
  });
  return [...runtime, ...creation];
}
