// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import '../../../tests/dom/reader';
import { askToRetry, hideLoading, showLoading } from './show-load-state';

/** What bar and spinner go by. */
const isShown = () => 'loading' in document.documentElement.dataset;
const box = () => screen.queryByRole('alert');

beforeEach(() => {
  vi.useFakeTimers();
  drawPage({ path: '/a' });
});

test('a load shows once it has lasted for 200 ms, aloud too', () => {
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

test('a quick load never shows', () => {
  showLoading();
  vi.advanceTimersByTime(100);
  hideLoading();
  vi.advanceTimersByTime(1000);
  expect(isShown()).toBe(false);
});

test('the time is of the last of two loads', () => {
  showLoading();
  vi.advanceTimersByTime(150);
  showLoading();
  vi.advanceTimersByTime(150);
  expect(isShown()).toBe(false);
  hideLoading();
});

test('a failure says why, until the reader tries again', async () => {
  expect(box()).toBeNull();
  const again = vi.fn();
  const asked = askToRetry('No network.', new AbortController()).then(again);
  const shown = within(screen.getByRole('alert'));
  expect(shown.getByText('No network.')).toBeDefined();
  expect(shown.getByRole('heading', { name: 'This page could not be loaded' })).toBeDefined();
  expect(again).not.toHaveBeenCalled();
  shown.getByRole('button', { name: 'Retry' }).click();
  await asked;
  expect(again).toHaveBeenCalledOnce();
  expect(box()).toBeNull();
});

test('where it fails again, focus is on the button that the reader pressed before', async () => {
  const first = askToRetry('Once.', new AbortController());
  const button = screen.getByRole('button', { name: 'Retry' });
  button.focus();
  button.click();
  await first;
  button.blur();
  void askToRetry('Twice.', new AbortController());
  expect(document.activeElement).toBe(button);
  button.click();
});

test('the box goes with the wish that it belongs to', async () => {
  const wish = new AbortController();
  const again = vi.fn();
  void askToRetry('Why.', wish).then(again);
  wish.abort();
  expect(box()).toBeNull();
  screen.getByRole('button', { name: 'Retry', hidden: true }).click();
  await vi.advanceTimersByTimeAsync(0);
  expect(again).not.toHaveBeenCalled();
});
