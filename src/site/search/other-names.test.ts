import { expect, it } from 'vitest';
import { otherNames } from './other-names';

const terms = [
  { term: 'Tick spacing', also: ['spacing'], see: '[Ticks](/concepts/ticks#spacing)' },
  { term: 'Tick', also: [], see: '[Ticks](/concepts/ticks) and [Pool](/pool)' },
  { term: 'Rollup', also: [], see: '[elsewhere](https://example.org)' },
  { term: 'Pool', also: [], see: undefined },
];
const docs = [
  {
    sections: [
      { heading: 'Read the ticks', fullGuide: '/concepts/ticks' },
      { heading: 'Fees', fullGuide: null },
    ],
  },
];

const categories = [
  { label: 'Ticks and Ranges', path: '/concepts/ticks' },
  { label: 'Guides', path: '/v1' },
  { label: 'Guides', path: '/v3' },
];

it('other names of a page are terms that it explains, sections that summarize it, and its category', () => {
  const names = otherNames(terms, docs, categories);
  expect([...(names.get('/concepts/ticks') ?? [])]).toEqual([
    ['spacing', ['Tick spacing', 'spacing']],
    ['', ['Tick', 'Read the ticks', 'Ticks and Ranges']],
  ]);
  expect([...names.keys()]).toEqual(['/concepts/ticks', '/pool']);
});
