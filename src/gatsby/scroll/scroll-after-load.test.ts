// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { tallPage } from '../../../tests/dom/tall-page';

const { showPlace, place, stand, scrollTo, step, begin } = tallPage();

test('the place outlasts a load of the page', async () => {
  const stop = await begin();
  scrollTo(700);
  stop();
  stand(0);
  await begin();
  expect(place()).toBe(700);
});

test('a page that is loaded is the reader’s as soon as they do anything', async () => {
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

test('nor is it moved for a reader who has stepped away and back before it was there', async () => {
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

test('the browser restores the page that is loaded, and no other', async () => {
  await begin();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
