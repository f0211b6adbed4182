import { expect, it } from 'vitest';
import { compoundParts } from './compound-parts';

it.each([
  ['liquiditätsanbieter', 'de', 'anbieter'],
  ['preisauswirkung', 'de-AT', 'auswirkung'],
  ['likviditetspool', 'sv', 'pool'],
])('%s (%s) is found by %s', (word, language, part) => {
  expect(compoundParts(word, language)).toContain(part);
});

it.each([
  ['short words', 'poolpreis'.slice(0, 7), 'de'],
  ['languages that write compounds apart', 'liquidityprovider', 'en'],
  ['identifiers', 'sqrtpricex96', 'de'],
])('leaves %s whole', (_, word, language) => {
  expect(compoundParts(word, language)).toEqual([]);
});
