import { MOST_SECTIONS } from '../../site/search/index-format';
import type { SearchRecord } from '../../site/search/record';
import { groupBy } from '../../site/sources/group-by';
import { boundQuery, reasonOf } from './query';
import type { Hit, SearchAnswer, SearchBackend, SearchRequest } from './search-backend';

/** Location of the hosted index, and its search-only key. */
export interface HostedSettings {
  appId: string;
  searchKey: string;
  indexName: string;
  /** Origins to try, in order. */
  hosts: readonly string[];
  /** Returns the code of the locale whose pages are searched. */
  language: () => string;
  /** Timeout for each host, in ms. */
  patience?: number;
}

const PATIENCE = 5_000;

/** The fields to request. Words are marked in the browser, so no highlights are requested. */
const SHOWN = ['type', 'hierarchy', 'content', 'section'] as const;

type ShownRecord = Pick<SearchRecord, 'objectID' | (typeof SHOWN)[number]>;

interface Result {
  hits: ShownRecord[];
  /** Number of matching pages. It counts pages, because the index groups records by page. */
  nbHits: number;
  facets?: { section?: Record<string, number> };
}

/**
 * Creates a search at the hosted service, which has the same records as the embedded index. Its hits are grouped by
 * page, like those of the embedded search.
 *
 * @returns a search that rejects if no host responds
 */
export function createHostedSearch(settings: HostedSettings): SearchBackend {
  return async (request) => {
    let failure: unknown;
    for (const host of settings.hosts) {
      try {
        const response = await ask(host, settings, request);
        if (response.ok) {
          return answerOf((await response.json()) as { results: Result[] }, request);
        }
        failure = new Error(`${host}: ${response.status}`);
        // A client error would be the same on every host, so stop. After a server error, try the next host.
        if (response.status < 500) break;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
}

function ask(host: string, settings: HostedSettings, request: SearchRequest): Promise<Response> {
  const { appId, searchKey, indexName, patience = PATIENCE } = settings;
  const { query, near, section, offset = 0, limit } = request;
  const language = [`language:${settings.language()}`];
  const inSection = section === undefined ? [] : [`section:${section}`];
  const common = {
    indexName,
    query: reasonOf(boundQuery(query)),
    facets: ['section'],
    attributesToRetrieve: SHOWN,
    attributesToHighlight: [],
    attributesToSnippet: [],
    // This counts pages, because hits are grouped by page. Whether the service's `offset` and `length` count pages too
    // is not documented, so they are not used.
    hitsPerPage: offset + limit,
  };
  const tags = near?.map((tag) => `docusaurus_tag:${tag}`);
  // Send all queries in one request. If there are no hits with the tags, the hits without the tags are used, and
  // fetching them later would add a round trip.
  const requests = [
    { ...common, facetFilters: [...language, ...inSection] },
    // This query is only for the number of hits in each of the other sections.
    ...(section === undefined ? [] : [{ ...common, hitsPerPage: 0, facetFilters: language }]),
    ...(tags ? [{ ...common, facetFilters: [...language, tags, ...inSection] }] : []),
  ];
  return fetch(`${host}/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': searchKey,
    },
    body: JSON.stringify({ requests }),
    signal: AbortSignal.timeout(patience),
  });
}

function answerOf(
  { results }: { results: Result[] },
  { near, section, offset = 0, limit }: SearchRequest,
): SearchAnswer {
  const [everywhere, sectionless = everywhere] =
    section === undefined ? results.slice(0, 1) : results;
  const around = near ? results.at(-1) : undefined;
  if (!everywhere) throw new Error('The search service gave no result');
  const { hits } = around && around.nbHits > 0 ? around : everywhere;
  const pages = [...groupBy(hits, ({ objectID }) => objectID.split(/[#~]/)[0] ?? '').values()];
  return {
    hits: pages
      .slice(offset, offset + limit)
      .flatMap((page) => page.slice(0, MOST_SECTIONS))
      .map(hitOf),
    total: everywhere.nbHits,
    sections: sectionless?.facets?.section ?? {},
  };
}

function hitOf({ objectID, type, hierarchy, content, section }: ShownRecord): Hit {
  const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return {
    path: objectID.replace(/~\d+$/, ''),
    type,
    lvl0,
    title: lvl1,
    headings: [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null),
    content,
    section,
  };
}
