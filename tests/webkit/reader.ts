import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { watchSite, type WatchedSite } from './watched-site';
import { openWindow, type WebKitWindow } from './window';

/** Of a desk and of a phone, px. */
export const WIDTHS = [1440, 390] as const;

/** What finds an element as a person or a screen reader does. */
interface Description {
  name?: string | RegExp;
  level?: number;
  selected?: boolean;
}

/** A window of WebKit's on the built site, and what a reader does in it. */
export interface Reader {
  driver: WebDriver;
  /** What the pages complained of since the test began. */
  complaints: string[];
  /** Goes to an address of the site and waits until the page answers. */
  open(path: string, width?: (typeof WIDTHS)[number]): Promise<void>;
  resize(width: number): Promise<void>;
  /** Runs a function in the page, which knows nothing but its arguments. */
  run<Value, Given extends unknown[]>(
    script: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>>;
  /** Waits for what has a role, and a name if one is given, on the page or within an element; the first one. */
  find(role: string, like?: Description, within?: WebElement): Promise<WebElement>;
  /** Clicks what has a role and name, once it stands still. */
  click(role: string, like?: Description, within?: WebElement): Promise<void>;
  /** Puts text in the place of what a field holds. */
  fill(field: WebElement, text: string): Promise<void>;
  /** What has a role now. */
  findAll(role: string, like?: Description, within?: WebElement): Promise<WebElement[]>;
  /** Waits until nothing has the role and name. */
  gone(role: string, like?: Description): Promise<void>;
  /** Waits until the page of a title is drawn. */
  shows(title: string): Promise<unknown>;
  /** Waits until the element can be read to say it. */
  says(element: WebElement, text: string | RegExp): Promise<void>;
  /** Notes every text that an element has from now on, some of which stand for a second; asked, gives them all. */
  wordsOf(element: WebElement): Promise<() => Promise<string[]>>;
  /** Presses keys together, wherever focus is. */
  press(...keys: string[]): Promise<void>;
  scrollTo(top: number): Promise<void>;
  /** Scrolls down in steps of a window, so that everything is drawn that waits to be seen, and has the code that it asks for. */
  readToEnd(): Promise<void>;
  /** Waits until the page stands within 2 px of a place. */
  standsAt(top: number): Promise<void>;
  /** Path, query and hash. */
  address(): Promise<string>;
}

/** Finds by role and name inside the page, by the rules that screen readers follow. */
const finder = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    /** What {@link Reader.wordsOf} noted. */
    wordsSeen: string[];
  }
}

/** A reader for the tests of a file: a new window, with nothing remembered, for each. */
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
          // The app takes over at a sign of the reader's.
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
      await run(async () => {
        const ends = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        await Promise.allSettled(ends.map(({ finished }) => finished));
      });
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
      // Told by an event, by which pages note where the reader is.
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
      // A script that cannot be had is told of before the reader leaves.
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
