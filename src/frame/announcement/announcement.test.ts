// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { listen } from '../../../tests/dom/reader';
import { prepareFirstPaint } from '../first-paint/first-paint';
import { startAnnouncement } from './announcement';

const root = document.documentElement;
/** Whether the bar is hidden, judged by the attribute that its style depends on. */
const isClosed = () => root.dataset.announcement === 'dismissed';
const bar = () => screen.getByRole('complementary', { name: 'Announcement' });
const close = () => screen.getByRole('button', { name: 'Close' }).click();
const kept = (name: string) => window.localStorage.getItem(`announcement.${name}`);
/** Runs the scripts that handle the announcement, in the same order as on a page. */
const open = () => {
  prepareFirstPaint();
  return startAnnouncement();
};

beforeEach(() => {
  root.dataset.announcementId = 'a1';
  drawPage();
});

test('Close hides the bar, and on the next page it is hidden before the first paint', () => {
  const stop = open();
  expect(bar().textContent).toContain('Version 3 is out.');
  expect(isClosed()).toBe(false);
  close();
  expect(isClosed()).toBe(true);
  expect([kept('id'), kept('dismissed')]).toEqual(['a1', 'true']);
  stop();
  delete root.dataset.announcement;
  listen(open());
  expect(isClosed()).toBe(true);
});

test('a new announcement is shown even if the reader closed the previous one', () => {
  open()();
  close();
  window.localStorage.setItem('announcement.dismissed', 'true');
  root.dataset.announcementId = 'a2';
  listen(open());
  expect(isClosed()).toBe(false);
  expect([kept('id'), kept('dismissed')]).toEqual(['a2', 'false']);
});

test('an announcement that is closed in another window closes in this one', () => {
  listen(open());
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'announcement.dismissed', newValue: 'true' }),
  );
  expect(isClosed()).toBe(true);
});
