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
import { THEME_KEY } from '../../src/kit/names';
import { launchChromium } from './launch-chromium';

/** A fault that the server simulates, such as a status, a delay or a dropped connection. */
interface Fault {
  match: RegExp;
  status?: number;
  /** Delay before the response, in ms. */
  delay?: number;
  /** The request waits until this promise resolves. The faults that are active then apply to the request. */
  until?: Promise<void>;
  drop?: boolean;
  /** Text and content type of the response. */
  body?: string;
  type?: string;
}

/** The built site on a real server, opened in a real browser. */
export interface Site {
  /** URL of the home page, including the base path, without trailing slash. */
  url: string;
  /** Base path: empty, or `/docs`. The paths of requests and links include it. */
  base: string;
  browser: Browser;
  /** Faults that apply until {@link Site.recover}. */
  faults: Fault[];
  /** Handler that replaces the built site until {@link Site.recover}. */
  deployed: RequestListener | undefined;
  /** Paths that have been requested, in order and including the base path. */
  requests: string[];
  recover(): void;
  /** Delays responses until the returned function is called. */
  hold(match: RegExp): () => void;
  /** Opens a page in a browser context of its own. {@link Site.closeAll} closes the context after the test. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
  closeAll(): Promise<void>;
}

/** A page, with the messages on its console. */
export type OpenPage = Page & { said: { type: string; text: string }[] };

/** Errors that Firefox logs although the page has no fault. */
const NO_FAULTS = [
  // NS_BINDING_ABORTED: a font was still loading when the reader left the page.
  /^download failed \(font-family.* status=2152398850 /,
  // Firefox rendered a long page before all of it had arrived, and a fraction's denominator was in the second part.
  /^Incorrect number of children for <mfrac\/> tag\.$/,
];

/** Preferences for a released Firefox. The dark color scheme is one of them, because it can't be set per page there. */
const FIREFOX = {
  'ui.systemUsesDarkTheme': 1,
  // Firefox would otherwise start processes in advance for pages that no test opens.
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

/** Header of requests for pages in which scripts must not run. */
const NO_SCRIPTS = 'x-no-scripts';

/**
 * Content security policy of a page in which scripts do not run and `noscript` is rendered. It replaces
 * `javaScriptEnabled: false`, which Playwright ignores in a released Firefox.
 */
const SANDBOX = 'sandbox allow-same-origin allow-top-navigation allow-forms allow-popups';

/** Adds {@link SANDBOX} to the policy that the host sets for a page. */
function disableScripts(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name === 'Content-Security-Policy' ? [String(value), SANDBOX] : value);
}

/** Returns the options of a context in which scripts are disabled if these options say so. */
const scripted = (options: BrowserContextOptions = {}): BrowserContextOptions =>
  options.javaScriptEnabled === false && inject('engine') === 'firefox'
    ? { ...options, extraHTTPHeaders: { ...options.extraHTTPHeaders, [NO_SCRIPTS]: '1' } }
    : options;

let running: Promise<Browser> | undefined;

/**
 * Returns the browser that all test files of a process share, because starting one takes as long as opening several
 * pages. It ends with the process.
 */
async function sharedBrowser(): Promise<Browser> {
  const browser = await (running ??= launch());
  if (browser.isConnected()) return browser;
  running = undefined;
  return sharedBrowser();
}

/** Returns whether the whole matrix runs, instead of a few cases of each kind. */
export const triesAll = (): boolean => inject('cases') === 'all';

/** Returns a few cases that represent all of a kind. In the whole matrix, also returns the others. */
export const casesOf = <const Few, const More = Few>(kind: {
  few: readonly Few[];
  more: readonly More[];
}): (Few | More)[] => (triesAll() ? [...kind.few, ...kind.more] : [...kind.few]);

/**
 * Closes a context. Errors of its pages' route handlers are ignored, because a handler may still wait for a response
 * that disappears with its page.
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
    if (NO_SCRIPTS in request.headers) disableScripts(response);
    answer(request, response);
  });
}

/** Address like that of the script that every page loads. */
const SCRIPT = '/app-0123456789abcdef0123.js';

/**
 * Waits until the page's script has started, or the host doesn't have it. It is requested after the first paint, so the
 * page may have loaded before. Until it starts, an inline script records clicks.
 */
const started = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.onclick === null ||
      performance
        .getEntriesByType('resource')
        .some(
          (entry) =>
            entry.name.endsWith('.js') &&
            (entry as PerformanceResourceTiming).responseStatus >= 400,
        ),
  );

/** Starts a site before the tests of a file, closes its pages after each test, and stops it at the end. */
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
      const context = await site.browser.newContext({ colorScheme: 'dark', ...scripted(options) });
      // The timeout is long, because a busy machine is slow. If something never arrives, the test's own timeout reports
      // it.
      context.setDefaultTimeout(60_000);
      const page = Object.assign(await context.newPage(), { said: [] as OpenPage['said'] });
      page.on('console', (message) =>
        page.said.push({ type: message.type(), text: message.text() }),
      );
      page.on('pageerror', ({ message }) => {
        if (!NO_FAULTS.some((known) => known.test(message)))
          page.said.push({ type: 'pageerror', text: message });
      });
      const go = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await go(url, options);
        const isWhole = (options?.waitUntil ?? 'load') === 'load';
        if (isWhole && !site.faults.some(({ match }) => match.test(SCRIPT))) await started(page);
        return response;
      };
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
 * Waits until the page is hydrated. Hydration starts on the reader's first interaction, so this simulates one. It does
 * so repeatedly, because the first may come before the script that listens for it.
 */
export const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return performance.getEntriesByName('onInitialClientRender').length > 0;
  });

/** Chooses a color mode, as the reader would in another tab. */
const chooseMode = (page: Page, mode: 'dark' | 'light'): Promise<void> =>
  page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      // Browsers send this event only to the other tabs.
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [THEME_KEY + inject('basePath'), mode] as const,
  );

/**
 * Changes the system's color scheme, and waits until the page has adopted it. In Firefox, whose color scheme can't be
 * changed while it runs, chooses the mode on the page instead.
 */
export async function show(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  if (inject('engine') === 'firefox') await chooseMode(page, colorScheme);
  else await page.emulateMedia({ colorScheme });
  await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
  await settled(page);
}

/**
 * Waits until the page has settled: changes are rendered, transitions have ended, and the page is idle. It keeps
 * requesting frames, because without frames some pages never end a transition or report that they are idle.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise<boolean>((drawn) => requestAnimationFrame(() => drawn(false)));
    // In Firefox, the transitions of hidden elements never end.
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

/** Resizes the window to each of these widths, in px, and runs a check once the page has settled. */
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

/** A layout shift, with its score and the elements that moved. */
export interface Shift {
  value: number;
  moved: string[];
}

/** Records every layout shift from the first paint of the next page. */
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
 * Returns the layout shifts so far if the sum of their scores is at least 0.002, which is a fiftieth of the score that
 * browsers rate as good. Smaller shifts are ignored, because on a busy machine a font that arrives between two frames
 * can move a word or shorten a paragraph by a line.
 */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) < 0.002 ? [] : shifts;
}
