// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { tallPage } from '../../../tests/dom/tall-page';

const { showPlace, place, stand, scrollTo, step, begin } = tallPage();

test('the scroll position is restored after a reload', async () => {
  const stop = await begin();
  scrollTo(700);
  stop();
  stand(0);
  await begin();
  expect(place()).toBe(700);
});

test('a reloaded page is not scrolled once the reader has interacted with it', async () => {
  const stop = await begin();
  scrollTo(700);
  stop();
  stand(0);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await begin();
  expect(place()).toBe(700);
  fireEvent.wheel(window);
  stand(650);
  fireEvent.load(window);
  showPlace({ pathname: '/a', search: '', hash: '', key: 'a' }, null);
  expect(place()).toBe(650);
});

test('a page is not scrolled if the reader has gone to another history entry and back before it has loaded', async () => {
  const stop = await begin();
  scrollTo(700);
  stop();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await begin();
  window.history.pushState({ key: 'b' }, '', '/b');
  await step(-1);
  stand(20);
  fireEvent.load(window);
  expect(place()).toBe(20);
});

test('the browser restores the position only when a document is loaded', async () => {
  await begin();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
