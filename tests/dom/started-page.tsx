import { afterEach, beforeAll, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { createReferenceSource } from '../../plugins/gatsby-transformer-doc/compile/reference/reference-source';
import { FoldedContents } from '../../src/frame/contents/table-of-contents';
import type { Stop } from '../../src/kit/dom/delegate';
import { startBehaviours } from '../../src/templates/start/start-page';
import { deploymentsOn, markupOf } from '../compile-text';
import { madeMember, madeSymbol } from '../made-symbols';
import { drawPage } from './draw-page';
import { clipboard } from './reader';

vi.mock('../../src/search/dialog/open-search', () => ({
  openSearch: vi.fn(),
  toggleSearch: vi.fn(),
}));

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

/** Returns the page's content as HTML. */
function drawnText(): string {
  return markupOf(text, {
    path: '/sdk/v3',
    files: {
      [sample]: '// #region shown\nexport const a = 1;\n// #endregion shown\n',
      'content/samples/index.yml':
        '- file: a.ts\n  packages: { viem: 2.57.0 }\n  test: a.test.ts\n',
      'content/glossary.yml': '- term: Tick\n  glossary: general\n  text: An integer.\n',
      ...deploymentsOn(1),
    },
    reference: createReferenceSource([vault], [{ path: '/sdk/v3', symbols: ['@made/core/Vault'] }]),
  });
}

/** The root element. Its attributes have the page's state, such as color mode and hidden elements. */
export const root = document.documentElement;

/** Waits until dynamic imports have loaded and short timers have run. */
export async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
}

/** A visit to the page, with all behaviors. */
interface Visit {
  /** Mock that is called when a font is fetched. */
  loadFont: Mock;
  /** Returns the text last copied. */
  copied: () => string | undefined;
  /** Renders the page again, as the server does, so that all of its state is lost. */
  draw: () => void;
  /** Starts all behaviors. */
  start: () => void;
  /** Stops the behaviors that were started last. */
  stop: Stop;
}

/** Renders a page that uses every behavior and starts all behaviors, before each test of a file. */
export function visitPage(): Visit {
  let content: string;
  beforeAll(() => {
    content = drawnText();
  });
  const loadFont = vi.fn(() => Promise.resolve([{}]));
  const visit: Visit = {
    loadFont,
    copied: () => undefined,
    draw() {
      window.localStorage.clear();
      window.sessionStorage.clear();
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
      loadFont.mockClear();
      visit.copied = clipboard().text;
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
    },
    start() {
      visit.stop = startBehaviours('');
    },
    stop: () => undefined,
  };
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
    visit.draw();
    visit.start();
  });
  afterEach(() => {
    visit.stop();
  });
  return visit;
}

/** Name of a reader's action, and a function that performs it and returns whether the page reacted. */
export type Try = [string, () => unknown];

/**
 * Registers a test for each action. The page must react to the action, and must stop reacting once all behaviors are
 * stopped.
 */
export function testUntilStopped(visit: Visit, tries: Try[]): void {
  test.each(tries)('%s, and once all is stopped no more', async (_, answers) => {
    expect(await answers()).toBe(true);
    visit.stop();
    visit.draw();
    expect(await answers()).toBe(false);
  });
}
