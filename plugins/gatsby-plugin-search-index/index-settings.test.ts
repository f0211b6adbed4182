import { expect, it } from 'vitest';
import { differingSettings } from './index-settings';

it('finds nothing where all that we set is as we set it, whatever else there is', () => {
  const theirs = { distinct: 3, ranking: ['words', 'typo'], hitsPerPage: 40 };
  expect(differingSettings({ distinct: 3, ranking: ['words', 'typo'] }, theirs)).toEqual([]);
});

it('tells a key with both values', () => {
  expect(
    differingSettings(
      { distinct: 3, attributeForDistinct: 'url', ignorePlurals: ['en'] },
      { distinct: true, ignorePlurals: ['de'] },
    ),
  ).toEqual([
    'the setting distinct is true, but should be 3',
    'the setting attributeForDistinct is missing, but should be "url"',
    'the setting ignorePlurals is ["de"], but should be ["en"]',
  ]);
});

it('minds the order of what ranks, and of nothing else', () => {
  const attributes = { attributesForFaceting: ['a', 'b'], searchableAttributes: ['a', 'b'] };
  const turned = { attributesForFaceting: ['b', 'a'], searchableAttributes: ['b', 'a'] };
  expect(differingSettings(attributes, turned)).toEqual([
    'the setting searchableAttributes is ["b","a"], but should be ["a","b"]',
  ]);
});

it('takes the word for a switch or a number for the same, and a list of it for another', () => {
  const theirs = { typoTolerance: 'true', distinct: '3' } as object;
  expect(differingSettings({ typoTolerance: true, distinct: 3 }, theirs)).toEqual([]);
  expect(differingSettings({ ignorePlurals: ['en'] }, { ignorePlurals: true })).toHaveLength(1);
});
