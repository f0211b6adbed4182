import { recordsOfDoc, type SearchableDoc } from '../../src/site/search/records-of-doc';
import type { SearchRecord } from '../../src/site/search/record';

/** Returns the sections of a made-up page: an introduction, and a section "Use". */
const sectionsWith = (text: string): SearchableDoc['sections'] => [
  { id: null, depth: 1, heading: '', text, terms: [], code: [] },
  { id: 'use', depth: 2, heading: 'Use', text, terms: ['STF'], code: ['STF', 'slot0'] },
];

/** Creates records of a made-up page: one for its introduction and one for its section "Use", unless overridden. */
export function recordsOfPage(path: string, more: Partial<SearchableDoc> = {}): SearchRecord[] {
  const doc: SearchableDoc = {
    path,
    title: `Page ${path.split('-').at(-1) ?? ''}`,
    description: 'What the page answers.',
    section: 'contracts',
    trail: ['Contracts', 'v3'],
    tag: 'default',
    asks: [],
    sections: sectionsWith(''),
    ...more,
  };
  return recordsOfDoc(doc, 'https://docs.example');
}

/** Creates records of made-up pages, for tests in which their content doesn't matter. */
export const sampleRecords = (pages: number): SearchRecord[] =>
  Array.from({ length: pages }, (_, index) =>
    recordsOfPage(`/contracts/v3/page-${index}`, {
      tag: index % 2 === 0 ? 'docs-contracts-current' : 'default',
      sections: sectionsWith('A pool holds two tokens.'),
    }),
  ).flat();
