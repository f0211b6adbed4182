import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { watchSite, type WatchedSite } from './watched-site';
import { openWindow, type WebKitWindow } from './window';

/** Widths of a desktop and a phone window, in px. */
export const WIDTHS = [1440, 390] as const;

/** Filters for an element, as in Testing Library's role queries. */
interface Description {
  name?: string | RegExp;
  level?: number;
  selected?: boolean;
}

/** A WebKit window on the built site, with the actions of a reader. */
export interface Reader {
  driver: WebDriver;
  /** Complaints of the pages since the test began. */
  complaints: string[];
  /** Opens an address of the site and waits until the page is interactive. */
  open(path: string, width?: (typeof WIDTHS)[number]): Promise<void>;
  resize(width: number): Promise<void>;
  /** Runs a function in the page. It can use only its arguments. */
  run<Value, Given extends unknown[]>(
    script: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>>;
  /** Waits for the first element with a role and optional name, on the page or within an element. */
  find(role: string, like?: Description, within?: WebElement): Promise<WebElement>;
  /** Clicks the first element with a role and optional name, once its animations have finished and it is in view. */
  click(role: string, like?: Description, within?: WebElement): Promise<void>;
  /** Replaces the text of a field. */
  fill(field: WebElement, text: string): Promise<void>;
  /** Returns all elements that currently have the role. */
  findAll(role: string, like?: Description, within?: WebElement): Promise<WebElement[]>;
  /** Waits until no element has the role and name. */
  gone(role: string, like?: Description): Promise<void>;
  /** Waits until the page with this title is rendered. */
  shows(title: string): Promise<unknown>;
  /** Waits until the element's text matches. */
  says(element: WebElement, text: string | RegExp): Promise<void>;
  /**
   * Records every text of an element from now on, including texts shown for only a second. Returns a function that
   * reads them all.
   */
  wordsOf(element: WebElement): Promise<() => Promise<string[]>>;
  /** Presses keys together at the focused element. */
  press(...keys: string[]): Promise<void>;
  scrollTo(top: number): Promise<void>;
  /** Scrolls down a window at a time, so that everything that renders on scroll appears and its code is requested. */
  readToEnd(): Promise<void>;
  /** Waits until the scroll position is within 2 px of the given one. */
  standsAt(top: number): Promise<void>;
  /** Returns the address's path, query and hash. */
  address(): Promise<string>;
}

/** Finds elements by role and accessible name inside the page. */
const finder = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    /** Texts that {@link Reader.wordsOf} recorded. */
    wordsSeen: string[];
  }
}

/** Creates a reader for the tests of a file: each test gets a new window with empty storage. */
export function reader(): Reader {
  let site: WatchedSite;
  let opened: WebKitWindow | undefined;
  let driver: WebDriver;

  const run: Reader['run'] = (script, ...given) =>
    driver.executeScript(`return (${script.toString()}).apply(null, arguments)`, ...given);

  const findAll: Reader['findAll'] = async (role, { name, ...more } = {}, within) => {
    if (!(await run(() => 'TestingLibraryDom' in window))) await driver.executeScript(finder);
    const pattern = name instanceof RegExp ? [name.source, name.flags] : undefined;
    return run(
      (wanted, like, [source, flags]: string[], inside) =>
        window.TestingLibraryDom.queryAllByRole(
          (inside as unknown as HTMLElement | null) ?? document.body,
          wanted,
          source === undefined ? like : { ...like, name: new RegExp(source, flags) },
        ) as unknown as WebElement[],
      role,
      { ...more, ...(typeof name === 'string' && { name }) },
      pattern ?? [],
      within ?? null,
    );
  };

  const self: Reader = {
    get driver() {
      return driver;
    },
    get complaints() {
      return site.complaints;
    },
    async open(path, width = 1440) {
      await self.resize(width);
      await driver.get(site.url + path);
      await expect
        .poll(() =>
          // The app hydrates on the first interaction.
          run(() => {
            window.dispatchEvent(new Event('pointermove'));
            return performance.getEntriesByName('onInitialClientRender').length;
          }),
        )
        .toBeGreaterThan(0);
    },
    async resize(width) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
      await expect.poll(() => run(() => innerWidth)).toBe(width);
    },
    run,
    async find(role, like, within) {
      let found: WebElement | undefined;
      await expect
        .poll(async () => ([found] = await findAll(role, like, within)).length, {
          message: `nothing is a ${role} ${JSON.stringify({ ...like, name: String(like?.name) })}`,
        })
        .toBeGreaterThan(0);
      return found ?? Promise.reject(new Error(`no ${role}`));
    },
    findAll,
    async click(role, like, within) {
      const found = await self.find(role, like, within);
      await run(async (own) => {
        const ends = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        await Promise.allSettled(ends.map(({ finished }) => finished));
        // The driver scrolls too, but on a page with `scroll-padding-top` it takes an element just below the window for
        // a visible one, and then refuses to click it.
        const element = own as unknown as HTMLElement;
        if (element.getBoundingClientRect().bottom > innerHeight)
          element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }, found);
      await found.click();
    },
    async fill(field, text) {
      await run((own) => (own as unknown as HTMLElement).focus(), field);
      await self.press(Key.CONTROL, 'a');
      await driver.actions().sendKeys(text).perform();
    },
    gone: (role, like) => expect.poll(async () => (await findAll(role, like)).length).toBe(0),
    shows: (title) => self.find('heading', { level: 1, name: title }),
    async says(element, said) {
      const text = expect.poll(() => element.getText());
      await (typeof said === 'string' ? text.toContain(said) : text.toMatch(said));
    },
    async wordsOf(element) {
      await run((watched) => {
        const own = watched as unknown as HTMLElement;
        window.wordsSeen = [];
        new MutationObserver(() => window.wordsSeen.push(own.innerText)).observe(own, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      }, element);
      return () => run(() => window.wordsSeen);
    },
    async press(...keys) {
      const [last = '', ...held] = keys.reverse();
      let actions = driver.actions();
      for (const key of held) actions = actions.keyDown(key);
      actions = actions.keyDown(last).keyUp(last);
      for (const key of held) actions = actions.keyUp(key);
      await actions.perform();
    },
    async scrollTo(top) {
      // Wait for the scroll event, from which pages learn the scroll position.
      await run(
        (y) =>
          new Promise<void>((told) => {
            addEventListener('scroll', () => requestAnimationFrame(() => told()), { once: true });
            window.scrollTo({ top: y, behavior: 'instant' });
          }),
        top,
      );
    },
    async readToEnd() {
      await run(async () => {
        const root = document.documentElement;
        for (let top = 0; top < root.scrollHeight; top += innerHeight) {
          window.scrollTo({ top, behavior: 'instant' });
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        }
      });
      // Wait until all scripts have loaded or failed, because errors are not reported after the browser leaves the
      // page.
      await expect
        .poll(() =>
          run(() =>
            [...document.scripts]
              .map(({ src }) => src)
              .filter((src) => src && performance.getEntriesByName(src).length === 0),
          ),
        )
        .toEqual([]);
    },
    async standsAt(top) {
      await expect
        .poll(async () => Math.abs((await run(() => window.scrollY)) - top))
        .toBeLessThanOrEqual(2);
    },
    address: () => run(() => location.pathname + location.search + location.hash),
  };

  beforeAll(async () => {
    site = await watchSite(inject('builtSite'));
  });
  beforeEach(async () => {
    opened = await openWindow();
    ({ driver } = opened);
    site.complaints.length = 0;
  });
  afterEach(() => opened?.close());
  afterAll(() => site.close());
  return self;
}
