import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { check, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeEditor } from '../../../plugins/gatsby-plugin-content-editor/editor-files';
import { createHost } from '../../../plugins/gatsby-plugin-static-host/serve';
import { launchChromium } from '../../browser/launch-chromium';
import { serve } from '../../output/serve';
import { filesIn } from '../site-copy';
import { writtenSite, type WrittenSite } from '../written-site';

const START = 'docs/guides/start.mdx';
const TWIN = 'docs/guides/twin.mdx';
const GLOSSARY = 'glossary.yml';
const words = `# The words of the docs.

- term: Tick # of a price
  glossary: v3
  # Of which price?
  text: 'A step of the price.'
- { term: Pool, glossary: general, text: "Two tokens." }
`;

let site: WrittenSite;
let browser: Browser;
let page: Page;
const foreign: string[] = [];

beforeAll(async () => {
  site = await writtenSite({ more: { [GLOSSARY]: words } });
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  page.setDefaultTimeout(120_000);
  page.on('request', (request) => {
    if (
      /^(?:http|ws)/.test(request.url()) &&
      new URL(request.url()).host !== new URL(site.url).host
    )
      foreign.push(request.url());
  });
  await page.goto(`${site.url}/admin`);
  await page.getByRole('button', { name: 'Login' }).click();
});
afterAll(async () => {
  await browser.close();
  await site.end();
});

/** Returns the texts of all content files, by path. */
const texts = (): Record<string, string> =>
  Object.fromEntries(filesIn(site.content('')).map((path) => [path, site.read(path)]));

/** Opens a file from the list of its collection. */
async function open(collection: string, title: string): Promise<void> {
  const away = page.getByRole('link', { name: /^← Writing in/ });
  if (await away.isVisible()) await away.click();
  await page.getByRole('link', { name: collection, exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
}

async function publish(): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
}

/** Waits until a file changes. It doesn't wait for the page's message, which may be about an earlier save. */
const written = (path: string, before: Record<string, string>) =>
  expect.poll(() => site.read(path), { timeout: 120_000 }).not.toBe(before[path]);

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

test('editing a page changes its title, its text, and nothing else in the content', async () => {
  const before = texts();
  await open('Guides', 'Start with {product}');
  expect(await field('Title').inputValue()).toBe('Start with {product}');
  await field('Title').fill("Start: {product}'s guide");
  const text = await field('Text').inputValue();
  await field('Text').fill(text.replace('Read about', 'Learn of'));
  await publish();
  await page.getByText('Entry saved').waitFor();
  expect(texts()).toEqual({
    ...before,
    [START]: before[START]?.replace(
      'title: Start with {product}',
      `title: "Start: {product}'s guide"`,
    ).replace('Read about', 'Learn of'),
  });
  await site.shows('/guides/start', 'Learn of');
});

test('the site itself shows the page next to the form, as it was saved', async () => {
  const shown = page.locator('iframe').contentFrame().getByTitle('Page', { exact: true });
  await shown
    .contentFrame()
    .getByRole('heading', { level: 1, name: "Start: Nimbus's guide" })
    .waitFor();
});

test("editing a data file changes only the edited value, in the repository's form, and keeps comments", async () => {
  const before = texts();
  await open('Glossary', 'Glossary');
  await page.getByRole('button', { name: 'Expand' }).first().click();
  await field('Text').first().fill("The step of a pool's price.");
  await publish();
  await written(GLOSSARY, before);
  const after = site.read(GLOSSARY);
  expect(texts()).toEqual({ ...before, [GLOSSARY]: after });
  expect(after).toContain(`  text: "The step of a pool's price."\n`);
  expect(after).toContain('- term: Tick # of a price\n  glossary: v3\n  # Of which price?\n');
  const style = await resolveConfig(join(process.cwd(), 'content/glossary.yml'));
  expect(await check(after, { ...style, parser: 'yaml' })).toBe(true);
});

test('a figure is edited as text', async () => {
  const before = texts();
  const [figure = ''] = Object.keys(before).filter((path) => path.startsWith('figures/'));
  const drawing = before[figure] ?? '';
  await open('Figures', figure.replace(/^figures\/|\.svg$/g, ''));
  const text = await field('Drawing').inputValue();
  expect(text).toBe(drawing.trimEnd());
  await field('Drawing').fill(text.replace('</svg>', '<!-- Drawn anew. --></svg>'));
  await publish();
  await written(figure, before);
  await page.getByText('Entry saved').first().waitFor();
  expect(texts()).toEqual({
    ...before,
    [figure]: drawing.replace('</svg>', '<!-- Drawn anew. --></svg>'),
  });
});

test('a new page is created, and shown once it exists', async () => {
  const before = texts();
  await page.getByRole('link', { name: /^← Writing in/ }).click();
  await page.getByRole('link', { name: 'Guides', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: /page$/ }).first().click();
  await field('Title').fill('A page of mine');
  await field('Description').fill('A page that is made in the browser, to see it shown there.');
  await field('Text').fill('One sentence.');
  await publish();
  const shown = page.locator('iframe').contentFrame().getByTitle('Page', { exact: true });
  await shown.contentFrame().getByRole('heading', { level: 1, name: 'A page of mine' }).waitFor();
  expect(texts()).toEqual({
    ...before,
    'docs/guides/a-page-of-mine.mdx': `---
title: A page of mine
description: A page that is made in the browser, to see it shown there.
---

One sentence.
`,
  });
});

test('saving over a file that was changed elsewhere is refused with a message', async () => {
  await open('Guides', 'A twin');
  await field('Title').fill('A twin of mine');
  site.change(TWIN, 'Text.', 'Text of another writer.');
  const theirs = site.read(TWIN);
  await publish();
  await page.getByText('was changed since it was opened here').waitFor();
  expect(site.read(TWIN)).toBe(theirs);
});

test('the published editor works with its policy, and requests nothing from other hosts before a writer signs in', async () => {
  const folder = join(site.folder, 'public');
  const signIn = 'https://sign-in.nimbus.example/auth';
  await writeEditor(
    { root: site.folder, basePath: '', product: { name: 'Nimbus', slug: 'nimbus' }, sections: [] },
    { backend: 'github', repo: 'nimbus/docs', branch: 'main', signIn },
  );
  const { origin, stop } = await serve(createHost({ folder, basePath: '' }));
  const published = await browser.newPage();
  const asked: string[] = [];
  const refused: string[] = [];
  published.on('request', (request) => asked.push(new URL(request.url()).origin));
  published.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  await published.goto(`${origin}/admin`);
  await published.getByRole('button', { name: 'Login with GitHub' }).waitFor();
  expect([...new Set(asked)]).toEqual([origin]);
  expect(refused).toEqual([]);
  await published.close();
  await stop();
});

test('nothing was requested from another host', () => {
  expect(foreign).toEqual([]);
});
