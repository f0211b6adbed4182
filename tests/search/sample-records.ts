import { recordsOfDoc, type SearchableDoc } from '../../src/site/search/records-of-doc';
import type { SearchRecord } from '../../src/site/search/record';

/** Returns the sections of a test page: an introduction, and a section with the heading "Use". */
const sectionsWith = (text: string): SearchableDoc['sections'] => [
  { id: null, depth: 1, heading: '', text, terms: [], code: [] },
  { id: 'use', depth: 2, heading: 'Use', text, terms: ['STF'], code: ['STF', 'slot0'] },
];

/** Returns the records of a test page. By default, there is one for its introduction and one for its section "Use". */
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

/** Returns the records of test pages whose content doesn't matter. */
export const sampleRecords = (pages: number): SearchRecord[] =>
  Array.from({ length: pages }, (_, index) =>
    recordsOfPage(`/contracts/v3/page-${index}`, {
      tag: index % 2 === 0 ? 'docs-contracts-current' : 'default',
      sections: sectionsWith('A pool holds two tokens.'),
    }),
  ).flat();
