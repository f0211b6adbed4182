import { expect, it } from 'vitest';
import { namesOfPage, otherNames } from './other-names';

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

it('a page is called by the terms that it explains, and by its short forms', () => {
  expect([...namesOfPage(otherNames(terms, docs), '/concepts/ticks')]).toEqual([
    ['spacing', ['Tick spacing', 'spacing']],
    ['', ['Tick', 'Read the ticks']],
  ]);
});

it('another site has no names here', () => {
  expect([...otherNames(terms, []).keys()].join(' ')).not.toContain('example.org');
});
