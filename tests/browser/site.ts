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
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
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

/** What Firefox says of its own accord, of a page without a fault. */
const NO_FAULTS = [
  // Of a font that was on its way when the reader left the page: NS_BINDING_ABORTED.
  /^download failed \(font-family.* status=2152398850 /,
  // Of a fraction that it draws between two parts of a long page, the denominator in the second.
  /^Incorrect number of children for <mfrac\/> tag\.$/,
];

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

/** The few cases that stand for their kind, and where the whole matrix is tried more of it. */
export const casesOf = <const Few, const More = Few>(kind: {
  few: readonly Few[];
  more: readonly More[];
}): (Few | More)[] => (triesAll() ? [...kind.few, ...kind.more] : [...kind.few]);

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

/** A site for the tests of a file: started before them, gone after them. After each of them its pages are closed. */
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
      const page = Object.assign(await context.newPage(), { said: [] as OpenPage['said'] });
      page.on('console', (message) =>
        page.said.push({ type: message.type(), text: message.text() }),
      );
      page.on('pageerror', ({ message }) => {
        if (!NO_FAULTS.some((known) => known.test(message)))
          page.said.push({ type: 'pageerror', text: message });
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
  afterEach(() => site.closeAll());
  afterAll(() => {
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
  await settled(page);
}

/**
 * Waits until what has just happened has had its effects: they are drawn, their transitions have ended, and the page has
 * nothing to do after that. It keeps asking for frames, because a page that draws none may never end a transition (behind
 * a dialog, for example) nor report idle time (1 in 75 on a busy machine), and no timer and no other task makes it.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise<boolean>((drawn) => requestAnimationFrame(() => drawn(false)));
    // In Firefox the transitions of what is folded away stand still.
    const isShown = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const isOnItsWay = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      isShown(effect);
    for (let round = 0; round < 3; round += 1) {
      await frame();
      while (document.getAnimations().some(isOnItsWay)) await frame();
      const idle = new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true)));
      let isIdle = false;
      while (!isIdle) isIdle = await Promise.race([idle, frame()]);
    }
  });

/** Looks at a page in windows of these widths, px, once it has settled in each. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await look(width);
  }
}

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
