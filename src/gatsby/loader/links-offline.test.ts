// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { click, goTo, listen } from '../../../tests/dom/reader';
import { keepPageOffline } from './links-offline';

const askToRetry = vi.fn<(title: string, reason: string) => Promise<boolean>>();
const answer = vi.fn<() => Promise<{ status: number }>>();
const link = (name: string) => screen.getByRole('link', { name });
const settle = () => new Promise((resolve) => setTimeout(resolve));
let isOnline = false;

beforeEach(() => {
  vi.resetAllMocks();
  isOnline = false;
  vi.stubGlobal('OFFLINE', false);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', answer);
  answer.mockRejectedValue(new TypeError('offline'));
  askToRetry.mockResolvedValue(false);
  goTo('/a');
  document.body.innerHTML =
    '<a href="/b"><b>Next</b></a><a href="/a#c">Below</a><a href="https://host.example/b">Out</a><a href="mailto:a@b.example">Mail</a>';
  listen(keepPageOffline({ askToRetry }));
});

test('offline, a link to a page of the site keeps the page and reports the reason', async () => {
  expect(click(screen.getByText('Next'))).toBe(false);
  await settle();
  const [title, reason] = askToRetry.mock.calls[0] ?? [];
  expect([title, reason]).toEqual(['/b could not be loaded', 'There is no network connection.']);
});

test('"Retry" shows the box again while offline, and follows the link once online', async () => {
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  askToRetry.mockResolvedValueOnce(true);
  askToRetry.mockImplementationOnce(() => {
    isOnline = true;
    link('Next').addEventListener('click', followed);
    return Promise.resolve(true);
  });
  click(link('Next'));
  await settle();
  expect(askToRetry).toHaveBeenCalledTimes(2);
  expect(followed).toHaveBeenCalledOnce();
});

test('clicks that were already handled are ignored', async () => {
  link('Next').addEventListener('click', (event) => event.preventDefault());
  click(link('Next'));
  await settle();
  expect(answer).not.toHaveBeenCalled();
});

test.each(['Below', 'Out', 'Mail'])('the link "%s" is left to the browser', (name) => {
  expect(click(link(name))).toBe(true);
});

test('a link that is opened in a new tab is left to the browser', () => {
  expect(click(link('Next'), { ctrlKey: true })).toBe(true);
});

test('online, every link is left to the browser', () => {
  isOnline = true;
  expect(click(link('Next'))).toBe(true);
});
