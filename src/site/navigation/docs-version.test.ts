import { expect, test } from 'vitest';
import { counterparts, docsVersionClass, shownVersions, versionOfPath } from './docs-version';

test.each([
  ['/contracts/v1/overview', 'V1'],
  ['/contracts/V1/overview', 'V1'],
  ['/sdk/2.0.0/guides', 'V1'],
  ['/sdk/v3/overview', 'V3'],
  ['/contracts/v1x/overview', 'V3'],
  ['/sdk/12.0.0/guides', 'V3'],
  ['/concepts/overview', 'V3'],
  ['/', 'V3'],
])('%s has the class %s', (path, expected) => {
  expect(docsVersionClass(path)).toBe(expected);
});

test('a page belongs to the version with the longest matching path', () => {
  const versions = [{ path: '/sdk' }, { path: '/sdk/v1' }];
  expect(versionOfPath(versions, '/sdk/v1/overview')?.path).toBe('/sdk/v1');
  expect(versionOfPath(versions, '/sdk/v1')?.path).toBe('/sdk/v1');
  expect(versionOfPath(versions, '/sdk/v10')?.path).toBe('/sdk');
  expect(versionOfPath(versions, '/concepts')).toBeUndefined();
});

const sdk = [
  { section: 'sdk', name: 'current', path: '/sdk/next', isLast: false },
  { section: 'sdk', name: '2', path: '/sdk', isLast: true },
];
const all = [...sdk, { section: 'api', name: 'current', path: '/api', isLast: true }];
const shown = (active: (typeof all)[number] | undefined, preferred: Record<string, string>) =>
  shownVersions(all, active, (section) => preferred[section]).map(
    ({ section, name }) => `${section} ${name}`,
  );

test("the version menu shows the page's own version, otherwise the reader's choice or the newest", () => {
  expect(shown(all[0], { sdk: '2' })).toEqual(['sdk current']);
  expect(shown(undefined, { sdk: 'current' })).toEqual(['sdk current', 'api current']);
  expect(shown(undefined, {})).toEqual(['sdk 2', 'api current']);
  expect(shown(undefined, { sdk: '0.9' })).toEqual(['sdk 2', 'api current']);
});

test('the counterparts of a page are in the other versions of its section that have the page', () => {
  const [next] = sdk;
  if (!next) throw new Error('no version');
  const served = new Set(['/sdk/guides', '/sdk/next/guides', '/sdk/next/new', '/api/guides']);
  const found = (path: string) => counterparts(all, next, path, (address) => served.has(address));
  expect(found('/sdk/next/guides')).toEqual({ '2': '/sdk/guides' });
  expect(found('/sdk/next/new')).toEqual({});
});
