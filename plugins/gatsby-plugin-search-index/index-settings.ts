import type { Settings } from '@algolia/client-search';
import { MOST_SECTIONS } from '../../src/site/search/sections-of-page';

/** How the hosted index searches and ranks: pushed with the records, and compared when they are there. */
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
  // What a section is said to have are pages, as the total says.
  attributesForFaceting: ['language', 'docusaurus_tag', 'afterDistinct(section)'],
  // Nothing shows them, and each hit would bring them along.
  unretrievableAttributes: ['names', 'asks'],
  attributesToSnippet: ['content:20'],
  attributeForDistinct: 'url_without_anchor',
  distinct: MOST_SECTIONS,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['asc(rank)', 'asc(level)', 'asc(position)'],
  // A hash or an address with another digit is another one: words of letters and digits mixed are taken as typed.
  typoTolerance: true,
  allowTyposOnNumericTokens: false,
  disableTypoToleranceOnAttributes: ['code'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // As the embedded index does: identifiers are found by their parts.
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'terms', 'code'],
  separatorsToIndex: '_',
  ignorePlurals: ['en'],
  queryLanguages: ['en'],
  // Another word for the same is worth less than the word itself, as in the embedded index.
  alternativesAsExact: ['ignorePlurals'],
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};
