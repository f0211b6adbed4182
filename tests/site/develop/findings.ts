import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../../browser/launch-chromium';
import type { WrittenSite } from '../written-site';

const tools = join(process.cwd(), '.tests/develop-tells-tools');
/** A fake editor. It records the files that it is asked to open. */
export const editor = join(tools, 'code');
const opened = join(tools, 'opened');

const paragraphs = Array.from({ length: 60 }, (_, nth) => `Paragraph ${nth + 1} of the page.`);
const long = `---
title: A long page
description: The fifth page of a small site, which is so long that its readers have to scroll.
---

${paragraphs.join('\n\n')}
`;
const LONG = 'docs/guides/long.mdx';
const START = 'docs/guides/start.mdx';

const sidebar =
  'section: guides\nitems: [guides/start, guides/protocol, guides/soon, guides/long]\n';

/** Installs the fake editor. */
export function placeEditor(): void {
  mkdirSync(tools, { recursive: true });
  writeFileSync(editor, `#!/bin/sh\necho "$@" > '${opened}'\n`);
  chmodSync(editor, 0o755);
}

/** Tests how develop reports findings: in the overlay, on the page about the content's health, and in the terminal. */
export function describeFindings(site: WrittenSite): void {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    site.write(LONG, long);
    site.write('navigation/sidebars/guides.yml', sidebar);
    await site.shows('/guides/long', 'Paragraph 60');
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // The timeout is long, because a busy machine is slow. If something never appears, the test's own timeout reports
    // it.
    page.setDefaultTimeout(120_000);
    await page.goto(`${site.url}/guides/long`);
    await page.getByRole('heading', { name: 'A long page' }).waitFor();
    await page.getByRole('button', { name: 'warning' }).waitFor();
  });

  afterAll(async () => {
    await browser.close();
    rmSync(tools, { recursive: true });
  });

  const overlay = () => page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  /** The text with two mistakes that most tests use. */
  const mistaken = long
    .replace('Paragraph 3 ', 'A <Chart /> and paragraph 3 ')
    .concat('\n<Plot />\n');
  /** The terminal's output since the first mistake was saved. */
  let told = '';
  let scrolledTo = 0;
  const placeOfChart = (place: string) =>
    overlay().getByText(`content/docs/guides/long.mdx:${place}`, { exact: true }).waitFor();

  test('a mistake is shown over the page, which does not change or scroll', async () => {
    await page.getByText('Paragraph 40 of the page.').scrollIntoViewIfNeeded();
    scrolledTo = await page.evaluate(() => scrollY);
    expect(scrolledTo).toBeGreaterThan(500);
    site.said();
    site.write(LONG, mistaken);
    await overlay().getByText('there is no component <Chart>').waitFor();
    await placeOfChart('10:3');
    expect(await page.getByText('Paragraph 40 of the page.').isVisible()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
  });

  test('mistakes are shown one at a time, also by keyboard', async () => {
    await button('Next').focus();
    await page.keyboard.press('Enter');
    await overlay().getByText('there is no component <Plot>').waitFor();
    expect(await overlay().getByText('there is no component <Chart>').count()).toBe(0);
    await button('Previous').click();
    await overlay().getByText('there is no component <Chart>').waitFor();
  });

  test('Escape closes it, and a button shows how many there are and opens it again', async () => {
    await page.keyboard.press('Escape');
    await overlay().waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^2 mistakes, \d+ warnings$/ }).click();
    await overlay().getByText('there is no component <Chart>').waitFor();
  });

  test('the file opens in the editor, at its line and column', async () => {
    await button('Open in editor').click();
    await site.until(() => existsSync(opened), 'the editor');
    expect(readFileSync(opened, 'utf8')).toContain(`${site.content(LONG)}:10:3`);
  });

  test('no file outside of the project is opened', async () => {
    rmSync(opened, { force: true });
    for (const place of ['/etc/hosts', '../../package.json', 'content/../../package.json:1:1']) {
      const response = await fetch(`${site.url}/___open?place=${encodeURIComponent(place)}`);
      expect([response.status, await response.text()]).toEqual([500, `There is no file ${place}.`]);
    }
    expect(existsSync(opened)).toBe(false);
  });

  test("a page about the content's health lists mistakes and pages in no sidebar, each with its file", async () => {
    const health = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await health.goto(`${site.url}/___health`);
    await health.getByRole('cell', { name: 'there is no component <Chart>' }).waitFor();
    await health
      .getByRole('region', { name: 'Which pages are in no sidebar?' })
      .getByRole('link', { name: 'content/docs/guides/twin.mdx' })
      .click();
    await site.until(() => existsSync(opened), 'the editor');
    expect(readFileSync(opened, 'utf8')).toContain(site.content('docs/guides/twin.mdx'));
    await health.getByRole('heading', { name: 'Content health' }).waitFor();
    expect(await health.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await health.close();
  });

  test('it lists the labelled queries whose best hit is not first, with the page that should be', async () => {
    writeFileSync(
      join(site.folder, 'src/search/golden/golden.yml'),
      `- { query: a long page, kind: question, pages: [/guides/start] }
- { query: long page with paragraphs, kind: question, pages: [/guides/long] }
- { query: anything, kind: question, pages: [/elsewhere] }
`,
    );
    const health = await browser.newPage();
    await health.goto(`${site.url}/___health`);
    const missed = health.getByRole('region', { name: 'For which labelled queries is' });
    expect(await missed.getByRole('row').count()).toBe(2);
    await missed.getByRole('cell', { name: 'a long page', exact: true }).waitFor();
    await missed.getByRole('cell', { name: '/guides/long', exact: true }).waitFor();
    await missed.getByRole('link', { name: 'content/docs/guides/start.mdx' }).waitFor();
    await health.getByRole('heading', { name: 'list no questions' }).waitFor();
    await health.close();
  });

  test('a missing editor is reported, and a line inserted above the mistake does not remove the report', async () => {
    const fault = overlay().getByText('The editor did not open the file');
    renameSync(editor, `${editor}-gone`);
    try {
      await button('Open in editor').click();
      await fault.waitFor();
      site.write(LONG, mistaken.replace('Paragraph 1 ', 'A line.\n\nParagraph 1 '));
      await placeOfChart('12:3');
      expect(await fault.isVisible()).toBe(true);
    } finally {
      renameSync(`${editor}-gone`, editor);
    }
  });

  test('the shown mistake stays when another one is fixed', async () => {
    const title = await overlay()
      .getByRole('heading', { name: /^Mistake \(1 of/ })
      .textContent();
    const left = Number(/\d+(?=\))/.exec(title ?? '')) - 1;
    site.write(LONG, mistaken.replace('<Plot />', 'A plot.'));
    site.write(START, site.read(START).replace('Read about', 'Learn of'));
    await site.shows('/guides/start', 'Learn of');
    await overlay()
      .getByRole('heading', { name: `Mistake (1 of ${left})` })
      .waitFor();
    await overlay().getByText('there is no component <Chart>').waitFor();
  });

  test('once all are fixed, the page shows the text as written, at the same scroll position', async () => {
    site.write(LONG, long.replace('Paragraph 41 ', 'Sentence 41 '));
    await page.getByText('Sentence 41 of the page.').waitFor();
    await overlay().waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
  });

  test('the terminal has each line once, without a stack trace', async () => {
    await site.until(
      () => (told += site.said()).includes('no mistakes are left in the content'),
      'a word that it is mended',
    );
    const lines = (name: string) => told.split('\n').filter((text) => text.includes(name));
    const line = (place: string): unknown =>
      expect.stringContaining(`long.mdx:${place} there is no component`);
    expect(lines('<Chart>')).toEqual([line('10:3'), line('12:3'), line('10:3')]);
    expect(lines('<Plot>')).toEqual([line('126:1'), line('128:1')]);
    expect(told).not.toMatch(/node_modules|gatsby-node\.js:|^\s+at /m);
  });

  test('invalid front matter leaves the page as it is, however fast its writer saves', async () => {
    const broken = long.replace('title: A', 'title: ["A');
    const saves = inject('cases') === 'all' ? 5 : 2;
    const isNamed = () => overlay().getByText('content/docs/guides/long.mdx:').waitFor();
    for (let save = 0; save < saves; save += 1) {
      site.write(LONG, broken);
      await isNamed();
      await page.reload();
      await isNamed();
      await page.getByRole('heading', { name: 'A long page' }).waitFor();
      site.write(LONG, long);
      await overlay().waitFor({ state: 'hidden' });
    }
    expect(site.said()).not.toMatch(/node_modules|threw an error|^\s+at /m);
  });

  test('a draft is marked in words, on its page and in the sidebar', async () => {
    await page.goto(`${site.url}/guides/soon`);
    const article = page.getByRole('article');
    await article.getByRole('heading', { name: 'Soon', level: 1 }).waitFor();
    const mark = article.getByRole('complementary', { name: 'Draft' });
    expect(await mark.textContent()).toContain('Readers cannot see this page');
    const sidebar = page.getByRole('navigation', { name: 'Docs', exact: true });
    await sidebar.getByRole('link', { name: 'Soon (draft)', exact: true }).waitFor();
    await page.goto(`${site.url}/guides/long`);
    await article.getByRole('heading', { name: 'A long page' }).waitFor();
    expect(await mark.count()).toBe(0);
  });

  test('a change that needs a restart is reported until it is undone', async () => {
    site.change('settings.yml', '4 is here', '5 is here');
    await overlay().getByText('"announcement" has changed').waitFor();
    await overlay().getByText('content/settings.yml:15:1', { exact: true }).waitFor();
    site.change('settings.yml', '5 is here', '4 is here');
    await overlay().waitFor({ state: 'hidden' });
    expect(site.said()).toContain('content/settings.yml:15:1 "announcement" has changed');
  });

  test.each(['gatsby-node.ts', 'plugins/gatsby-plugin-search-index/options.ts'])(
    'changed code that develop has loaded needs a restart too: %s',
    async (file) => {
      const path = join(site.folder, file);
      const code = readFileSync(path, 'utf8');
      writeFileSync(path, `${code}// Another line.\n`);
      await overlay()
        .getByText('this code has changed, and develop reads it only when it starts')
        .waitFor();
      await overlay().getByText(file, { exact: true }).waitFor();
      writeFileSync(path, code);
      await overlay().waitFor({ state: 'hidden' });
      expect(site.said()).toContain(
        `${file} this code has changed, and develop reads it only when it starts`,
      );
    },
  );
}
