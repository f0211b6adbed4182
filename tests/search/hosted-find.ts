/** A record as the service stores it. */
export type Stored = Record<string, unknown> & { objectID: string };

/** A synonym as the service stores it. */
export interface StoredSynonym {
  objectID: string;
  type: string;
  synonyms?: string[];
}

/** One query of a request, with only the fields that the site uses. */
export interface Query {
  indexName: string;
  query: string;
  facetFilters?: (string | string[])[];
  page?: number;
  hitsPerPage?: number;
  facets?: string[];
  attributesToRetrieve?: string[];
}

/** Settings and synonyms of an index, which affect its results. */
export interface IndexState {
  settings: Record<string, unknown>;
  synonyms: readonly StoredSynonym[];
}

/**
 * Finds records that contain a query's words as substrings, which is enough to test requests and responses. Filters,
 * facet counts, grouping, custom ranking, and searchable and retrieved attributes work as the service's documentation
 * describes.
 */
export function find(records: Iterable<Stored>, query: Query, { settings, synonyms }: IndexState) {
  const { facetFilters = [], page = 0, hitsPerPage = 20, facets = [] } = query;
  const list = (key: string) => settings[key] as string[] | undefined;
  const searchable = list('searchableAttributes')?.map(nameOf);
  const wanted = alternatives(query.query.toLowerCase(), synonyms);
  const found = [...records]
    .filter((record) => {
      const text = textOf(record, searchable);
      return (
        wanted.some((words) => text.includes(words)) &&
        facetFilters.every((filter) => [filter].flat().some((one) => holds(record, one)))
      );
    })
    .sort(byCustomRanking(list('customRanking') ?? []));
  const groupedBy = settings.attributeForDistinct as string | undefined;
  const most = groupedBy ? Number(settings.distinct ?? 0) : 0;
  const groups = new Map<unknown, Stored[]>();
  for (const record of found) {
    const key = most > 0 ? record[groupedBy ?? ''] : record.objectID;
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  const shown = [...groups.values()].slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const counted = (facet: string) =>
    list('attributesForFaceting')?.includes(`afterDistinct(${facet})`)
      ? [...groups.values()].flatMap((group) => group.slice(0, 1))
      : found;
  const hidden = list('unretrievableAttributes') ?? [];
  return {
    hits: shown
      .flatMap((group) => group.slice(0, Math.max(most, 1)))
      .map((record) => retrieved(record, query.attributesToRetrieve, hidden)),
    nbHits: groups.size,
    facets: Object.fromEntries(facets.map((facet) => [facet, countsOf(counted(facet), facet)])),
  };
}

/** Returns the attribute in a setting such as `unordered(terms)`: `terms`. */
const nameOf = (attribute: string) => /\(([^)]*)\)/.exec(attribute)?.[1] ?? attribute;

const alternatives = (query: string, synonyms: readonly StoredSynonym[]): string[] => [
  query,
  ...synonyms.flatMap(({ synonyms: words = [] }) => {
    const own = words.map((word) => word.toLowerCase());
    return own.includes(query) ? own : [];
  }),
];

function textOf(record: Stored, searchable: readonly string[] | undefined): string {
  const valueAt = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], record);
  return JSON.stringify(searchable ? searchable.map(valueAt) : record).toLowerCase();
}

function holds(record: Stored, filter: string): boolean {
  const at = filter.indexOf(':');
  return record[filter.slice(0, at)] === filter.slice(at + 1);
}

/**
 * Returns a function that compares records by rules such as `['asc(rank)', 'desc(level)']`. If a record lacks an
 * attribute, the difference is NaN, and the next rule decides.
 */
const byCustomRanking = (rules: readonly string[]) => (a: Stored, b: Stored) => {
  for (const rule of rules) {
    const name = nameOf(rule);
    const difference = Number(a[name]) - Number(b[name]);
    if (difference) return rule.startsWith('desc') ? -difference : difference;
  }
  return 0;
};

function countsOf(records: readonly Stored[], facet: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const record of records) {
    const value = String(record[facet]);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

const retrieved = (record: Stored, wanted: readonly string[] | undefined, hidden: string[]) =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([key]) => key === 'objectID' || ((wanted?.includes(key) ?? true) && !hidden.includes(key)),
    ),
  );
