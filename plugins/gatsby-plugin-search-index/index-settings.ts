import type { Settings } from '@algolia/client-search';
import { MOST_SECTIONS } from '../../src/site/search/index-format';

/** Search and ranking settings of the hosted index. They are pushed with the records and verified after the push. */
export const indexSettings: Settings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(names)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(asks)',
    'unordered(terms)',
    'content',
    'unordered(code)',
    'unordered(hierarchy.lvl0)',
  ],
  // `afterDistinct` makes the count of a section a number of pages rather than records, as the total number of hits is.
  attributesForFaceting: ['language', 'docusaurus_tag', 'afterDistinct(section)'],
  // These fields are never shown, and would only make every hit larger.
  unretrievableAttributes: ['names', 'asks'],
  attributesToSnippet: ['content:20'],
  attributeForDistinct: 'url_without_anchor',
  distinct: MOST_SECTIONS,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['asc(rank)', 'asc(level)', 'asc(position)'],
  // A hash or an address with a different digit is a different one, so typos in them are not tolerated.
  typoTolerance: true,
  allowTyposOnNumericTokens: false,
  disableTypoToleranceOnAttributes: ['code'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // As in the embedded index: identifiers are found by their parts.
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'terms', 'code'],
  separatorsToIndex: '_',
  ignorePlurals: ['en'],
  queryLanguages: ['en'],
  // A synonym ranks below the word itself, as in the embedded index.
  alternativesAsExact: ['ignorePlurals'],
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** Settings where the order matters. The service may return all other lists in any order. */
const ORDERED = new Set(['searchableAttributes', 'ranking', 'customRanking']);

/**
 * Returns a line for each setting of the index that differs from ours, with both values. Settings that we do not set
 * are ignored.
 *
 * @param theirs settings as the service returns them
 */
export function differingSettings(ours: Settings, theirs: Settings): string[] {
  const given = theirs as Record<string, unknown>;
  return Object.entries(ours).flatMap(([key, value]) =>
    comparable(key, value) === comparable(key, given[key])
      ? []
      : [`the setting ${key} is ${format(given[key])}, but should be ${format(value)}`],
  );
}

/** Normalizes a setting. The service accepts `true` and `"true"`, or a number as text, and may return either. */
function comparable(key: string, value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(String(value));
  const items = value.map(String);
  return JSON.stringify(ORDERED.has(key) ? items : items.sort());
}

const format = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value));
