import type { Hit, SearchAnswer, SearchBackend, SearchRequest } from '../engine/search-backend';
import { boundQuery } from '../engine/query';
import { reasonOf } from '../engine/reason-of';
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
  /** Code of the locale whose pages are searched. */
  language: () => string;
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
    // Counts pages, as hits are grouped by page; of offset and length the service does not say what they count.
    hitsPerPage: offset + limit,
  };
  const tags = near?.map((tag) => `docusaurus_tag:${tag}`);
  // At once: which of them counts is known when both are answered, and asking again would be a round trip more.
  const requests = [
    { ...common, facetFilters: [...language, ...inSection] },
    // Counts for the other sections.
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
