// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { click, listen } from '../../../tests/dom/reader';
import { Pagination } from '../../frame/pagination';
import { setPageScript } from '../../gatsby/runtime/page-script';
import { setRouter } from '../../kit/dom/router';
import type * as AppBehaviours from './app-behaviours';

const enqueue = vi.fn();
const hovering = vi.fn(() => Promise.resolve());
const navigate = vi.fn();
const routed = vi.fn();
let app: typeof AppBehaviours;

const start = () => screen.getByRole('link', { name: 'Skip to content' }).parentElement;
const concepts = () => screen.getAllByRole('link', { name: 'Concepts' })[0] ?? document.body;

/** Renders a page with the app. */
function arrive(path: string, from: string | null): void {
  drawPage({
    path,
    section: 'sdk',
    version: 'sdk/v3',
    children: <Pagination previous={null} next={{ label: 'After', path: `${path}/after` }} />,
  });
  goOn(path, from);
}

/** Changes the URL and calls `followRoute`, without rendering the frame again. */
function goOn(path: string, from: string | null, action = 'POP'): void {
  window.history.replaceState(null, '', path);
  const { pathname, search, hash } = window.location;
  app.followRoute({
    to: { pathname, search, hash, action },
    from: from === null ? null : { pathname: from, search: '', hash: '' },
    basePath: '',
    navigate,
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  app = await import('./app-behaviours');
  const script = await import('../../gatsby/runtime/page-script');
  for (const call of [enqueue, hovering, navigate, routed]) call.mockClear();
  const loadState = { show: vi.fn(), hide: vi.fn(), askToRetry: vi.fn(), earlyClickIn: vi.fn() };
  setPageScript({ ...loadState, routed });
  script.setPageScript({ ...loadState, routed });
  const add = vi.spyOn(document, 'addEventListener');
  // The behaviors last for the whole visit, so remove their listeners after each test.
  listen(() => add.mock.calls.forEach((call) => document.removeEventListener(...call)));
  window.___loader = { enqueue, hovering, loadPage: () => Promise.resolve(undefined) };
  listen(() => {
    delete window.___loader;
    setRouter(undefined);
  });
});

test('the first script is called for every page that is rendered', () => {
  arrive('/a', null);
  arrive('/b', '/a');
  expect(routed.mock.calls).toEqual([
    [{ to: expect.objectContaining({ pathname: '/a' }) as unknown, from: null }],
    [
      {
        to: expect.objectContaining({ pathname: '/b' }) as unknown,
        from: expect.objectContaining({ pathname: '/a' }) as unknown,
      },
    ],
  ]);
});

test('on the next page, focus moves to the start; on the first page, it does not move', () => {
  arrive('/a', null);
  expect(document.activeElement).toBe(document.body);
  arrive('/b', '/a');
  expect(document.activeElement).toBe(start());
});

test('a link to the current page moves the focus to its start; a link that changes only the query does not', () => {
  arrive('/a', null);
  goOn('/a?x=1', '/a', 'PUSH');
  expect(document.activeElement).toBe(document.body);
  goOn('/a', '/a', 'PUSH');
  expect(document.activeElement).toBe(start());
});

test('a jump within the page does not move the focus, and prefetches nothing', () => {
  arrive('/a', null);
  vi.advanceTimersByTime(1000);
  goOn('/a', '/a');
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(document.body);
  expect(enqueue).toHaveBeenCalledOnce();
});

test('the previous and next page are not prefetched if a page is left at once', () => {
  arrive('/a', null);
  arrive('/b', '/a');
  vi.advanceTimersByTime(1000);
  expect(enqueue.mock.calls).toEqual([['/b/after']]);
});

test('once the app runs, a click on a link navigates without a page load, and only once', () => {
  arrive('/a', null);
  arrive('/b', '/a');
  expect(click(concepts())).toBe(false);
  expect(navigate).toHaveBeenCalledOnce();
});

test('a page is fetched when the reader points at its link', () => {
  arrive('/a', null);
  expect(hovering).not.toHaveBeenCalled();
  fireEvent.mouseOver(concepts());
  vi.advanceTimersByTime(100);
  expect(hovering).toHaveBeenCalledOnce();
});

test('if a link has the focus when the app starts, its page is prefetched', () => {
  drawPage({ path: '/a', section: 'sdk', version: 'sdk/v3', children: null });
  concepts().focus();
  goOn('/a', null);
  expect(hovering).toHaveBeenCalledOnce();
});

test('a chosen version is remembered', () => {
  arrive('/a', null);
  const [link] = screen.getAllByRole('link', { name: 'v1' });
  if (link) click(link);
  expect(window.localStorage.getItem('docs-preferred-version-sdk')).toBe('v1');
});
