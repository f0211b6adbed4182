import { expect, test } from 'vitest';
import { compileText } from '../../tests/compile-text';
import { unlink } from './unlink';

const without = (text: string, ...dead: string[]) => unlink(compileText(text).body, new Set(dead));

test('a link to no page becomes its words; its neighbours stay', () => {
  expect(without('See [the **fees**](/gone) and [more](/there).', '/gone')).toEqual([
    { html: '<p>See the <strong>fees</strong> and <a href="/there">more</a>.</p>' },
  ]);
});

test('an address with signs that markup writes otherwise is found as well', () => {
  expect(without('See [it](/gone?a=1&b="2").', '/gone?a=1&b=%222%22')).toEqual([
    { html: '<p>See it.</p>' },
  ]);
});

test('a link around a component becomes a span', () => {
  expect(JSON.stringify(without('[<RangeOrder />](/gone)', '/gone'))).not.toContain('/gone');
});
