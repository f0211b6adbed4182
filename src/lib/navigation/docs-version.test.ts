import { expect, test } from 'vitest';
import { docsVersionClass, versionOfPath } from './docs-version';

test.each([
  ['/contracts/v1/overview', 'V1'],
  ['/contracts/V1/overview', 'V1'],
  ['/sdk/2.0.0/guides', 'V1'],
  ['/sdk/v3/overview', 'V3'],
  ['/contracts/v1x/overview', 'V3'],
  ['/sdk/12.0.0/guides', 'V3'],
  ['/concepts/overview', 'V3'],
  ['/', 'V3'],
])('%s is marked %s', (path, expected) => {
  expect(docsVersionClass(path)).toBe(expected);
});

test('a page belongs to the version with the longest path before it', () => {
  const versions = [{ path: '/sdk' }, { path: '/sdk/v1' }];
  expect(versionOfPath(versions, '/sdk/v1/overview')?.path).toBe('/sdk/v1');
  expect(versionOfPath(versions, '/sdk/v1')?.path).toBe('/sdk/v1');
  expect(versionOfPath(versions, '/sdk/v10')?.path).toBe('/sdk');
  expect(versionOfPath(versions, '/concepts')).toBeUndefined();
});
