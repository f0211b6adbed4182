import type { ApiSymbol } from '../src/site/data/api-symbol';
import type { AnswerSources } from '../src/site/search/answers/answer-sources';

/**
 * Returns sources of search answers for tests. Every path in them exists. A symbol's member links to `/Symbol#member`.
 */
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
