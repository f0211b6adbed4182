// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fireEvent, screen, within } from '@testing-library/dom';
import { navigate } from 'gatsby';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createReferenceSource } from '../../../plugins/gatsby-transformer-doc/compile/reference/reference-source';
import { markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { turnSystem } from '../../../tests/dom/missing-parts';
import { click, clipboard, press } from '../../../tests/dom/reader';
import { madeMember, madeSymbol } from '../../../tests/made-symbols';
import { FoldedContents } from '../../frame/contents/table-of-contents';
import type { Stop } from '../../kit/dom/delegate';
import { startBehaviours } from './start-behaviours';

vi.mock('../../gatsby/loader/gatsby-loader', () => ({}));
vi.mock('../../search/dialog/open-search', () => ({ openSearch: vi.fn(), toggleSearch: vi.fn() }));

const sample = 'content/samples/a.ts';
const text = `## Swap fees

A tick of a pool.

<Tabs>
<Tab value="one" label="One">

First.

</Tab>
<Tab value="two" label="Two">

Second.

</Tab>
</Tabs>

\`\`\`ts file="a.ts" region="shown"
\`\`\`

<Deployments />

<ApiReference package="@made/core" symbol="Vault">

</ApiReference>
`;
const vault = madeSymbol({
  name: 'Vault',
  members: Array.from({ length: 23 }, (_, at) =>
    madeMember({ name: `item${at}`, signature: `function item${at}() external` }),
  ),
});
const definitions = { '/concepts/glossary#tick': { term: 'Tick', text: 'An integer.' } };

let content: string;
beforeAll(() => {
  // Of the first chain alone: to find things by role in all of them takes long.
  const deployments = 'content/reference/deployments.yml';
  content = markupOf(text, {
    path: '/sdk/v3',
    files: {
      [sample]: '// #region shown\nexport const a = 1;\n// #endregion shown\n',
      'content/samples/index.yml':
        '- file: a.ts\n  packages: { viem: 2.57.0 }\n  test: a.test.ts\n',
      'content/glossary.yml': '- term: Tick\n  glossary: general\n  text: An integer.\n',
      [deployments]: readFileSync(deployments, 'utf8')
        .split(/^(?= {2}- id: )/m, 2)
        .join(''),
    },
    reference: createReferenceSource([vault], [{ path: '/sdk/v3', symbols: ['@made/core/Vault'] }]),
  });
});

const hovering = vi.fn();
const loadFont = vi.fn(() => Promise.resolve([{}]));
const root = document.documentElement;
const theme = () => root.dataset.theme;
let copied: () => string | undefined;
let stop: Stop;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bar = () => within(screen.getByRole('banner'));
const summary = (name: string) => screen.getByText(name, { selector: 'main summary' });

/** Code that is fetched has come, and whatever waits for a moment has had it. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
}

/** A page with all that behaviours answer to, as the server draws it. */
function draw(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const call of [hovering, loadFont, vi.mocked(navigate)]) call.mockClear();
  ({ text: copied } = clipboard());
  drawPage({
    path: '/sdk/v3',
    section: 'sdk',
    version: 'sdk/v3',
    children: (
      <>
        <FoldedContents headings={[{ id: 'swap-fees', depth: 2, text: 'Swap fees' }]} />
        <div dangerouslySetInnerHTML={{ __html: content }} />
      </>
    ),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve(definitions),
      text: () => Promise.resolve(''),
    }),
  );
  Object.assign(document, { fonts: { load: loadFont } });
  Object.assign(HTMLElement.prototype, { animate: () => ({ cancel: vi.fn() }) });
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(5000);
  window.___loader = { hovering, enqueue: vi.fn(), loadPage: () => Promise.resolve(undefined) };
  draw();
  stop = startBehaviours('');
});
afterEach(() => {
  stop();
  delete window.___loader;
});

/** What a reader does, and whether the page answers. */
const tries: [string, () => unknown][] = [
  [
    '"/" opens search',
    async () => {
      const left = press('/');
      await settle();
      return !left;
    },
  ],
  [
    'the colours change by their button',
    () => (
      bar()
        .getByRole('button', { name: /Colour mode/ })
        .click(),
      theme() === 'light'
    ),
  ],
  [
    'the colours follow the system',
    () => {
      delete root.dataset.theme;
      turnSystem('(prefers-color-scheme: light)', true);
      return theme() === 'light';
    },
  ],
  [
    'the announcement closes',
    () => (
      within(screen.getByRole('complementary', { name: 'Announcement' }))
        .getByRole('button', { name: 'Close' })
        .click(),
      root.dataset.announcement === 'dismissed'
    ),
  ],
  [
    'the menu of a narrow screen opens',
    () => {
      const toggle = button('Toggle navigation bar');
      toggle.click();
      return toggle.getAttribute('aria-expanded') === 'true';
    },
  ],
  [
    'Escape closes a menu of the bar',
    () => {
      const menu = bar().getByText('Version:').closest('details');
      if (!menu) throw new Error('no menu');
      menu.open = true;
      press('Escape');
      return !menu.open;
    },
  ],
  ['what is folded opens smoothly', () => !fireEvent.click(summary('On this page'))],
  [
    'a tab opens',
    () => {
      const tab = screen.getByRole('tab', { name: 'Two' });
      tab.click();
      return tab.getAttribute('aria-selected') === 'true';
    },
  ],
  [
    'the lines of code wrap',
    () => (button('Wrap').click(), screen.queryByRole('button', { pressed: true }) !== null),
  ],
  [
    'a file of samples opens on the page',
    () => !click(screen.getByRole('link', { name: 'Whole file' })),
  ],
  [
    'an address of a contract is copied',
    async () => {
      const row = screen.getAllByRole('row')[1];
      if (!row) throw new Error('no row');
      within(row).getByRole('button').click();
      await settle();
      return copied()?.startsWith('0x') ?? false;
    },
  ],
  [
    'the address of a heading is copied',
    async () => {
      click(screen.getByRole('link', { name: 'Link to “Swap fees”' }));
      await settle();
      return copied()?.endsWith('#swap-fees') ?? false;
    },
  ],
  [
    'members are filtered',
    async () => {
      const box = screen.getByRole('searchbox', { name: 'Filter members' });
      box.focus();
      await settle();
      fireEvent.input(box, { target: { value: 'item7' } });
      return screen.queryByRole('heading', { name: /item8/ }) === null;
    },
  ],
  [
    'the place on the page is kept',
    () => {
      vi.stubGlobal('scrollY', 700);
      fireEvent.scroll(window);
      return Object.values(window.sessionStorage).includes('700');
    },
  ],
  [
    'the bar goes while the page is scrolled down',
    () => {
      vi.stubGlobal('scrollY', 900);
      fireEvent.scroll(window);
      return 'navbarHidden' in root.dataset;
    },
  ],
  [
    'a chosen version is remembered',
    () => {
      const [link] = screen.getAllByRole('link', { name: 'v1' });
      if (link) click(link);
      return window.localStorage.getItem('docs-preferred-version-sdk') === 'v1';
    },
  ],
  [
    'a page is fetched when the reader points at its link',
    () => {
      const [link] = screen.getAllByRole('link', { name: 'Concepts' });
      if (link) fireEvent.mouseOver(link);
      return hovering.mock.calls.length > 0;
    },
  ],
  [
    'fonts are fetched when there is time',
    async () => (await settle(), loadFont.mock.calls.length > 0),
  ],
  [
    'a word of the glossary is explained',
    async () => {
      fireEvent.pointerOver(screen.getByRole('link', { name: 'tick' }));
      await settle();
      return screen.queryByRole('tooltip') !== null;
    },
  ],
  [
    'a link leads on without a load',
    () => {
      const [link] = screen.getAllByRole('link', { name: 'Concepts' });
      return link && !click(link) && vi.mocked(navigate).mock.calls.length === 1;
    },
  ],
];

test.each(tries)('%s, and once all is stopped no more', async (_, answers) => {
  expect(await answers()).toBe(true);
  stop();
  draw();
  expect(await answers()).toBe(false);
});

test.each([
  [
    'the filter of members',
    () => screen.getByRole('searchbox', { name: 'Filter members' }).focus(),
    () => {
      const box = screen.getByRole('searchbox', { name: 'Filter members' });
      fireEvent.input(box, { target: { value: 'item7' } });
      return screen.queryByRole('heading', { name: /item8/ }) === null;
    },
  ],
  [
    'an explanation',
    () => fireEvent.pointerOver(screen.getByRole('link', { name: 'tick' })),
    () => screen.queryByRole('tooltip') !== null,
  ],
])('%s that comes when all is stopped already does nothing', async (_, reach, answers) => {
  reach();
  stop();
  await settle();
  expect(answers()).toBe(false);
});

test('all that listens is let go, and started again it answers once', () => {
  stop();
  const listening = new Set<string>();
  const names = new Map<unknown, number>();
  const key = (target: string, [type, listener, options]: unknown[]) => {
    if (!names.has(listener)) names.set(listener, names.size);
    const capture = typeof options === 'object' && options && 'capture' in options;
    return `${target} ${String(type)} ${String(Boolean(capture))} ${names.get(listener)}`;
  };
  for (const [name, target] of Object.entries({ window, document })) {
    const { addEventListener: add, removeEventListener: remove } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((...call: unknown[]) => {
      listening.add(key(name, call));
      Reflect.apply(add, target, call);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...call: unknown[]) => {
      listening.delete(key(name, call));
      Reflect.apply(remove, target, call);
    });
  }
  stop = startBehaviours('');
  expect(listening.size).toBeGreaterThan(20);
  const [link] = screen.getAllByRole('link', { name: 'Concepts' });
  if (link) click(link);
  expect(navigate).toHaveBeenCalledOnce();
  stop();
  // The browser lets go of what is heard once: `click` in this test, not the site, asked for it.
  expect([...listening].filter((one) => !one.startsWith('window click'))).toEqual([]);
});
