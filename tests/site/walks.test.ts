import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ready } from '../browser/site';
import { writeFiles } from '../temporary-folder';
import { build, built, site, writeContent } from './kept-site';
import {
  BASE_PATH,
  runNew,
  serveSmallSite,
  type ServedSite,
} from './locales-and-versions/served-site';
import { clearSite, copyGoodSite } from './site-copy';
import { type Walk, WALKS } from './walks/walks';

/*
 * Makes the most common changes to a copy of the code, as docs/how-to-add.md describes them. Then builds the small site
 * once with all of them, and checks each one in the browser.
 */

const walks: readonly [adds: string, walk: Walk][] = Object.entries(WALKS);
const served = {} as ServedSite;

/** Inserts text after another text in a file of the copy. The file must contain the other text once. */
function insert(path: string, after: string, text: string): void {
  const file = join(site, path);
  const parts = readFileSync(file, 'utf8').split(after);
  expect(parts, `${path} contains ${JSON.stringify(after)} once`).toHaveLength(2);
  writeFileSync(file, parts.join(after + text));
}

beforeAll(async () => {
  copyGoodSite();
  for (const [, { changes, adds = {}, command, content }] of walks) {
    for (const [path, edits] of Object.entries(changes))
      for (const [after, text] of edits) insert(path, after, text);
    writeFiles(site, adds);
    if (command) runNew(...command);
    writeContent(content);
  }
  await build(site, { BASE_PATH });
  Object.assign(served, await serveSmallSite());
});
afterAll(async () => {
  await served.end();
  clearSite(site);
});

let opened: Page | undefined;
afterEach(() => opened?.close());

/** Opens a page of the small site in a new tab with a window of this width. */
async function open(path: string, width = 1440): Promise<Page> {
  opened = await served.browser.newPage({ viewport: { width, height: 900 } });
  await opened.goto(served.url + path);
  await ready(opened);
  return opened;
}

test.each(walks)('%s edits few files, and its new ones are in one folder', (_, walk) => {
  expect(Object.keys(walk.changes).length).toBeLessThanOrEqual(walk.edits);
  expect(new Set(Object.keys(walk.adds ?? {}).map(dirname)).size).toBeLessThanOrEqual(1);
});

test('an admonition has its title and its color', async () => {
  const page = await open('/guides/admonition');
  const title = page.getByText('Warning', { exact: true });
  await title.waitFor();
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toMatch(/ 300\)$/);
});

test('a code block is labelled with its language, and keeps it in Markdown', async () => {
  const page = await open('/guides/language');
  await page.getByText('TOML', { exact: true }).first().waitFor();
  expect(built('guides/language.md')).toContain('```toml\n[profile.default]');
});

test("the phone's menu handles a new key", async () => {
  const page = await open('/guides/start', 390);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  await menu.waitFor();
  await page.keyboard.press('End');
  const last = menu.locator('a, button, summary, input, select').last();
  await expect.poll(() => last.evaluate((item) => item === document.activeElement)).toBe(true);
});

test('a tool is rendered on its page, and works', async () => {
  const page = await open('/guides/tool');
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
});

test('a front-matter field is on its page, and search finds it', async () => {
  const page = await open('/guides/field');
  await page.getByText('For zookeepers of Antarctica').waitFor();
  await page.goto(`${served.url}/search?q=zookeepers`);
  await page.getByRole('main').getByRole('link', { name: 'A field' }).first().waitFor();
});

test('a section is in the navbar, and its pages are ranked as its sidebar says', async () => {
  const page = await open('/tutorials/first');
  await page.getByRole('banner').getByRole('link', { name: 'Tutorials' }).waitFor();
  const records = readFileSync(join(site, '.cache/search-records.json'), 'utf8');
  expect(
    (JSON.parse(records) as { objectID: string; kind: string }[])
      .filter(({ objectID }) => objectID.startsWith('/tutorials/'))
      .map(({ objectID, kind }) => [objectID, kind]),
  ).toEqual([
    ['/tutorials/first', 'guide'],
    ['/tutorials/overview', 'overview'],
  ]);
});

test('a redirect leads to its target', async () => {
  const page = await open('/moved');
  await expect.poll(() => page.url()).toBe(`${served.url}/guides/start`);
});
