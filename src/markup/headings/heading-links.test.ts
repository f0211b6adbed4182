// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { clipboard, listen } from '../../../tests/dom/reader';
import { startHeadingLinks } from './heading-links';

const link = () => screen.getByRole('link', { name: 'Link to “Swap fees”' });
const announced = () => screen.getAllByRole('status').at(-1)?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  drawPage({ path: '/fees?a=1', content: markupOf('## Swap fees\n\nText.') });
  listen(startHeadingLinks());
});

test('a click on a heading link follows the link, copies the full URL, and confirms the copy for a second', async () => {
  const { text } = clipboard();
  expect(fireEvent.click(link())).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(text()).toBe(`${window.location.origin}/fees?a=1#swap-fees`);
  expect(announced()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1000);
  expect(announced()).toBe('');
});

test('if the URL cannot be copied, nothing is confirmed', async () => {
  Object.assign(document, { execCommand: () => false });
  link().click();
  await vi.advanceTimersByTimeAsync(0);
  expect(announced()).toBe('');
});
