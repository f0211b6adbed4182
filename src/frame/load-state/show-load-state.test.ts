// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { press } from '../../../tests/dom/reader';
import { askToRetry, hideLoading, showLoading } from './show-load-state';

/** Whether the bar and the spinner are shown, judged by the attribute that their style depends on. */
const isShown = () => 'loading' in document.documentElement.dataset;
const box = () => screen.queryByRole('alert');

beforeEach(() => {
  vi.useFakeTimers();
  drawPage({ path: '/a' });
});

test('a load is shown and announced after 200 ms', () => {
  showLoading();
  vi.advanceTimersByTime(199);
  expect(isShown()).toBe(false);
  expect(screen.queryByText('Loading page')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
  expect(screen.getByText('Loading page')).toBe(screen.getAllByRole('status')[0]);
  hideLoading();
  expect(isShown()).toBe(false);
  expect(screen.queryByText('Loading page')).toBeNull();
});

test('a short load is never shown', () => {
  showLoading();
  vi.advanceTimersByTime(100);
  hideLoading();
  vi.advanceTimersByTime(1000);
  expect(isShown()).toBe(false);
});

test('if a second load starts, the delay starts again', () => {
  showLoading();
  vi.advanceTimersByTime(150);
  showLoading();
  vi.advanceTimersByTime(150);
  expect(isShown()).toBe(false);
  hideLoading();
});

describe('the box with an error', () => {
  const TITLE = '/b could not be loaded';
  const ask = (wish = new AbortController()) => askToRetry(TITLE, 'No <network>.', wish.signal);
  const button = (name: string) => within(screen.getByRole('alert')).getByRole('button', { name });

  test('shows what failed to load and why, until the reader tries again', async () => {
    expect(box()).toBeNull();
    const asked = ask();
    const shown = within(screen.getByRole('alert'));
    expect(shown.getByRole('heading', { name: TITLE })).toBeDefined();
    expect(shown.getByText('No <network>.')).toBeDefined();
    button('Retry').click();
    await expect(asked).resolves.toBe(true);
    expect(box()).toBeNull();
  });

  test.each([
    ['"Close"', () => button('Close').click()],
    ['Escape', () => void press('Escape')],
    ['a step in the history', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ])('is closed by %s, and nothing is retried', async (_, close) => {
    const asked = ask();
    press('a');
    screen.getByRole('heading', { name: TITLE }).click();
    expect(box()).not.toBeNull();
    close();
    await expect(asked).resolves.toBe(false);
    expect(box()).toBeNull();
  });

  test('takes the focus if the reader closed the last box with Retry', async () => {
    const first = ask();
    button('Retry').focus();
    button('Retry').click();
    await first;
    const second = ask();
    expect(document.activeElement).toBe(button('Retry'));
    button('Close').click();
    await second;
    void ask();
    expect(document.activeElement).toBe(document.body);
    button('Close').click();
  });

  test('is closed when its signal aborts', async () => {
    const wish = new AbortController();
    const asked = ask(wish);
    wish.abort();
    await expect(asked).resolves.toBe(false);
    expect(box()).toBeNull();
  });
});
