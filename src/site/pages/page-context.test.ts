import { expect, test } from 'vitest';
import { type BanneredVersion, versionBanner } from './page-context';

const version = (name: string, more: Partial<BanneredVersion> = {}): BanneredVersion => ({
  ...{ section: 'sdk', name, label: name.toUpperCase(), path: `/sdk/${name}` },
  ...{ isLast: false, isReleased: true, mainDoc: { path: `/sdk/${name}/overview` } },
  ...more,
});
const [v1, v2, v3] = [
  version('v1'),
  version('v2', { isLast: true }),
  version('v3', { isReleased: false }),
];
const all = [version('x', { section: 'api', isLast: true }), v1, v2, v3];

test('pages of the newest version have no banner', () => {
  expect(versionBanner(all, v2, { v1: '/sdk/v1/swap' })).toBeUndefined();
});

test('the banner of an older page links to the same page of the newest version', () => {
  expect(versionBanner(all, v1, { v2: '/sdk/v2/swap', v3: '/sdk/v3/swap' })).toEqual({
    label: 'V1',
    isReleased: true,
    newest: { label: 'V2', path: '/sdk/v2/swap', isSamePage: true },
  });
});

test('the banner of a page that the newest version lacks links to the main page of that version', () => {
  expect(versionBanner(all, v3, { v1: '/sdk/v1/swap' })).toEqual({
    label: 'V3',
    isReleased: false,
    newest: { label: 'V2', path: '/sdk/v2/overview', isSamePage: false },
  });
});

test('the banner has no link if the newest version is missing or has no main page', () => {
  const empty = { ...v2, mainDoc: null };
  expect(versionBanner([v1, empty], v1, {})).toEqual({ label: 'V1', isReleased: true });
  expect(versionBanner([v1], v1, {})).toEqual({ label: 'V1', isReleased: true });
});
