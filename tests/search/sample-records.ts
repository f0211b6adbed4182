import { recordsOfDoc } from '../../src/site/search/records-of-doc';
import type { SearchRecord } from '../../src/site/search/record';

/** Records of made-up pages, for tests of what carries them. */
export function sampleRecords(pages: number, text = 'A pool holds two tokens.'): SearchRecord[] {
  return Array.from({ length: pages }, (_, index) =>
    recordsOfDoc(
      {
        path: `/contracts/v3/page-${index}`,
        title: `Page ${index}`,
        description: 'What the page answers.',
        section: 'contracts',
        trail: ['Contracts', 'v3'],
        tag: index % 2 === 0 ? 'docs-contracts-current' : 'default',
        asks: [],
        sections: [
          { id: null, depth: 1, heading: '', text, terms: [], code: [] },
          { id: 'use', depth: 2, heading: 'Use', text, terms: ['STF'], code: ['STF', 'slot0'] },
        ],
      },
      'https://docs.example',
    ),
  ).flat();
}
