import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ready } from '../../browser/site';
import { built, content, writeContent } from '../kept-site';
import { BASE_PATH, runNew, type ServedSite } from './served-site';

/** Docs that a translator has written. */
const written = {
  'locales/de/docs/guides/protocol.mdx': `---
title: Das {product}-Protokoll
description: Die zweite Seite einer kleinen Site, die zeigt, was aus einer Übersetzung wird.
asks:
  - Was kostet ein Tausch?
---

## Gebühren {/* #fees */}

Ein Tausch kostet Gebühren. Mehr steht auf der [ersten Seite](/guides/start).

:::note

Merken Sie sich das.

:::
`,
};

/** Translations of some messages. */
const messages = {
  Search: 'Suchen',
  Language: 'Sprache',
  Note: 'Hinweis',
  Next: 'Weiter',
  Navigation: 'Seiten und Kapitel',
  Guides: 'Anleitungen',
  'Skip to content': 'Zum Inhalt',
  'This page is not available in {language} yet, so it is shown in {written}.':
    'Diese Seite gibt es auf {language} noch nicht. Sie lesen sie auf {written}.',
};

/** Adds a second locale, with one doc and some messages translated. */
export function addLocale(): void {
  runNew('locale', '--code', 'de', '--label', 'Deutsch');
  writeContent(written);
  const file = content('locales/de/messages.yml');
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [text, translation] of Object.entries(messages)) {
    const at = lines.findIndex(
      (line) => line.replace(/['#:]/g, '').trim() === text.replace(':', ''),
    );
    expect(at, text).toBeGreaterThan(-1);
    lines[at] = `${JSON.stringify(text)}: ${JSON.stringify(translation)}`;
  }
  writeFileSync(file, lines.join('\n'));
}

/** Tests the pages of another locale, and how readers switch locales. */
export function describeLocales(site: ServedSite): void {
  let plain: Page;
  beforeAll(async () => {
    plain = await site.browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    });
  });
  afterAll(() => plain.close());

  /** Returns a page as the host sends it, without running its scripts. */
  async function page(path: string): Promise<Page> {
    await plain.goto(`${site.url}/${path}`);
    return plain;
  }

  /** Returns the language and the title of a document. */
  async function documentOf(path: string): Promise<{ document: string | null; title: string }> {
    const own = await page(path);
    return { document: await own.locator('html').getAttribute('lang'), title: await own.title() };
  }

  const hrefOf = (link: Locator) => link.first().getAttribute('href');
  const languageOf = (part: Locator) =>
    part.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

  describe('a page that is translated', () => {
    test('has an address that starts with the locale, and is in its language', async () => {
      const { document, title } = await documentOf('de/guides/nimbus-protocol');
      expect(document).toBe('de');
      expect(title).toContain('Das Nimbus-Protokoll');
      await plain.getByRole('heading', { name: 'Das Nimbus-Protokoll', level: 1 }).waitFor();
      await plain.getByRole('note', { name: 'Hinweis' }).waitFor();
      expect(await plain.getByText(/gibt es auf Deutsch noch nicht/).count()).toBe(0);
    });

    test('links to pages of the locale', async () => {
      const own = await page('de/guides/nimbus-protocol');
      expect(await hrefOf(own.getByRole('link', { name: 'ersten Seite' }))).toBe(
        `${BASE_PATH}/de/guides/start`,
      );
      expect(await hrefOf(own.getByRole('link', { name: 'Anleitungen' }))).toBe(
        `${BASE_PATH}/de/guides/start`,
      );
    });

    test('names the same page in the other language for search engines', async () => {
      for (const path of ['guides/nimbus-protocol', 'de/guides/nimbus-protocol']) {
        const links = (await page(path)).locator('link[rel="alternate"][hreflang]');
        expect(
          await links.evaluateAll((all) =>
            all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
          ),
        ).toEqual([
          ['en', `https://docs.nimbus.example${BASE_PATH}/guides/nimbus-protocol`],
          ['de', `https://docs.nimbus.example${BASE_PATH}/de/guides/nimbus-protocol`],
        ]);
      }
    });
  });

  describe('a page that is not translated', () => {
    test('has the text of the default locale, states that, and is marked with its language', async () => {
      expect((await documentOf('de/guides/start')).document).toBe('de');
      const notice = 'Diese Seite gibt es auf Deutsch noch nicht. Sie lesen sie auf English.';
      expect(await languageOf(plain.getByText(notice))).toBe('de');
      const title = plain.getByRole('heading', { name: 'Start with Nimbus' });
      expect(await languageOf(title)).toBe('en');
      expect(await plain.locator('link[rel="canonical"]').getAttribute('href')).toBe(
        `https://docs.nimbus.example${BASE_PATH}/guides/start`,
      );
    });

    test('links to pages of the locale, with their titles there', async () => {
      const own = await page('de/guides/start');
      const protocol = `${BASE_PATH}/de/guides/nimbus-protocol`;
      expect(await hrefOf(own.getByRole('link', { name: 'the protocol' }))).toBe(protocol);
      expect(await hrefOf(own.getByRole('link', { name: /^Weiter/ }))).toBe(protocol);
      await own.getByRole('link', { name: /^Weiter.*Das Nimbus-Protokoll$/ }).waitFor();
    });
  });

  test('the language menu links to the same page in each locale', async () => {
    for (const [path, menu, current] of [
      ['guides/start', 'Language: English', 'English'],
      ['de/guides/start', 'Sprache: Deutsch', 'Deutsch'],
    ] as const) {
      const own = await page(path);
      await own.getByText(menu).first().click();
      const link = (name: string) => own.getByRole('link', { name });
      expect(await hrefOf(link('Deutsch'))).toBe(`${BASE_PATH}/de/guides/start`);
      expect(await hrefOf(link('English'))).toBe(`${BASE_PATH}/guides/start`);
      expect(await link(current).first().getAttribute('aria-current')).toBe('true');
    }
  });

  test('pages of the default locale are unchanged', async () => {
    expect((await documentOf('guides/start')).document).toBe('en');
    const protocol = plain.getByRole('link', { name: 'the protocol' });
    expect(await hrefOf(protocol)).toBe(`${BASE_PATH}/guides/nimbus-protocol`);
    await plain.getByRole('link', { name: 'Skip to content' }).waitFor();
    expect(await plain.content()).not.toMatch(/Suchen|Anleitungen|gibt es auf/);
  });

  test('old addresses redirect in every locale', () => {
    expect(built('_redirects')).toBe(
      ['', '/de', '/ar']
        .map((locale) => `/docs${locale}/old /docs${locale}/guides/nimbus-protocol 301\n`)
        .join(''),
    );
  });

  test('the page’s own script uses its language before the app has loaded', async () => {
    const tab = await site.browser.newPage({ viewport: { width: 390, height: 844 } });
    // Without the framework's script, the app can't load, so only the page's own script runs.
    await tab.route(/\/framework-[^/]*\.js$/, (route) => route.abort());
    await tab.goto(`${site.url}/de/guides/start`);
    await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await tab.getByRole('dialog', { name: 'Seiten und Kapitel' }).waitFor();
    expect(
      await tab.evaluate(() => performance.getEntriesByName('onInitialClientRender').length),
    ).toBe(0);
    await tab.close();
  });

  describe('search', () => {
    /** Returns the paths that a search from a page finds, best first. */
    async function found(from: string, query: string): Promise<string[]> {
      const { page: tab } = site;
      await tab.goto(`${site.url}/${from}`);
      await ready(tab);
      await tab.keyboard.press('Control+K');
      const dialog = tab.getByRole('dialog');
      await dialog.getByRole('combobox').fill(query);
      await dialog.getByRole('option').or(dialog.getByText('No results for')).first().waitFor();
      const links = dialog.getByRole('option').locator('xpath=ancestor-or-self::a | descendant::a');
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      // Closes the dialog, because a later return to the same page would open it again.
      await tab.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      return paths.map(String);
    }

    test.each(['Gebühren', 'was kostet'])(
      'of a locale finds translated pages: %s',
      async (query) => {
        const [best] = await found('de/guides/start', query);
        expect(best).toMatch(/^\/docs\/de\/guides\/nimbus-protocol(?:#fees)?$/);
      },
    );

    test('of a locale finds untranslated pages, and links to them in the locale', async () => {
      const results = await found('de/guides/nimbus-protocol', 'Start with Nimbus');
      expect(results[0]).toBe(`${BASE_PATH}/de/guides/start`);
      expect(results.filter((path) => !path.startsWith(`${BASE_PATH}/de/`))).toEqual([]);
    });

    test('of the default locale finds only its own pages', async () => {
      const results = await found('guides/start', 'Nimbus');
      expect(results.length).toBeGreaterThan(0);
      expect(results.filter((path) => path.startsWith(`${BASE_PATH}/de/`))).toEqual([]);
      expect(await found('guides/start', 'Gebühren')).toEqual([]);
    });

    test('has its own page in the locale', async () => {
      const tab = await site.browser.newPage({ viewport: { width: 390, height: 844 } });
      await tab.goto(`${site.url}/de/search?q=${encodeURIComponent('Gebühren')}`);
      const hit = tab
        .getByRole('main')
        .getByRole('link', { name: /Das Nimbus-Protokoll|Gebühren/ });
      expect(await hit.first().getAttribute('href')).toMatch(
        /^\/docs\/de\/guides\/nimbus-protocol/,
      );
      await tab.close();
    });
  });

  test('a page keeps its language after hydration, and so does the next page', async () => {
    const { page: tab, faults } = site;
    const language = () => tab.evaluate(() => document.documentElement.lang);
    await tab.goto(`${site.url}/de/guides/start`);
    await ready(tab);
    await tab.getByRole('link', { name: /^Weiter/ }).click();
    await tab.getByRole('heading', { name: 'Das Nimbus-Protokoll', level: 1 }).waitFor();
    await tab.getByRole('button', { name: /^Suchen/ }).waitFor();
    expect(await language()).toBe('de');
    await tab.getByText('Sprache: Deutsch').first().click();
    await tab.getByRole('link', { name: 'English' }).click();
    await tab.getByRole('heading', { name: 'The Nimbus protocol', level: 1 }).waitFor();
    await tab.getByRole('button', { name: /^Search/ }).waitFor();
    expect(await language()).toBe('en');
    expect(faults).toEqual([]);
  });
}
