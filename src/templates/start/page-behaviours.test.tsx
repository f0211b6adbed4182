// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { listen } from '../../../tests/dom/reader';
import { startMobileMenu } from '../../frame/mobile-menu/mobile-menu';
import { TableOfContents } from '../../frame/contents/table-of-contents';
import { Pagination } from '../../frame/pagination/pagination';
import { PAGE_DRAWN } from '../../kit/names';
import { startPageBehaviours } from './page-behaviours';

vi.mock('../../gatsby/loader/gatsby-loader', () => ({}));

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

const sent = vi.fn<(address: string, body: string) => boolean>();
const views = () => sent.mock.calls.map(([, body]) => body);
const enqueue = vi.fn();
const drawn = vi.fn();
const start = () => screen.getByRole('link', { name: 'Skip to content' }).parentElement;
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

/** The router comes to an address: the page is drawn, and then what belongs to it starts. */
function arrive(address: string, from: string | null): void {
  const [pathname = ''] = address.split('#');
  if (pathname !== from) {
    drawPage({
      path: address,
      children: (
        <>
          <TableOfContents headings={[{ id: 'fees', depth: 2, text: 'Fees' }]} />
          <div dangerouslySetInnerHTML={{ __html: markupOf(text) }} />
          <Pagination previous={null} next={{ label: 'After', path: `${pathname}/after` }} />
        </>
      ),
    });
  }
  startPage(address, from);
}

/** The same in the frame as it stands. */
function startPage(address: string, from: string | null): void {
  window.history.replaceState(null, '', address);
  const [pathname = '', hash = ''] = address.split(/(?=#)/);
  startPageBehaviours({
    to: { pathname, hash },
    from: from === null ? null : { pathname: from, hash: '' },
    basePath: '',
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const call of [sent, enqueue, drawn]) call.mockClear();
  vi.stubGlobal('navigator', { userAgent: 'a browser', sendBeacon: sent });
  window.___loader = { enqueue, hovering: vi.fn(), loadPage: () => Promise.resolve(undefined) };
  document.head.innerHTML = '<meta name="page-views" content="https://count.example/view">';
  document.addEventListener(PAGE_DRAWN, drawn);
  listen(() => document.removeEventListener(PAGE_DRAWN, drawn));
});
afterEach(() => {
  document.head.replaceChildren();
  delete window.___loader;
});

test('the first page of a visit is counted, marked, and told of; focus stays where the browser has it', () => {
  arrive('/a', null);
  expect(views()).toEqual(['{"path":"/a"}']);
  expect(drawn).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Fees', current: true })).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});

test('another page is counted too, begins at its top, and is read from its start', () => {
  arrive('/a', null);
  vi.mocked(window.scrollTo).mockClear();
  arrive('/b', '/a');
  expect(views()).toEqual(['{"path":"/a"}', '{"path":"/b"}']);
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(start());
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[0, 0]]);
});

test('a jump within the page is no page view: it opens what hides its target', () => {
  arrive('/a', null);
  expect(openTab()).toBe('npm');
  arrive('/a#deep', '/a');
  expect(openTab()).toBe('Yarn');
  expect(views()).toHaveLength(1);
  expect(drawn).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(document.body);
});

test('the tabs that the reader chose are open on the next page, unless its address leads into another', () => {
  window.localStorage.setItem('tab.manager', 'yarn');
  arrive('/a', null);
  expect(openTab()).toBe('Yarn');
  window.localStorage.setItem('tab.manager', 'npm');
  arrive('/b#deep', '/a');
  expect(openTab()).toBe('Yarn');
});

test('an open menu is shut when another page comes', () => {
  vi.stubGlobal('innerWidth', 400);
  arrive('/a', null);
  listen(startMobileMenu());
  screen.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeDefined();
  startPage('/b', '/a');
  expect(screen.queryByRole('dialog', { name: 'Navigation' })).toBeNull();
});

test('the neighbours of a page that was left at once are not fetched', () => {
  arrive('/a', null);
  arrive('/b', '/a');
  vi.advanceTimersByTime(1000);
  expect(enqueue.mock.calls).toEqual([['/b/after']]);
});

test('what followed the page that was left follows it no more', () => {
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
