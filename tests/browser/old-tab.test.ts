import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { alive } from './figure';
import { nextBuild } from './next-build';
import { followTo, isMarked, mark, openReady } from './open-page';
import { addressOf, openPlain, shows, step } from './reading';
import { clipboard, copied } from './sample-block';
import { enter, fieldOf, hitsOf, openHits } from './search-dialog';
import { casesOf, ready, servedSite, settled, type OpenPage } from './site';

const site = servedSite();

const FEES = '/concepts/protocol/fees';
const ORACLE = '/concepts/protocol/oracle';
const FIGURES = '/concepts/protocol/concentrated-liquidity';
const ERROR_CODES = '/contracts/v3/reference/error-codes';
const SCRIPT = /\.js$/;

let next: ReturnType<typeof nextBuild>;
beforeAll(() => {
  next = nextBuild(inject('builtSite'), site.base);
});

/** Switches the host to another build. */
const deploy = () => {
  site.deployed = next;
  site.requests = [];
};
/** Returns how many times a document was requested since the last deployment. */
const loads = (path: string) =>
  site.requests.filter((url) => url.split('?')[0] === site.base + path).length;
const crashes = (page: OpenPage) => page.said.filter(({ type }) => type === 'pageerror');
const note = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });
const box = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page could not' });
const figure = (page: Page) => page.locator('[data-component="RangePosition"]');
async function openMarked(path: string): Promise<OpenPage> {
  const page = await openPlain(site, path);
  await settled(page);
  await mark(page);
  return page;
}
async function leaveForConcepts(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Concepts' }).first();
  await link.evaluate((own: HTMLElement) => own.click());
  await page.waitForURL('**/concepts/overview');
}
/** Moves the figure's slider and waits until the page's URL changes, which needs the figure's code. */
async function moves(page: Page): Promise<void> {
  await alive(page, 'RangePosition');
  await figure(page).getByRole('slider').first().press('ArrowRight');
  await expect.poll(() => page.evaluate(() => location.search)).not.toBe('');
}

describe('a tab that was open before a deployment', () => {
  test('follows a link to the new build by loading the link’s page once', async () => {
    const page = await openPlain(site, FEES);
    await mark(page);
    deploy();
    await followTo(page, 'Oracle');
    await expect.poll(() => isMarked(page)).toBe(false);
    await ready(page);
    await settled(page);
    expect(await addressOf(page, site)).toBe(ORACLE);
    expect(loads(ORACLE)).toBeLessThanOrEqual(2);
    await mark(page);
    await followTo(page, 'Fees');
    expect(await isMarked(page)).toBe(true);
    expect(crashes(page)).toEqual([]);
  });

  test('opens another kind of page, whose old script no longer exists', async () => {
    const page = await openPlain(site, '/');
    deploy();
    await leaveForConcepts(page);
    await page.waitForFunction(() => document.querySelector('[data-sidebar]') !== null);
    await ready(page);
    await settled(page);
    expect(await addressOf(page, site)).toBe('/concepts/overview');
    expect(crashes(page)).toEqual([]);
  });

  test('goes Back to a page that was read', async () => {
    const page = await openPlain(site, FEES);
    await followTo(page, 'Oracle');
    deploy();
    await step(page, -1);
    await shows(page, 'Fees');
    expect(crashes(page)).toEqual([]);
  });

  test('is not reloaded while the reader types in a search field or a tool', async () => {
    const page = await openPlain(site, ERROR_CODES);
    await openHits(page, 'STF');
    await mark(page);
    deploy();
    await enter(fieldOf(page), 'slippage');
    await hitsOf(page)
      .filter({ hasText: /slippage/i })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    const tool = page.locator('[data-component="RevertDecoder"] textarea').first();
    await tool.fill('0x08c379a0');
    await settled(page);
    expect(await isMarked(page)).toBe(true);
    expect(await tool.inputValue()).toBe('0x08c379a0');
  });

  test('searches the index of the new build with the script of the old one', async () => {
    const page = await openPlain(site, FEES);
    await page.getByRole('button', { name: 'Search' }).first().focus();
    await expect.poll(() => site.requests.some((url) => url.includes('search-index'))).toBe(true);
    await settled(page);
    await mark(page);
    deploy();
    await openHits(page, 'STF');
    expect(await isMarked(page)).toBe(true);
  });

  test('copies its page as Markdown, or reports that it could not', async () => {
    const page = await openReady(site, FEES, clipboard);
    await settled(page);
    deploy();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('alert').filter({ hasText: 'did not load' }).waitFor();
    expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect.poll(() => copied(page)).toMatch(/^# Fees\n/);
  });
});

describe('a figure whose code no longer exists', () => {
  const answers = casesOf<
    [answer: string, fault: { status?: number; body?: string; type?: string }]
  >({
    few: [['a page in place of the script', { body: '<!doctype html><p>Docs', type: 'text/html' }]],
    more: [
      ['404', { status: 404 }],
      ['half a script', { body: '"use strict";(self.webpackChunk=self', type: 'text/javascript' }],
      ['an error of the host', { status: 500 }],
    ],
  });

  test.each(answers)(
    'reports it with %s, and works after the reader reloads once',
    async (_, fault) => {
      const page = await openMarked(FIGURES);
      site.faults = [{ match: SCRIPT, ...fault }];
      await figure(page).scrollIntoViewIfNeeded();
      await note(page).waitFor();
      expect(await figure(page).locator('svg').first().isVisible()).toBe(true);
      expect(await isMarked(page)).toBe(true);
      site.faults = [];
      deploy();
      await note(page).getByRole('button', { name: 'Reload the page' }).click();
      await expect.poll(() => isMarked(page)).toBe(false);
      await ready(page);
      await figure(page).scrollIntoViewIfNeeded();
      await moves(page);
      expect(await note(page).count()).toBe(0);
      expect(site.requests.filter((url) => url === site.base + FIGURES)).toHaveLength(2);
    },
  );

  test('stays if the host refuses the reload twice, and removes the note once the code loads', async () => {
    const page = await openMarked(FIGURES);
    site.faults = [{ match: /./, status: 500 }];
    await figure(page).scrollIntoViewIfNeeded();
    await note(page).waitFor();
    for (const press of [1, 2]) {
      await note(page).getByRole('button').click();
      await expect.poll(() => loads(FIGURES)).toBeGreaterThan(press);
    }
    await settled(page);
    expect(await isMarked(page)).toBe(true);
    site.recover();
    await note(page).waitFor({ state: 'detached' });
    await moves(page);
    expect(await isMarked(page)).toBe(true);
  });

  test('reports it without a network, and works once there is one', async () => {
    const page = await openMarked(FIGURES);
    await page.context().setOffline(true);
    await figure(page).scrollIntoViewIfNeeded();
    await note(page).waitFor();
    await page.context().setOffline(false);
    await note(page).waitFor({ state: 'detached' });
    await moves(page);
    expect(await isMarked(page)).toBe(true);
  });
});

test('a tab whose app no longer exists before it was fetched reports that where it is needed; a link works', async () => {
  const page = await site.open(ERROR_CODES);
  await settled(page);
  deploy();
  await page.mouse.move(300, 300);
  await box(page).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await leaveForConcepts(page);
  await ready(page);
  expect(crashes(page)).toEqual([]);
});

describe('a tool whose code disappears before the reader uses it', () => {
  const tool = (page: Page) => page.locator('[data-component="RevertDecoder"]');
  const field = (page: Page) => tool(page).getByRole('textbox').first();
  const codes = casesOf<[code: string, kept: RegExp | undefined]>({
    few: [['the app’s', undefined]],
    more: [['the page’s', /component---src-templates-doc/]],
  });

  test.each(codes)('works after Retry with the typed text if it is %s', async (_, lost) => {
    // Everything but the lost file is fetched before the deployment.
    const page = await site.open(ERROR_CODES);
    await settled(page);
    if (lost) site.faults = [{ match: lost, status: 404 }];
    else deploy();
    await field(page).fill('STF');
    await box(page).waitFor();
    site.faults = [];
    deploy();
    if (lost) {
      await box(page).getByRole('button', { name: 'Close' }).click();
      await page.route(lost, (route) => route.fulfill({ status: 404 }));
      await tool(page).getByRole('button').first().click();
      await box(page).filter({ hasText: 'The site has been updated.' }).waitFor();
      await page.unroute(lost);
    }
    await mark(page);
    await box(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await ready(page);
    // The tool writes its input to the page's URL.
    await expect.poll(() => page.evaluate(() => location.search)).toContain('STF');
    expect(await field(page).inputValue()).toBe('STF');
  });
});
