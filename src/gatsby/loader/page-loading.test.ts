// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { goTo } from '../../../tests/dom/reader';
import { stubLocation } from '../../../tests/dom/stub-location';
import type * as NavigationTarget from '../../kit/dom/router';
import { APP_NEEDED } from '../../kit/names';
import type * as PageLoading from './page-loading';
import type * as PendingNavigation from './pending-navigation';

const loader = vi.hoisted(() => ({
  watchLoader: vi.fn(),
  forgetPage: vi.fn(),
  isUnknownPage: vi.fn(() => false),
}));
vi.mock('./gatsby-loader', () => loader);

const doc = { body: [] };
const page = { status: 'success', json: { pageContext: { navigation: {} }, data: { doc } } };
const fromHost = vi.fn<(path: string) => Promise<unknown>>();
const show = vi.fn();
const hide = vi.fn();
const askToRetry = vi.fn<(title: string, reason: string) => Promise<boolean>>();
const replaced = vi.fn();
let loading: typeof PageLoading;
let pending: typeof PendingNavigation;
let noteTarget: typeof NavigationTarget.noteTarget;

/** Loads a page as Gatsby does. */
const load = (path: string) => window.___loader?.loadPage(path);
/** Whether a promise has settled after a few milliseconds. */
const settled = async (promise: Promise<unknown> | undefined) => {
  const then = vi.fn();
  void promise?.then(then);
  await new Promise((resolve) => setTimeout(resolve, 5));
  return then.mock.calls.length > 0;
};

beforeEach(async () => {
  vi.resetAllMocks();
  vi.resetModules();
  loader.isUnknownPage.mockReturnValue(false);
  goTo('/first');
  fromHost.mockResolvedValue(page);
  askToRetry.mockReturnValue(new Promise(() => undefined));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve({ status: 200 })),
  );
  stubLocation({ assign: replaced, reload: () => void replaced('reload') });
  window.___loader = { loadPage: fromHost as never, enqueue: vi.fn(), hovering: vi.fn() };
  loading = await import('./page-loading');
  pending = await import('./pending-navigation');
  pending.setServedPage();
  ({ noteTarget } = await import('../../kit/dom/router'));
  loading.startPageLoading({ show, hide, askToRetry });
});
afterEach(() => {
  delete window.___loader;
});

/** Starts a visit, with the first page rendered. */
async function start(): Promise<void> {
  await load('/first');
  pending.setCurrentPage('/first');
}

test('the first page is shown without an announcement', async () => {
  await expect(load('/first')).resolves.toBe(page);
  expect(show).not.toHaveBeenCalled();
});

test('another page shows its loading state, and hides it once loaded', async () => {
  await start();
  hide.mockClear();
  await expect(load('/next')).resolves.toBe(page);
  expect(show).toHaveBeenCalledOnce();
  expect(hide.mock.invocationCallOrder.at(-1)).toBeGreaterThan(
    show.mock.invocationCallOrder[0] ?? Infinity,
  );
});

test('a change of only the query shows no loading state', async () => {
  await start();
  await load('/first?a=1');
  expect(show).not.toHaveBeenCalled();
});

test.each([
  ['has the page', 200],
  ['answers with its not-found page', 404],
])(
  'if a page fails to load in the app and the host %s, a warning is logged and the page is loaded as a document',
  async (_, status) => {
    await start();
    vi.mocked(fetch).mockResolvedValue({ status } as Response);
    fromHost.mockResolvedValue({ status: 'error', error: new Error('Chunk 5 failed') });
    noteTarget('/next?a=1#b');
    expect(await settled(load('/next'))).toBe(false);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      '/next could not be loaded in place: Chunk 5 failed',
    );
    expect(loader.forgetPage).toHaveBeenCalledWith('/next');
    expect(replaced.mock.calls).toEqual([[`${document.location.origin}/next?a=1#b`]]);
    expect(askToRetry).not.toHaveBeenCalled();
  },
);

test.each([
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ['has broken down', () => Promise.resolve({ status: 503 })],
])(
  'if the host %s, the reader is asked, and a retry loads the page without leaving the current one',
  async (_, answer) => {
    await start();
    vi.mocked(fetch).mockImplementation(answer as never);
    fromHost.mockRejectedValueOnce(new Error('Chunk 5 failed'));
    askToRetry.mockResolvedValueOnce(true);
    await expect(load('/next')).resolves.toBe(page);
    const [title, reason] = askToRetry.mock.calls[0] ?? [];
    expect([title, reason]).toEqual(['/next could not be loaded', 'Chunk 5 failed']);
    expect(replaced).not.toHaveBeenCalled();
  },
);

test('a reader who closes the box stays on the page, and can navigate elsewhere', async () => {
  await start();
  vi.mocked(fetch).mockRejectedValue(new TypeError('offline'));
  fromHost.mockRejectedValueOnce(new Error('Chunk 5 failed'));
  askToRetry.mockResolvedValueOnce(false);
  expect(await settled(load('/next'))).toBe(false);
  expect([fromHost.mock.calls.length, replaced.mock.calls]).toEqual([2, []]);
  await expect(load('/other')).resolves.toBe(page);
});

const context = { navigation: {} };
test.each<[what: string, json: object]>([
  ['nothing in it', {}],
  ['no result', { pageContext: context, data: null }],
  ['an empty result', { pageContext: context, data: {} }],
  ['no data', { pageContext: context }],
  ['no doc', { pageContext: context, data: { doc: null } }],
  ['an empty doc', { pageContext: context, data: { doc: {} } }],
  ['an empty context', { pageContext: {}, data: { doc } }],
  ['empty data of another template', { pageContext: {}, data: { homePage: null } }],
])('a page whose data has %s counts as failed', async (_, json) => {
  await start();
  vi.mocked(fetch).mockRejectedValue(new TypeError('offline'));
  fromHost.mockResolvedValueOnce({ status: 'success', json });
  askToRetry.mockResolvedValueOnce(true);
  await expect(load('/next')).resolves.toBe(page);
  expect(askToRetry.mock.calls[0]?.[1]).toBe('Its data could not be fetched.');
});

test.each<[what: string, json: object]>([
  ['has no query', { pageContext: {} }],
  ['is not a doc', { pageContext: {}, data: { site: {}, homePage: null } }],
])('a page that %s counts as complete', async (_, json) => {
  await start();
  const other = { status: 'success', json };
  fromHost.mockResolvedValue(other);
  await expect(load('/next')).resolves.toBe(other);
});

describe('the first page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '';
  });
  afterEach(() => {
    vi.useRealTimers();
    window.___webpackCompilationHash = undefined;
  });

  test('is never left if its data fails; if a part of it needs the app, the reader is asked', async () => {
    document.body.innerHTML = `<div ${APP_NEEDED}="">`;
    fromHost.mockResolvedValueOnce({ status: 'success', json: {} });
    vi.mocked(fetch).mockRejectedValue(new TypeError('offline'));
    askToRetry.mockResolvedValueOnce(true);
    await expect(load('/first')).resolves.toBe(page);
    const [title, reason] = askToRetry.mock.calls[0] ?? [];
    expect(title).toBe('Part of this page could not be loaded');
    expect(reason).toBe('Its data could not be fetched.');
    expect(replaced).not.toHaveBeenCalled();
  });

  test.each([
    ['has another build', 'new', true],
    ['has the same build', 'old', false],
  ])(
    'is reloaded on Retry only if the host has another build: the host %s',
    async (_, build, reloads) => {
      document.body.innerHTML = `<div ${APP_NEEDED}="">`;
      window.___webpackCompilationHash = 'old';
      vi.mocked(fetch).mockImplementation(() =>
        Promise.resolve(new Response(`{"webpackCompilationHash":"${build}"}`)),
      );
      fromHost.mockResolvedValueOnce({ status: 'error', error: new Error('Chunk 5 failed') });
      askToRetry.mockResolvedValueOnce(true);
      void load('/first');
      await vi.advanceTimersByTimeAsync(0);
      expect(askToRetry.mock.calls[0]?.[1]).toBe(
        reloads ? 'The site has been updated. Retry reloads the page.' : 'Chunk 5 failed',
      );
      expect(replaced.mock.calls).toEqual(reloads ? [['reload']] : []);
    },
  );

  test("is otherwise requested again at the reader's next interaction, without a message", async () => {
    fromHost.mockResolvedValueOnce({ status: 'success', json: {} });
    const loaded = load('/first');
    await vi.advanceTimersByTimeAsync(1000);
    expect(fromHost).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event('keydown'));
    await expect(loaded).resolves.toBe(page);
    expect(askToRetry).not.toHaveBeenCalled();
  });

  test.each([
    ['stays as it is', '', undefined],
    ['is hydrated by the old build if a part of it needs the app', APP_NEEDED, 'old'],
  ])('if the host has a newer build, %s', async (_, needs, taken) => {
    if (needs) document.body.innerHTML = `<div ${needs}="">`;
    window.___webpackCompilationHash = 'old';
    const loaded = { ...page, page: { webpackCompilationHash: 'new' } };
    fromHost.mockResolvedValueOnce(loaded);
    const then = vi.fn();
    void load('/first')?.then(then);
    await vi.advanceTimersByTimeAsync(10);
    expect(then.mock.calls.length > 0).toBe(taken !== undefined);
    if (taken) expect(loaded.page.webpackCompilationHash).toBe(taken);
    expect(replaced).not.toHaveBeenCalled();
  });
});

test.each<[happens: string, leave: () => unknown]>([
  ['the reader has navigated elsewhere', () => expect(load('/next')).resolves.toBe(page)],
  [
    'a step in history',
    () => {
      pending.cancelNavigation();
    },
  ],
])('a page that has loaded after %s is ignored', async (_, leave) => {
  await start();
  let come: (value: unknown) => void = () => undefined;
  fromHost.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  const slow = load('/slow');
  await leave();
  come(page);
  expect(await settled(slow)).toBe(false);
});

test('a navigation before the first page is hydrated loads a document', async () => {
  await load('/first');
  noteTarget('/next#b');
  expect(await settled(load('/next'))).toBe(false);
  expect(replaced.mock.calls).toEqual([[`${document.location.origin}/next#b`]]);
});

test('a URL that only the host knows is loaded as a document, without a warning', async () => {
  await start();
  loader.isUnknownPage.mockReturnValue(true);
  fromHost.mockResolvedValue({ status: 'error' });
  expect(await settled(load('/old'))).toBe(false);
  expect(console.warn).not.toHaveBeenCalled();
  expect(replaced).toHaveBeenCalledOnce();
});

test('prefetching a page shows nothing, and a failure is not an error', async () => {
  await start();
  show.mockClear();
  await expect(window.___loader?.hovering('/next')).resolves.toBe(page);
  fromHost.mockRejectedValue(new TypeError('offline'));
  await expect(window.___loader?.hovering('/next')).resolves.toBeUndefined();
  expect([show.mock.calls, replaced.mock.calls]).toEqual([[], []]);
});
