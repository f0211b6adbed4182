// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { listen } from '../../../tests/dom/reader';
import { awaitHints } from './await-hints';

const glossary = `
- term: Tick
  glossary: general
  text: An integer for a price.
- term: Pool
  glossary: general
  text: What holds two tokens.
`;
const definitions = {
  '/concepts/glossary#tick': { term: 'Tick', text: 'An integer for a price.' },
  '/concepts/glossary#pool': { term: 'Pool', text: 'What holds two tokens.' },
};

const word = (name: string | RegExp) => screen.getByRole('link', { name });
const tooltip = () => screen.queryByRole('tooltip')?.textContent;
const over = (element: Element) => fireEvent.pointerOver(element);
/** Waits for the code and the definitions to load, and lets the pointer rest. */
const rest = async (time = 250) => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(time);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(definitions) })),
  );
  drawPage({
    path: '/docs/a',
    content: markupOf(
      'A tick of a pool, and more. <Tested file="tests/a.test.ts">One `swap`.</Tested>',
      {
        basePath: '/docs',
        files: { 'content/glossary.yml': glossary, 'tests/a.test.ts': '' },
        path: '/a',
        sourceUrl: 'https://code.example',
      },
    ),
  });
  listen(awaitHints('/docs', () => undefined));
});
afterEach(async () => {
  (await import('./show-hints')).stopHints();
  vi.resetModules();
});

test('the definition of a word appears when the pointer rests on the word, and describes the word', async () => {
  over(word('tick'));
  await rest(249);
  expect(tooltip()).toBeUndefined();
  await rest(1);
  expect(tooltip()).toBe('Tick An integer for a price.');
  expect(word('tick').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/docs/glossary.json');
});

test('the definition stays while the pointer is on it, and disappears some time after the pointer has left', async () => {
  over(word('tick'));
  await rest();
  over(screen.getByRole('tooltip'));
  await rest(1000);
  expect(tooltip()).toContain('An integer');
  over(screen.getByRole('main'));
  await rest(249);
  expect(tooltip()).toContain('An integer');
  await rest(1);
  expect(tooltip()).toBeUndefined();
  expect(word('tick').hasAttribute('aria-describedby')).toBe(false);
});

test('the mark of a test shows what was run, which its own text already contains', async () => {
  over(word(/^tested/));
  await rest();
  expect(tooltip()).toBe('One swap.');
  expect(word(/^tested/).hasAttribute('aria-describedby')).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
  over(word('tick'));
  await rest();
  expect(tooltip()).toBe('Tick An integer for a price.');
});

test('Escape hides the definition', async () => {
  over(word('tick'));
  await rest();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tooltip()).toBeUndefined();
});

test('the definition of another word replaces it without another request', async () => {
  over(word('tick'));
  await rest();
  over(word('pool'));
  await rest();
  expect(tooltip()).toBe('Pool What holds two tokens.');
  expect(fetch).toHaveBeenCalledOnce();
});

test('if the request fails, the link stays, and the next word requests the definitions again', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  over(word('tick'));
  await rest();
  expect(tooltip()).toBeUndefined();
  over(word('pool'));
  await rest();
  expect(tooltip()).toContain('two tokens');
});

test('nothing is fetched while the pointer is not on a word', async () => {
  over(screen.getByRole('main'));
  await rest(1000);
  expect(fetch).not.toHaveBeenCalled();
});
