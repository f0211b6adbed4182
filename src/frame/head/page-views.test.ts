// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { Helmet } from 'react-helmet';
import '../../../tests/dom/reader';
import { loadHelmet, PageViewsAddress } from './document-head';
import { sendPageView } from './page-views';

const sent = vi.fn<(address: string, body: string) => boolean>();

/** Sets properties of the reader's browser. */
const browser = (own: object) =>
  vi.stubGlobal('navigator', { userAgent: 'a browser', sendBeacon: sent, ...own });

beforeEach(async () => {
  sent.mockClear();
  await loadHelmet();
  browser({});
});
afterEach(() => document.head.replaceChildren());

/** Writes the head of a page as the server does. */
function drawHead(address: string): void {
  Helmet.canUseDOM = false;
  renderToStaticMarkup(createElement(PageViewsAddress, { address }));
  document.head.innerHTML = Helmet.renderStatic().meta.toString();
}

test('a page view is sent to the URL in the head, and contains only the path', () => {
  drawHead('https://count.example/view?a=1&b="2"');
  sendPageView('/sdk/v3');
  expect(sent.mock.calls).toEqual([['https://count.example/view?a=1&b="2"', '{"path":"/sdk/v3"}']]);
});

test('if the head contains no URL, no page view is sent', () => {
  sendPageView('/sdk/v3');
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  [{ globalPrivacyControl: true }, false],
  [{ globalPrivacyControl: false }, true],
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: 'yes' }, false],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: null }, true],
])('a reader whose browser sends %o is counted: %s', (wish, counted) => {
  drawHead('https://count.example/view');
  browser(wish);
  sendPageView('/sdk/v3');
  expect(sent).toHaveBeenCalledTimes(counted ? 1 : 0);
});
