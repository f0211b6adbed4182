// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLocation } from '../../../tests/dom/stub-location';
import { APP_NEEDED, AT_ONCE } from '../../kit/names';
import { hydrateOnInteraction } from './hydrate-on-interaction';

const load = vi.fn<() => Promise<unknown>>();
const show = vi.fn();
const hide = vi.fn();
const askToRetry = vi.fn<(title: string, reason: string) => Promise<boolean>>();
const start = () => void hydrateOnInteraction(load, { show, hide, askToRetry });
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockResolvedValue({});
  askToRetry.mockReturnValue(new Promise(() => undefined));
  document.body.innerHTML = '<p>Text.</p>';
  window.history.replaceState(null, '', '/a');
});

// Simulate an interaction, so that no promise keeps waiting for one.
afterEach(() => fireEvent.pointerMove(document.body));

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'])(
  'the app is loaded once, at the first %s',
  async (type) => {
    start();
    await wait(5000);
    expect(load).not.toHaveBeenCalled();
    fireEvent(document.body, new Event(type, { bubbles: true }));
    fireEvent(document.body, new Event(type, { bubbles: true }));
    await wait(0);
    expect(load).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
  },
);

test.each([
  ['a page that is useless without the app', `<div ${APP_NEEDED}="${AT_ONCE}">`, '/search'],
  ['a figure whose state is in the URL', `<div ${APP_NEEDED}="">`, '/a?price=2'],
])('%s loads the app at once, and shows a progress indicator', async (_, html, address) => {
  document.body.innerHTML = html;
  window.history.replaceState(null, '', address);
  start();
  await wait(0);
  expect(load).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledOnce();
});

test('an interaction from before the script started loads the app at once', async () => {
  window.earlyEvents = { pointermove: document.body };
  start();
  window.earlyEvents = undefined;
  await wait(0);
  expect(load).toHaveBeenCalledOnce();
});

test('a query that no figure reads does not load the app', async () => {
  window.history.replaceState(null, '', '/a?from=mail');
  start();
  await wait(0);
  expect(load).not.toHaveBeenCalled();
});

test('if the app fails to load, no message is shown, and an interaction after a pause loads it again', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
  start();
  fireEvent.pointerMove(document.body);
  await wait(500);
  fireEvent.pointerMove(document.body);
  await wait(600);
  expect(load).toHaveBeenCalledOnce();
  fireEvent.pointerMove(document.body);
  await wait(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(askToRetry).not.toHaveBeenCalled();
  expect(console.warn).toHaveBeenCalledOnce();
});

test('if a part of the page needs the app, the reader is asked, and a retry loads it', async () => {
  document.body.innerHTML = `<div ${APP_NEEDED}="">`;
  load.mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
  askToRetry.mockResolvedValueOnce(true);
  start();
  fireEvent.keyDown(document.body);
  await wait(0);
  expect(askToRetry).toHaveBeenCalledOnce();
  // The progress indicator is hidden before the question is shown.
  expect(hide.mock.invocationCallOrder[0]).toBeLessThan(
    askToRetry.mock.invocationCallOrder[0] ?? 0,
  );
  expect(load).toHaveBeenCalledTimes(2);
});

describe('if a part of the page needs the app, but it cannot be loaded', () => {
  const reload = vi.fn();
  const answer = vi.fn<() => Promise<{ status: number }>>();
  beforeEach(() => {
    vi.stubGlobal('fetch', answer);
    stubLocation({ reload });
    document.body.innerHTML = `<div ${APP_NEEDED}=""><button>Decode</button></div><a>Other</a>`;
    load.mockRejectedValue(new Error('Loading chunk 1 failed'));
  });

  test('the box says that a part of the page could not be loaded, and why', async () => {
    start();
    fireEvent.keyDown(document.body);
    await wait(0);
    const [title, reason] = askToRetry.mock.calls[0] ?? [];
    expect(title).toBe('Part of this page could not be loaded');
    expect(reason).toBe('Its code could not be fetched.');
  });

  test('the box stays closed until the reader presses a part that does not work', async () => {
    askToRetry.mockResolvedValueOnce(false);
    start();
    fireEvent.keyDown(document.body);
    await wait(5000);
    fireEvent.pointerMove(document.body);
    fireEvent.click(screen.getByText('Other'));
    await wait(5000);
    expect([load.mock.calls.length, askToRetry.mock.calls.length]).toEqual([1, 1]);
    fireEvent.click(screen.getByRole('button', { name: 'Decode' }));
    await wait(0);
    expect([load.mock.calls.length, askToRetry.mock.calls.length]).toEqual([2, 2]);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each<[host: string, status: number, reloads: number]>([
    ['answers', 200, 1],
    ['has broken down', 503, 0],
  ])(
    'if Retry fails, the page is reloaded only if the host responds: it %s',
    async (_, status, reloads) => {
      answer.mockResolvedValue({ status });
      askToRetry.mockResolvedValueOnce(true);
      start();
      fireEvent.keyDown(document.body);
      await wait(0);
      expect(load).toHaveBeenCalledTimes(2);
      expect(reload).toHaveBeenCalledTimes(reloads);
      expect(askToRetry).toHaveBeenCalledTimes(2 - reloads);
    },
  );
});
