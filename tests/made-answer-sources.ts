import type { ApiSymbol } from '../src/site/reference/api-symbol';
import type { AnswerSources } from '../src/site/search/answers/answer-sources';

/** Creates sources of answers for tests. Every link resolves: the member of a symbol is at `/Symbol#member`. */
export const madeSources = (more: Partial<AnswerSources>): AnswerSources => ({
  symbols: [],
  errors: [],
  terms: [],
  deployments: { chains: [] },
  releases: { contracts: [] },
  places: {
    find: (path) => path,
    ofSymbol: ({ name }: ApiSymbol, member) => `/${name}#${member?.anchor ?? 'declaration'}`,
    ofCode: (code, anchor) => `/code${anchor === undefined ? '' : `#${anchor}`}?${code}`,
  },
  rename: (code) => code,
  ...more,
});
