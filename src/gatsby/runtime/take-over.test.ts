// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { APP_NEEDED, AT_ONCE } from '../../kit/names';
import { takeOver } from './take-over';

const load = vi.fn<() => Promise<unknown>>();
const show = vi.fn();
const hide = vi.fn();
const askToRetry = vi.fn<() => Promise<void>>();
const start = () => void takeOver(load, { show, hide, askToRetry });
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

// Who still waits for a sign gets it.
afterEach(() => fireEvent.pointerMove(document.body));

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'])(
  'the app comes with the first %s, and once',
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
  ['a page that is the app’s work', `<div ${APP_NEEDED}="${AT_ONCE}">`, '/search'],
  ['a figure whose state stands in the address', `<div ${APP_NEEDED}="">`, '/a?price=2'],
])('%s asks for it at once, and shows that it is on its way', async (_, html, address) => {
  document.body.innerHTML = html;
  window.history.replaceState(null, '', address);
  start();
  await wait(0);
  expect(load).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledOnce();
});

test('a query that no figure reads asks for nothing', async () => {
  window.history.replaceState(null, '', '/a?from=mail');
  start();
  await wait(0);
  expect(load).not.toHaveBeenCalled();
});

test('where it does not come the page goes on without a word, and the next sign but a moment later asks again', async () => {
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

test('where a part of the page needs it the reader is asked, and it comes when they try again', async () => {
  document.body.innerHTML = `<div ${APP_NEEDED}="">`;
  load.mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
  askToRetry.mockResolvedValueOnce();
  start();
  fireEvent.keyDown(document.body);
  await wait(0);
  expect(askToRetry).toHaveBeenCalledOnce();
  // What shows that it is on its way does not stand behind the question.
  expect(hide.mock.invocationCallOrder[0]).toBeLessThan(
    askToRetry.mock.invocationCallOrder[0] ?? 0,
  );
  expect(load).toHaveBeenCalledTimes(2);
});
