// @vitest-environment jsdom

import { screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { click, goTo, listen } from '../../tests/dom/reader';
import { setRouter, takeTarget } from '../kit/dom/router';
import { startLinkNavigation } from './links';

const link = (href: string, more = '') => {
  document.body.innerHTML = `<p><a href="${href}" ${more}>A <b>link</b></a></p>`;
  return screen.getByText('link');
};

const navigate = vi.fn();

beforeEach(() => {
  navigate.mockClear();
  setRouter(navigate);
  vi.stubGlobal('__BASE_PATH__', '/docs');
  goTo('/docs/here?x=1');
  listen(startLinkNavigation('/docs'));
});

test.each([
  ['/docs/there', '/there'],
  ['/docs/there?a=1#b', '/there?a=1#b'],
  ['/docs/there.html#b', '/there#b'],
  ['/docs/there/index.html', '/there'],
  ['/docs', '/'],
  ['/docs/here?x=2#b', '/here?x=2#b'],
  ['/docs/here?x=1', '/here?x=1'],
])('a link to %s goes to %s without a page load, and its full URL is recorded', (href, target) => {
  expect(click(link(href))).toBe(false);
  // A link to the current page adds no history entry.
  const replace = target === '/here?x=1';
  expect(navigate).toHaveBeenCalledExactlyOnceWith(target, { replace });
  const path = target.split(/[?#]/)[0] ?? '';
  expect(takeTarget(`/docs${path}`)).toBe(`${window.location.origin}/docs${target}`);
});

test.each([
  ['another host', 'https://elsewhere.example/docs/a', ''],
  ['outside the base path', '/documents', ''],
  ['a place on this page', '/docs/here?x=1#b', ''],
  ['a file', '/docs/a.zip', ''],
  ['escapes that mean nothing', '/docs/100%', ''],
  ['another window', '/docs/a', 'target="_blank"'],
  ['a download', '/docs/a', 'download'],
])('a link to %s is left to the browser', (_, href, more) => {
  expect(click(link(href, more))).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %o is left to the browser', (held) => {
  expect(click(link('/docs/there'), held)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('a click that was already handled does not navigate', () => {
  const there = link('/docs/there');
  there.addEventListener('click', (event) => event.preventDefault());
  click(there);
  expect(navigate).not.toHaveBeenCalled();
});
