import { expect, it } from 'vitest';
import { compoundParts } from './compound-parts';

it.each([
  ['liquiditätsanbieter', 'de', 'anbieter'],
  ['preisauswirkung', 'de-AT', 'auswirkung'],
  ['likviditetspool', 'sv', 'pool'],
])('%s (%s) has the part %s', (word, language, part) => {
  expect(compoundParts(word, language)).toContain(part);
});

it.each([
  ['short words', 'poolpreis'.slice(0, 7), 'de'],
  ['words of languages with separate compounds', 'liquidityprovider', 'en'],
  ['identifiers', 'sqrtpricex96', 'de'],
])('does not split %s', (_, word, language) => {
  expect(compoundParts(word, language)).toEqual([]);
});
