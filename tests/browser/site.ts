import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  firefox,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { launchChromium } from './launch-chromium';

/** What the server does to a request on cue: answers with a status, late, or not at all. */
interface Fault {
  match: RegExp;
  status?: number;
  /** ms */
  delay?: number;
  /** Once this is over, what stands then decides. */
  until?: Promise<void>;
  drop?: boolean;
  /** Answers with this text, of this type. */
  body?: string;
  type?: string;
}

/** The built site on a real server, in a real browser. */
export interface Site {
  /** Address of the home page, base path included, no slash at the end. */
  url: string;
  /** Where on its host the site stands: empty, or `/docs`. Requests and links carry it. */
  base: string;
  browser: Browser;
  /** From now on until {@link Site.recover}. */
  faults: Fault[];
  /** What answers in place of the built site, until {@link Site.recover}. */
  deployed: RequestListener | undefined;
  /** Paths asked for, base path included, in order. */
  requests: string[];
  recover(): void;
  /** Keeps the answers to requests back until the function is called that it returns. */
  hold(match: RegExp): () => void;
  /** A page in a context of its own, closed after the test by {@link Site.closeAll}. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
  closeAll(): Promise<void>;
}

/** A page, and what it said on the console. */
export type OpenPage = Page & { said: { type: string; text: string }[] };

/** What Firefox says of a font that was on its way when the reader left the page: NS_BINDING_ABORTED. */
const ABORTED_FONT = /^download failed \(font-family.* status=2152398850 /;

/** A released Firefox, as readers have it: no Firefox can be told of a colour scheme for one page. */
const FIREFOX = {
  'ui.systemUsesDarkTheme': 1,
  // It keeps no process in stock for pages that nobody opens.
  'dom.ipc.processPrelaunch.enabled': false,
};

const launch = (): Promise<Browser> =>
  inject('engine') === 'firefox'
    ? firefox.launch({
        channel: 'moz-firefox',
        executablePath: inject('browserPath'),
        firefoxUserPrefs: FIREFOX,
      })
    : launchChromium(inject('browserPath'));

let running: Promise<Browser> | undefined;

/** The browser of all files that a process runs: starting one costs as much as several pages. It ends with the process. */
async function sharedBrowser(): Promise<Browser> {
  const browser = await (running ??= launch());
  if (browser.isConnected()) return browser;
  running = undefined;
  return sharedBrowser();
}

/** Whether the whole matrix is tried, and not one case of a kind. */
export const triesAll = (): boolean => inject('cases') === 'all';

/**
 * All cases where the whole matrix is tried, otherwise those that stand for a kind.
 *
 * @param few places of these
 * @throws Error where there is no case at one of the places
 */
export function casesOf<Case>(all: readonly Case[], few: readonly number[]): Case[] {
  const none = few.find((index) => !(index in all));
  if (none !== undefined) throw new Error(`There are ${all.length} cases, and none at ${none}.`);
  return triesAll() ? [...all] : all.filter((_, index) => few.includes(index));
}

/**
 * Keeps the pointer of Chromium's headless shell from a page: it lies at the corner of every window, and moves there by
 * itself at any moment while a page loads (15 of 20 pages), which a page takes for a reader's sign. Runs in the page.
 */
function withoutOwnPointer(): void {
  const ignore = (event: MouseEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0)
      event.stopImmediatePropagation();
  };
  for (const kind of ['pointermove', 'pointerover', 'mousemove', 'mouseover'] as const)
    window.addEventListener(kind, ignore, { capture: true });
}

/**
 * Closes a context. Its pages may still ask for files that a test changes on their way: such a handler meets an answer
 * that is gone with its page, which is no fault once the test is over.
 */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

function serve(site: Site): Server {
  const built = createHost({ folder: inject('builtSite'), basePath: site.base });
  const host: RequestListener = (request, response) => (site.deployed ?? built)(request, response);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const fault = site.faults.find(({ match }) => match.test(url));
    if (!fault) {
      host(request, response);
    } else if (fault.drop) {
      request.socket.destroy();
    } else if (fault.body !== undefined) {
      if (fault.type) response.setHeader('Content-Type', fault.type);
      response.end(fault.body);
    } else if (fault.until) {
      void fault.until.then(() => answer(request, response));
    } else {
      setTimeout(() => {
        if (fault.status === undefined) host(request, response);
        else response.writeHead(fault.status).end();
      }, fault.delay ?? 0);
    }
  };
  return createServer((request, response) => {
    site.requests.push(request.url ?? '/');
    answer(request, response);
  });
}

/** A site for the tests of a file: started before them, gone after them. */
export function servedSite(): Site {
  let server: Server | undefined;
  const site: Site = {
    url: '',
    base: inject('basePath'),
    browser: undefined as unknown as Browser,
    faults: [],
    deployed: undefined,
    requests: [],
    recover() {
      site.faults = [];
      site.deployed = undefined;
      site.requests = [];
    },
    hold(match) {
      let release: (() => void) | undefined;
      const fault = { match, until: new Promise<void>((resolve) => (release = resolve)) };
      site.faults.push(fault);
      return () => {
        site.faults = site.faults.filter((one) => one !== fault);
        release?.();
      };
    },
    async open(path, options) {
      const context = await site.browser.newContext({ colorScheme: 'dark', ...options });
      // A busy machine is slow, and what never comes is told apart by the test's own limit.
      context.setDefaultTimeout(60_000);
      await context.addInitScript(withoutOwnPointer);
      const page = Object.assign(await context.newPage(), { said: [] as OpenPage['said'] });
      page.on('console', (message) =>
        page.said.push({ type: message.type(), text: message.text() }),
      );
      page.on('pageerror', ({ message }) => {
        if (!ABORTED_FONT.test(message)) page.said.push({ type: 'pageerror', text: message });
      });
      if (path) await page.goto(site.url + path);
      return page;
    },
    async closeAll() {
      await Promise.all(site.browser.contexts().map(closeContext));
      site.recover();
    },
  };
  beforeAll(async () => {
    server = serve(site);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${site.base}`;
    site.browser = await sharedBrowser();
  });
  afterAll(async () => {
    await site.closeAll();
    server?.closeAllConnections();
    server?.close();
  });
  return site;
}

/**
 * Waits until the app has taken over the served markup, which says so itself: at a sign of the reader's, as it does for
 * them. The sign is given again: the first may come before the script that waits for one.
 */
export const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return performance.getEntriesByName('onInitialClientRender').length > 0;
  });

/** Has the reader's system turn to a mode, and waits until the page shows it. */
export async function show(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
  await drawn(page);
}

const MODES = ['light', 'dark'] as const;

/**
 * Looks at a page as it stands in windows of these widths, px: in both modes if there is one width or the whole matrix is
 * tried, otherwise in the modes by turns, since which colours a mode has does not hang on the width.
 */
export async function inEachView(
  page: Page,
  widths: readonly number[],
  look: (view: string) => Promise<void>,
): Promise<void> {
  const inBoth = triesAll() || widths.length === 1;
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const mode of inBoth ? MODES : MODES.slice(index % 2, (index % 2) + 1)) {
      await show(page, mode);
      await look(`${width} px, ${mode}`);
    }
  }
}

/**
 * Waits until what an event set going has been drawn and its transitions have ended. It asks for one frame after another:
 * where a transition changes nothing that is to be seen, behind a dialog for example, Chromium draws no frame by itself,
 * and the transition never ends.
 */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isOnItsWay = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    await frame();
    await frame();
    while (document.getAnimations().some(isOnItsWay)) await frame();
    await frame();
  });

/** What moved while the page was drawn: how far, as the browser scores it, and which elements. */
export interface Shift {
  value: number;
  moved: string[];
}

/** Notes every shift of layout from the first paint of the next page on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    interface Entry extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${from.x},${from.y} to ${to.x},${to.y}: ${name?.slice(0, 80) ?? 'gone'}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * The shifts so far, if together they come to two thousandths: a fiftieth of what browsers call good. On a busy machine
 * a font that comes between two frames moves a word, or takes a line from a paragraph, which is less.
 */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) < 0.002 ? [] : shifts;
}
