import type { Hit, SearchAnswer, SearchBackend, SearchRequest } from '../engine/search-backend';
import { boundQuery } from '../engine/query';
import type { SearchRecord } from '../../site/search/record';

/** Where the hosted index is, and the key that may only search it. */
export interface HostedSettings {
  appId: string;
  searchKey: string;
  indexName: string;
  /** Origins to ask, in order. */
  hosts: readonly string[];
  /** How long one host may take, in ms. */
  patience?: number;
}

const PATIENCE = 5_000;

interface Result {
  hits: SearchRecord[];
  nbHits: number;
  facets?: { section?: Record<string, number> };
}

/** Search at the hosted service, with the records that the embedded index is made from. */
export function createHostedSearch(settings: HostedSettings): SearchBackend {
  return async (request) => {
    let failure: unknown;
    for (const host of settings.hosts) {
      try {
        const response = await ask(host, settings, request);
        if (response.ok) return answerOf((await response.json()) as { results: Result[] });
        failure = new Error(`${host}: ${response.status}`);
        // A refusal is the same at every host; a fault of the server is not.
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
  const { query, tags, section, offset = 0, limit } = request;
  const filters: (string | string[])[] = ['language:en'];
  if (tags) filters.push(tags.map((tag) => `docusaurus_tag:${tag}`));
  const common = { indexName, query: boundQuery(query), facets: ['section'] };
  const requests = [
    {
      ...common,
      offset,
      length: limit,
      facetFilters: section === undefined ? filters : [...filters, `section:${section}`],
    },
    // Counts for the other sections.
    ...(section === undefined ? [] : [{ ...common, hitsPerPage: 0, facetFilters: filters }]),
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

function answerOf({ results }: { results: Result[] }): SearchAnswer {
  const [first] = results;
  if (!first) throw new Error('The search service gave no result');
  return {
    hits: first.hits.map(hitOf),
    total: first.nbHits,
    sections: results.at(-1)?.facets?.section ?? {},
  };
}

function hitOf({ objectID, type, hierarchy, content, section }: SearchRecord): Hit {
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
