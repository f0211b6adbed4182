import type { Hit, SearchAnswer, SearchBackend, SearchRequest } from '../engine/search-backend';
import { boundQuery } from '../engine/query';
import type { SearchRecord } from '../../site/search/record';
import { MOST_SECTIONS } from '../../site/search/sections-of-page';
import { groupBy } from '../../site/sources/group-by';

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

/** What is shown of a record, and so asked for: the words of a hit are marked here, not by the service. */
const SHOWN = ['type', 'hierarchy', 'content', 'section'] as const;

type ShownRecord = Pick<SearchRecord, 'objectID' | (typeof SHOWN)[number]>;

interface Result {
  hits: ShownRecord[];
  /** Pages: the index groups records by page. */
  nbHits: number;
  facets?: { section?: Record<string, number> };
}

/**
 * Search at the hosted service, with the records that the embedded index is made from.
 *
 * @returns a search whose hits come page by page, as the embedded one gives them; it rejects where no host answers
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
  const common = {
    indexName,
    query: boundQuery(query),
    facets: ['section'],
    attributesToRetrieve: SHOWN,
    attributesToHighlight: [],
    attributesToSnippet: [],
  };
  const requests = [
    {
      ...common,
      // Counts pages, as hits are grouped by page; of offset and length the service does not say what they count.
      hitsPerPage: offset + limit,
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

function answerOf(
  { results }: { results: Result[] },
  { offset = 0, limit }: SearchRequest,
): SearchAnswer {
  const [first] = results;
  if (!first) throw new Error('The search service gave no result');
  const pages = [
    ...groupBy(first.hits, ({ objectID }) => objectID.split(/[#~]/)[0] ?? '').values(),
  ];
  return {
    hits: pages
      .slice(offset, offset + limit)
      .flatMap((page) => page.slice(0, MOST_SECTIONS))
      .map(hitOf),
    total: first.nbHits,
    sections: results.at(-1)?.facets?.section ?? {},
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
