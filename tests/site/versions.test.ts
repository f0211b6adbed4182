import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { launchChromium } from '../browser/launch-chromium';
import { checkSite, namedByBuild, namedByCheck } from './check-site';
import {
  type BuildResult,
  buildSite,
  clearSite,
  copySite,
  ownEnvironment,
  smallSite as site,
} from './site-copy';

const docs = join(site, 'content/docs/guides');
const built = (path: string) => readFileSync(join(site, 'public', path), 'utf8');
const isBuilt = (path: string) => existsSync(join(site, 'public', path));

const about = (label: string) =>
  `What the docs of ${label} say, which nobody but this test reads at all.`;

/** `npm run new version`, with what else it is given. */
function newVersion(name: string, label: string, ...more: string[]): void {
  const options = ['--section', 'guides', '--name', name, '--label', label, ...more];
  execFileSync(
    process.execPath,
    [
      join(site, 'node_modules/tsx/dist/cli.mjs'),
      ...['src/author/new/new.ts', 'version', ...options, '--description', about(label)],
    ],
    { cwd: site, env: ownEnvironment() },
  );
}

/** A page of a version at an id of the newest, which says a word that stands nowhere else. */
function writeStart(version: string, word: string): void {
  const description = `How to start with ${word}, which is a word that no other page of this site has.`;
  writeFileSync(
    join(docs, version, 'start.mdx'),
    `---\ntitle: Start with ${word}\ndescription: ${description}\n---\n\n${description}\n`,
  );
  const sidebar = join(site, `content/navigation/sidebars/guides-${version}.yml`);
  writeFileSync(sidebar, `${readFileSync(sidebar, 'utf8')}  - guides/${version}/start\n`);
}

let result: BuildResult;
let server: Server;
let url: string;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  copySite(site);
  cpSync('tests/site/fixtures/good', join(site, 'content'), { recursive: true });
  newVersion('v0', 'Nought');
  newVersion('v5', 'Five', '--unreleased');
  newVersion('v6', 'Sextus', '--unreleased');
  writeStart('v0', 'quagga');
  writeStart('v5', 'zebroid');
  const draft = join(docs, 'v6/overview.mdx');
  writeFileSync(draft, readFileSync(draft, 'utf8').replace('---\n', '---\ndraft: true\n'));
  result = await buildSite(site);
  server = createServer(createHost({ folder: join(site, 'public'), basePath: '' }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (entry) => {
    if (entry.type() === 'error') faults.push(entry.text());
  });
});
afterAll(async () => {
  await browser.close();
  server.close();
  clearSite(site);
});

const open = (path: string) => page.goto(url + path, { waitUntil: 'networkidle' });
const banner = () => page.getByRole('complementary', { name: 'Version' });
const versions = async () => {
  await page
    .getByText(/^Version: /)
    .first()
    .click();
  return page.getByRole('banner').locator('details[open]').getByRole('link');
};

test('a site of several versions builds, and is warned of by the check as by the build', () => {
  expect(result.code, result.output).toBe(0);
  const { code, output } = checkSite(site);
  expect(code, output).toBe(0);
  expect(namedByCheck(output)).toEqual(namedByBuild(result.output));
});

describe('the banner', () => {
  test('of an older page says so, and leads to the same page of the newest version', async () => {
    await open('/guides/v0/start');
    await banner().getByText('This page is about Nought, an older version.').waitFor();
    await banner().getByRole('link', { name: 'The same page for Next' }).click();
    await page.getByRole('heading', { name: 'Start with Nimbus', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/guides/start');
    // The app has taken over by now: nothing is left of the banner, and nothing of it comes.
    expect(await banner().count()).toBe(0);
  });

  test('of a page that the newest version does not have leads to where that starts', async () => {
    await open('/guides/v0/overview');
    const link = banner().getByRole('link', { name: 'What the docs say of Next' });
    expect(await link.getAttribute('href')).toBe('/guides/start');
  });

  test('of a page that is ahead of the newest version says that it is not released', async () => {
    await open('/guides/v5/start');
    await banner().getByText('This page is about Five, which is not released yet.').waitFor();
    await banner().getByRole('link', { name: 'The same page for Next' }).waitFor();
  });

  test('stands on no page of the newest version, and on none of no version', async () => {
    for (const path of ['/guides/start', '/guides/nimbus-protocol', '/', '/search']) {
      await open(path);
      expect(await banner().count(), path).toBe(0);
    }
  });
});

test('the menu of versions keeps the place, and names no version of drafts alone', async () => {
  await open('/guides/v0/start');
  const links = await versions();
  expect(await links.allTextContents()).toEqual(['Next', 'Nought', 'Five']);
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.ariaCurrent]),
    ),
  ).toEqual([
    ['/guides/start', null],
    ['/guides/v0/start', 'true'],
    ['/guides/v5/start', null],
  ]);
});

test('every page names itself as its address, and the sitemap has all that are shown', () => {
  const paths = ['start', 'nimbus-protocol', 'v0/overview', 'v0/start', 'v5/overview', 'v5/start'];
  for (const path of paths)
    expect(built(`guides/${path}/index.html`)).toContain(
      `rel="canonical" href="https://docs.nimbus.example/guides/${path}"`,
    );
  const locs = [...built('sitemap.xml').matchAll(/<loc>[^<]*\/guides\/([^<]*)</g)];
  expect(locs.map(([, path]) => path).toSorted()).toEqual(paths.toSorted());
});

test('of a version of drafts there is no page, no entry and no word', () => {
  const drafts = /v6|\bSextus\b/;
  // Digests of scripts may have such letters, too.
  const withoutDigests = (text: string) => text.replace(/sha256-[\w+/]+=*/g, '');
  for (const path of ['guides/v6/overview/index.html', 'guides/v6/overview.md', 'guides/v6'])
    expect(isBuilt(path), path).toBe(false);
  for (const file of [
    'sitemap.xml',
    'llms.txt',
    'llms-full.txt',
    'index.html',
    'guides/start/index.html',
  ])
    expect(withoutDigests(built(file)), file).not.toMatch(drafts);
  expect(readFileSync(join(site, '.cache/search-records.json'), 'utf8')).not.toMatch(drafts);
});

describe('search', () => {
  const find = async (words: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(words);
    const found = page.getByRole('option');
    await found.first().waitFor();
    return found.first().textContent();
  };

  test('puts pages of the version that the reader is in before others', async () => {
    for (const [from, word] of [
      ['/guides/v0/overview', 'quagga'],
      ['/guides/v5/overview', 'zebroid'],
      ['/guides/nimbus-protocol', 'Nimbus'],
    ] as const) {
      await open(from);
      expect(await find('start with')).toContain(`Start with ${word}`);
    }
  });

  test('finds a word that only another version has', async () => {
    await open('/guides/v5/start');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('quagga');
    await page.getByText('Start with quagga').first().waitFor();
  });
});

test('no page has complained', () => {
  expect(faults).toEqual([]);
});
