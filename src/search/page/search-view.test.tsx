// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '../../../tests/dom/reader';
import { drawn, runView } from '../../../tests/dom/run-view';
import { sampleRecords } from '../../../tests/search/sample-records';
import { JS } from '../../kit/names';
import { buildIndex } from '../../site/search/build-index';
import { nameFiles } from '../../site/search/name-files';
import type * as View from './search-view';

const sections = [
  { section: 'contracts', label: 'Contracts', to: '/contracts' },
  { section: 'sdk', label: 'SDKs', to: '/sdk' },
];
const { manifest, files } = nameFiles(buildIndex(sampleRecords(30)));
const answer = (body: unknown, ok = true) =>
  Promise.resolve({ ok, status: 503, statusText: 'Busy', json: () => Promise.resolve(body) });
const served = (path: string) => {
  const file = files.get(path);
  return answer(file === undefined ? manifest : (JSON.parse(file) as unknown));
};
const host = vi.fn(served);

let SearchView: typeof View.SearchView;

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the docs' });
const results = () => screen.queryByRole('list', { name: 'Search results' });
const links = () => (results() ? within(results() ?? document.body).getAllByRole('link') : []);
const said = () => screen.queryByRole('status')?.textContent;
const address = () => window.location.pathname + window.location.search + window.location.hash;
const wait = (ms: number) => drawn(() => vi.advanceTimersByTimeAsync(ms));
const type = async (value: string) => {
  fireEvent.input(field(), { target: { value } });
  await wait(0);
};
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const open = async (asked: string) => {
  const view = runView(<SearchView asked={asked} sections={sections} />);
  await wait(0);
  return (next: string) => view.again(<SearchView asked={next} sections={sections} />);
};

beforeEach(async () => {
  vi.stubGlobal('SEARCH_SETTINGS', { appId: null, searchKey: null, indexName: 'a' });
  vi.useFakeTimers();
  vi.resetModules();
  host.mockClear();
  vi.stubGlobal('fetch', host);
  goTo('/search');
  // The field is hidden without this attribute.
  document.documentElement.toggleAttribute(JS, true);
  ({ SearchView } = await import('./search-view'));
});
afterEach(() => void vi.resetModules());

test('the query in the URL is shown in the field, with its results below', async () => {
  goTo('/search?q=STF');
  await open('STF');
  expect(field().value).toBe('STF');
  expect(said()).toBe('30 results for “STF”');
  expect(links()).toHaveLength(20);
  expect(links()[0]?.getAttribute('href')).toMatch(/^\/contracts\/v3\/page-\d+#use$/);
});

test('without a query, no message and no results are shown', async () => {
  await open('');
  expect([said(), results()]).toEqual(['', null]);
  // Only the manifest, which the first query needs, may have been requested.
  expect(host.mock.calls.flat().filter((address) => /words|page-\d/.test(address))).toEqual([]);
});

test('typed text is searched for at once, and is written to the URL when typing pauses', async () => {
  window.history.replaceState({ key: 'router' }, '', '/search?q=old#x');
  await open('');
  await type('slot0');
  expect(said()).toBe('30 results for “slot0”');
  await wait(299);
  expect(address()).toBe('/search?q=old#x');
  await wait(1);
  expect(address()).toBe('/search?q=slot0#x');
  expect(window.history.state).toEqual({ key: 'router' });
});

test('no query is written to the URL after the reader has left the page', async () => {
  await open('');
  await type('slot0');
  goTo('/other');
  await wait(300);
  expect(address()).toBe('/other');
});

test('going back to another query searches for it', async () => {
  const ask = await open('STF');
  await type('nonsense');
  expect(said()).toContain('No results for “nonsense”');
  ask('slot0');
  await wait(0);
  expect(field().value).toBe('slot0');
  expect(said()).toBe('30 results for “slot0”');
});

test('"Show more results" shows more, and the next query starts with the usual number', async () => {
  await open('STF');
  fireEvent.click(screen.getByRole('button', { name: 'Show more results' }));
  await wait(0);
  expect(links()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  await type('slot0');
  expect(links()).toHaveLength(20);
});

test('a section without results cannot be chosen; a section with results can', async () => {
  await open('STF');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SDKs 0' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All 30' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Contracts 30' }));
  await wait(0);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Contracts 30' }).checked).toBe(true);
  expect(links()).toHaveLength(20);
});

test('results are grouped by page, or listed one by one on request', async () => {
  await open('pool');
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toMatch(/^Page \d+$/);
  expect(first?.parentElement?.querySelectorAll('a').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Group by page' }));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(links().length).toBeGreaterThan(0);
});

test('the arrow keys move through the field and the results as one list', async () => {
  await open('STF');
  field().focus();
  expect(key('ArrowDown')).toBe(false);
  expect(document.activeElement).toBe(links()[0]);
  key('ArrowDown');
  expect(document.activeElement).toBe(links()[1]);
  key('ArrowUp');
  key('ArrowUp');
  expect(document.activeElement).toBe(field());
  expect(key('ArrowUp')).toBe(true);
  screen.getByRole('radio', { name: 'All 30' }).focus();
  expect(key('ArrowDown')).toBe(true);
});

test.each(['Try again', 'Enter in the field'])(
  'if the index fails to load, the page says so, and %s tries again',
  async (way) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    host.mockImplementation(() => answer(null, false));
    await open('STF');
    expect(screen.getByRole('alert').textContent).toContain('Unable to fetch results');
    expect(results()).toBeNull();
    host.mockImplementation(served);
    if (way === 'Try again') fireEvent.click(screen.getByRole('button', { name: way }));
    else expect(fireEvent.submit(field())).toBe(false);
    await wait(0);
    expect(said()).toBe('30 results for “STF”');
    expect(screen.queryByRole('alert')).toBeNull();
    if (way === 'Try again') expect(document.activeElement).toBe(field());
  },
);

test('if a query is too long, a note says which part is searched for, and the URL contains only that part', async () => {
  await open('');
  const long = 'tick '.repeat(200);
  await type(long);
  expect(screen.getByText(/^Only the first part, up to/)).toBeDefined();
  expect(field().value).toBe(long);
  await wait(300);
  expect(address().length).toBeLessThan(long.length);
});

test('a query that is typed letter by letter, even in the middle, is run once', async () => {
  await open('');
  const typed = async (value: string) => {
    fireEvent.input(field(), { target: { value } });
    await wait(60);
  };
  for (const value of ['s', 'so', 'sot', 'slot', 'slot0', 'slot0 s', 'slot0 sw']) {
    await typed(value);
    expect(said()).toBe('Searching…');
  }
  await wait(160);
  expect(said()).toContain('“slot0 sw”');
});
