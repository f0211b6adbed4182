// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { listen } from '../../../tests/dom/reader';
import { startMobileMenu } from '../../frame/mobile-menu/mobile-menu';
import { TableOfContents } from '../../frame/contents/table-of-contents';
import { PAGE_DRAWN } from '../../kit/names';
import type * as PageBehaviours from './page-behaviours';

const text = `## Fees

<Tabs group="manager">
<Tab value="npm" label="npm">

First.

</Tab>
<Tab value="yarn" label="Yarn">

### Deep

Second.

</Tab>
</Tabs>
`;

let page: typeof PageBehaviours;
const sent = vi.fn<(address: string, body: string) => boolean>();
const views = () => sent.mock.calls.map(([, body]) => body);
const drawn = vi.fn();
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

/** Navigates to a URL: renders the page, and then starts its behaviors. */
function arrive(address: string, from: string | null): void {
  const [pathname = ''] = address.split('#');
  if (pathname !== from) {
    drawPage({
      path: address,
      children: (
        <>
          <TableOfContents headings={[{ id: 'fees', depth: 2, text: 'Fees' }]} />
          <div dangerouslySetInnerHTML={{ __html: markupOf(text) }} />
        </>
      ),
    });
  }
  startPage(address, from);
}

/** Changes the URL and starts the behaviors of its page, without rendering the frame. */
function startPage(address: string, from: string | null): void {
  window.history.replaceState(null, '', address);
  const [pathname = '', hash = ''] = address.split(/(?=#)/);
  // The document contains the first page, and the app hydrates it later.
  if (from === null) page.startFirstPage();
  page.startPageBehaviours({
    to: { pathname, search: '', hash },
    from: from === null ? null : { pathname: from, search: '', hash: '' },
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = await import('./page-behaviours');
  for (const call of [sent, drawn]) call.mockClear();
  vi.stubGlobal('navigator', { userAgent: 'a browser', sendBeacon: sent });
  document.head.innerHTML = '<meta name="page-views" content="https://count.example/view">';
  document.addEventListener(PAGE_DRAWN, drawn);
  listen(() => document.removeEventListener(PAGE_DRAWN, drawn));
});
afterEach(() => {
  document.head.replaceChildren();
});

test('the first page sends a page view, marks its heading and dispatches the event, and focus does not move', () => {
  arrive('/a', null);
  expect(views()).toEqual(['{"path":"/a"}']);
  expect(drawn).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Fees', current: true })).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});

test('in development, the first page starts when the app renders it', () => {
  page.startPageBehaviours({ to: { pathname: '/a', search: '', hash: '' }, from: null });
  expect(views()).toEqual(['{"path":"/a"}']);
  expect(drawn).toHaveBeenCalledOnce();
});

test('the next page sends a page view too, and is scrolled to its top', () => {
  arrive('/a', null);
  vi.mocked(window.scrollTo).mockClear();
  arrive('/b', '/a');
  expect(views()).toEqual(['{"path":"/a"}', '{"path":"/b"}']);
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[0, 0]]);
});

test('a jump within the page opens the tab of its target, and sends no page view', () => {
  arrive('/a', null);
  expect(openTab()).toBe('npm');
  arrive('/a#deep', '/a');
  expect(openTab()).toBe('Yarn');
  expect(views()).toHaveLength(1);
  expect(drawn).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(document.body);
});

test('the chosen tabs are open on the next page, unless the hash points into another tab', () => {
  window.localStorage.setItem('tab.manager', 'yarn');
  arrive('/a', null);
  expect(openTab()).toBe('Yarn');
  window.localStorage.setItem('tab.manager', 'npm');
  arrive('/b#deep', '/a');
  expect(openTab()).toBe('Yarn');
});

test.each([
  ['another page is rendered', '/b'],
  ['the reader jumps within the page', '/a#fees'],
])('an open menu is closed when %s', (_, address) => {
  arrive('/a', null);
  listen(startMobileMenu());
  screen.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeDefined();
  startPage(address, '/a');
  expect(screen.queryByRole('dialog', { name: 'Navigation' })).toBeNull();
});

test('observers of the previous page are stopped', () => {
  const add = vi.spyOn(window, 'addEventListener');
  const remove = vi.spyOn(window, 'removeEventListener');
  const removed = () => remove.mock.calls.map(([type, listener]) => [type, listener]);
  arrive('/a', null);
  const added = add.mock.calls.map(([type, listener]) => [type, listener]);
  expect(added.map(([type]) => type).sort()).toEqual(['resize', 'scroll', 'storage']);
  remove.mockClear();
  arrive('/b', '/a');
  for (const one of added) expect(removed()).toContainEqual(one);
});
