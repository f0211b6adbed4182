import { recordsOfDoc, type SearchableDoc } from '../../src/site/search/records-of-doc';
import type { SearchRecord } from '../../src/site/search/record';

/** The start of a made-up page, and its heading "Use". */
const sectionsWith = (text: string): SearchableDoc['sections'] => [
  { id: null, depth: 1, heading: '', text, terms: [], code: [] },
  { id: 'use', depth: 2, heading: 'Use', text, terms: ['STF'], code: ['STF', 'slot0'] },
];

/** Records of a made-up page: its own and that of its heading "Use", unless it is said to have other sections. */
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

/** Records of made-up pages, for tests of what carries them. */
export const sampleRecords = (pages: number): SearchRecord[] =>
  Array.from({ length: pages }, (_, index) =>
    recordsOfPage(`/contracts/v3/page-${index}`, {
      tag: index % 2 === 0 ? 'docs-contracts-current' : 'default',
      sections: sectionsWith('A pool holds two tokens.'),
    }),
  ).flat();
