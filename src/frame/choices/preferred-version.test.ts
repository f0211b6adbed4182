// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { click, listen } from '../../../tests/dom/reader';
import { startPreferredVersion } from './preferred-version';

const KEY = 'docs-preferred-version-sdk';
const stored = () => window.localStorage.getItem(KEY);
const link = (name: string) => {
  const [found] = screen.getAllByRole<HTMLAnchorElement>('link', { name });
  if (!found) throw new Error(`no link ${name}`);
  return found;
};

test('a chosen version is remembered for its section, from every page', () => {
  drawPage();
  listen(startPreferredVersion());
  click(link('SDKs: v1'));
  expect(stored()).toBe('v1');
});

test('a link to the same page in another version keeps the query and the hash', () => {
  drawPage({
    path: '/sdk/v3/swap?a=1#b',
    section: 'sdk',
    version: 'sdk/v3',
    counterparts: { v1: '/sdk/v1/swap' },
  });
  listen(startPreferredVersion());
  click(link('v1'));
  expect(link('v1').getAttribute('href')).toContain('/sdk/v1/swap?a=1#b');
  expect(stored()).toBe('v1');
});

test('a link to a different page in another version drops the query and the hash', () => {
  drawPage({ path: '/sdk/v3/swap?a=1#b', section: 'sdk', version: 'sdk/v3' });
  listen(startPreferredVersion());
  click(link('v1'));
  expect(link('v1').getAttribute('href')).toBe('/sdk/v1');
});

test.each([
  ['v1', 'v1'],
  ['v2', null],
])('if %s is stored, %s is stored after the page has started', (before, after) => {
  window.localStorage.setItem(KEY, before);
  drawPage();
  listen(startPreferredVersion());
  expect(stored()).toBe(after);
});
