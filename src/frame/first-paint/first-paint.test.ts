// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { turnSystem } from '../../../tests/dom/missing-parts';
import { goTo } from '../../../tests/dom/reader';
import { prepareFirstPaint } from './first-paint';

const { dataset } = document.documentElement;

test.each([
  [null, false, 'dark', 'system'],
  [null, true, 'light', 'system'],
  ['light', false, 'light', 'light'],
  ['dark', true, 'dark', 'dark'],
  ['purple', true, 'light', 'system'],
])(
  'with %s stored, and a system that is light: %s, the page is %s',
  (kept, light, theme, choice) => {
    if (kept) window.localStorage.setItem('theme', kept);
    turnSystem('(prefers-color-scheme: light)', light);
    prepareFirstPaint();
    expect(dataset).toMatchObject({ js: '', theme, themeChoice: choice });
  },
);

test('with storage forbidden, the page is still rendered', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  dataset.announcementId = 'a';
  goTo('/a.html');
  prepareFirstPaint();
  expect(dataset).toMatchObject({ theme: 'dark', themeChoice: 'system' });
  expect(dataset.announcement).toBeUndefined();
  expect(window.location.pathname).toBe('/a');
});

test.each([
  ['a', 'true', 'dismissed'],
  ['b', 'true', undefined],
  ['a', 'false', undefined],
])(
  'if announcement "%s" is stored with dismissed = %s, announcement "a" is: %s',
  (id, dismissed, expected) => {
    dataset.announcementId = 'a';
    window.localStorage.setItem('announcement.id', id);
    window.localStorage.setItem('announcement.dismissed', dismissed);
    prepareFirstPaint();
    expect(dataset.announcement).toBe(expected);
  },
);

test.each([
  ['/a/b.html?x=1#y', '/a/b?x=1#y'],
  ['/a/index.html', '/a'],
  ['/index.html', '/'],
  ['/100%', '/100%25'],
  ['/caf%C3%A9', '/caf%C3%A9'],
])('%s is shown as %s, with the state of the history entry', (asked, shown) => {
  window.history.replaceState({ key: 'k' }, '', asked);
  prepareFirstPaint();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(shown);
  expect(window.history.state).toEqual({ key: 'k' });
});

test.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['Linux x86_64', false],
])('on %s, the keyboard is an Apple keyboard: %s', (platform, apple) => {
  vi.spyOn(window.navigator, 'platform', 'get').mockReturnValue(platform);
  prepareFirstPaint();
  expect('mac' in dataset).toBe(apple);
});

test('code and text use their fonts at the first paint if an earlier page of the visit has fetched them', () => {
  prepareFirstPaint();
  expect(dataset.fonts).toBeUndefined();
  window.sessionStorage.setItem('fonts', 'here');
  prepareFirstPaint();
  expect(dataset.fonts).toBe('');
});

test('samples run if the browser has workers', () => {
  vi.stubGlobal('Worker', undefined);
  prepareFirstPaint();
  expect(dataset.js).toBe('');
  vi.stubGlobal('Worker', vi.fn());
  prepareFirstPaint();
  expect(dataset.js).toBe('runs');
  vi.stubGlobal('BigInt', undefined);
  prepareFirstPaint();
  expect(dataset.js).toBe('');
});

test.each([
  ['not fetched yet', false, '(min-width: 1px)'],
  ['fetched by an earlier page', true, null],
])('the text font, %s, is preloaded in narrow windows: %s', (_, fetched, media) => {
  document.head.innerHTML =
    '<link rel="preload" as="font" media="(min-width: 1px)" href="/a.woff2">';
  if (fetched) window.sessionStorage.setItem('fonts', 'here');
  prepareFirstPaint();
  expect(document.querySelector('link')?.getAttribute('media')).toBe(media);
  document.head.replaceChildren();
});
