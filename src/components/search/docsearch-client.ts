import type { DocSearchProps } from '@docsearch/react';
import { markedHtml, markWords, snippet, wordMatcher } from '../../lib/search/mark-words';
import type { Hit, SearchBackend } from '../../lib/search/search-backend';
import { sitePath } from '../../lib/site-paths';

/** What became of the last query. */
export interface QueryState {
  query: string;
  /** Hits in all, whatever their version; undefined after a failure. */
  total: number | undefined;
}

type Client = Parameters<NonNullable<DocSearchProps['transformSearchClient']>>[0];

/** Hits that the modal asks for at a time. */
const LIMIT = 20;

/** Characters of text shown beside a heading. */
const SNIPPET = 110;

/**
 * Answers the modal's requests from our backend. A failure gives an empty result, since the modal's own error
 * screen turns into "no results" at once; `onAnswer` hears of it and our own message stands in its place.
 *
 * @param tags version tags of the section the reader is in and of pages without version; where nothing there
 * answers, the whole site is searched
 */
export function docsearchClient(
  backend: SearchBackend,
  tags: readonly string[] | undefined,
  onAnswer: (state: QueryState) => void,
): (client: Client) => Client {
  let latest = 0;
  const search = async (params: unknown) => {
    const query = queryOf(params);
    const own = (latest += 1);
    const tell = (state: QueryState) => {
      if (own === latest) onAnswer(state);
    };
    try {
      const everywhere = { query, limit: LIMIT };
      const near = await backend({ ...everywhere, tags });
      const all = tags && near.total < LIMIT ? await backend(everywhere) : near;
      const whole = tags && all === near ? await backend({ query, limit: 0 }) : all;
      const { hits } = near.total > 0 ? near : all;
      tell({ query, total: whole.total });
      return { results: [{ hits: docsearchHits(hits, query), nbHits: whole.total }] };
    } catch (error) {
      console.warn('Search failed.', error);
      tell({ query, total: undefined });
      return { results: [{ hits: [], nbHits: 0 }] };
    }
  };
  const stub = {
    search,
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: { value: 'docsearch.js (none)', add: () => stub } },
  };
  return () => stub as unknown as Client;
}

function queryOf(params: unknown): string {
  const { requests } = params as { requests: { query?: string }[] };
  return requests[0]?.query ?? '';
}

/** In the modal's shape: grouped by page, the text beside a heading where the modal shows the page again. */
function docsearchHits(hits: readonly Hit[], query: string) {
  const matches = wordMatcher(query);
  const html = (text: string) => markedHtml(markWords(text, matches));
  const seen = new Set<string>();
  return hits.flatMap(({ path, lvl0, title, headings, content }) => {
    if (seen.has(path)) return [];
    seen.add(path);
    const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
    const type = `lvl${headings.length + 1}`;
    const group = `${title} · ${lvl0.split(' › ')[0] ?? ''}`;
    const hierarchy = { lvl0: group, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6 };
    const beside = html(snippet(content || headings.join(' › '), matches, SNIPPET));
    const marked = Object.fromEntries(
      Object.entries(hierarchy).map(([level, text]) => [level, { value: html(text ?? '') }]),
    );
    const shown = headings.length === 0 ? marked : { ...marked, lvl1: { value: beside } };
    return [
      {
        objectID: path,
        url: sitePath(path),
        url_without_anchor: sitePath(path.split('#')[0] ?? path),
        type,
        anchor: path.split('#')[1] ?? null,
        hierarchy,
        content,
        _highlightResult: { hierarchy: { ...marked, lvl0: { value: group } } },
        _snippetResult: { hierarchy: shown, content: { value: beside } },
      },
    ];
  });
}
