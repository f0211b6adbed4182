import { describe, expect, it } from 'vitest';
import { KEPT, parseHits, withHit, withoutHit, type StoredHit } from './stored-hits';

const hit = (number: number): StoredHit => ({
  path: `/concepts/page-${number}`,
  title: `Page ${number}`,
  section: 'Concepts',
  headings: [],
});

describe('remembered hits', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['an object', '{"path":"/a"}'],
    ['null in a list', '[null]'],
    ['a text in a list', '["/a"]'],
    ['half a hit', '[{"path":"/a","title":"A"}]'],
    ['a heading that is no text', '[{"path":"/a","title":"A","section":"S","headings":[1]}]'],
    [
      'an address of another host',
      '[{"path":"//b.example","title":"A","section":"S","headings":[]}]',
    ],
    ['a script', '[{"path":"javascript:alert(1)","title":"A","section":"S","headings":[]}]'],
  ])('are empty if the storage contains %s', (_, text) => {
    expect(parseHits(text, 7)).toEqual([]);
  });

  it('are kept if other values in the list are invalid', () => {
    expect(parseHits(JSON.stringify([null, hit(1), 3, hit(2)]), 7)).toEqual([hit(1), hit(2)]);
  });

  it('are listed with the latest first, without duplicates, and the oldest are dropped', () => {
    let hits: StoredHit[] = [];
    for (let number = 1; number <= 9; number += 1) hits = withHit(hits, hit(number), KEPT.recent);
    expect(hits.map(({ title }) => title)).toEqual(
      [9, 8, 7, 6, 5, 4, 3].map((number) => `Page ${number}`),
    );
    expect(withHit(hits, hit(5), KEPT.recent)[0]).toEqual(hit(5));
    expect(withHit(hits, hit(5), KEPT.recent)).toHaveLength(7);
    expect(withoutHit(hits, hit(5))).not.toContainEqual(hit(5));
  });
});
