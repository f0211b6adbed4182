import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ready } from '../../browser/site';
import { smallSite } from '../site-copy';
import { built, content, has } from '../kept-site';
import { BASE_PATH, runNew, type ServedSite } from './served-site';

function newVersion(name: string, label: string, ...more: string[]): void {
  const description = `What the docs of ${label} say, which nobody but this test reads at all.`;
  const options = ['--section', 'guides', '--name', name, '--label', label, ...more];
  runNew('version', ...options, '--description', description);
}

/** Writes the start page of a version, with a word that no other page has. The newest version has a start page too. */
function writeStart(version: string, word: string): void {
  const description = `How to start with ${word}, which is a word that no other page of this site has.`;
  writeFileSync(
    content(`docs/guides/${version}/start.mdx`),
    `---\ntitle: Start with ${word}\ndescription: ${description}\n---\n\n${description}\n`,
  );
  const sidebar = content(`navigation/sidebars/guides-${version}.yml`);
  writeFileSync(sidebar, `${readFileSync(sidebar, 'utf8')}  - guides/${version}/start\n`);
}

/** Adds an older version, an unreleased one, and one with only drafts. */
export function addVersions(): void {
  newVersion('v0', 'Nought');
  newVersion('v5', 'Five', '--unreleased');
  newVersion('v6', 'Sextus', '--unreleased');
  writeStart('v0', 'quagga');
  writeStart('v5', 'zebroid');
  const draft = content('docs/guides/v6/overview.mdx');
  writeFileSync(draft, readFileSync(draft, 'utf8').replace('---\n', '---\ndraft: true\n'));
}

/** Tests how readers switch between versions. */
export function describeVersions(site: ServedSite): void {
  const open = async (path: string) => {
    await site.page.goto(site.url + path);
    await ready(site.page);
  };
  const banner = () => site.page.getByRole('complementary', { name: 'Version' });
  const versions = async () => {
    await site.page
      .getByText(/^Version: /)
      .first()
      .click();
    return site.page.getByRole('banner').locator('details[open]').getByRole('link');
  };

  describe('the banner', () => {
    test('of an older page states that, and links to the same page of the newest version', async () => {
      await open('/guides/v0/start');
      await banner().getByText('This page is about Nought, an older version.').waitFor();
      await banner().getByRole('link', { name: 'The same page for Next' }).click();
      await site.page.getByRole('heading', { name: 'Start with Nimbus', level: 1 }).waitFor();
      expect(new URL(site.page.url()).pathname).toBe(`${BASE_PATH}/guides/start`);
      // The app has hydrated the page, so the banner is gone and must not return.
      expect(await banner().count()).toBe(0);
    });

    test('stands out from the page like a caution in the text', async () => {
      await open('/guides/v0/start');
      const { surface, edge } = await banner().evaluate((own) => {
        const { backgroundColor, borderInlineStartWidth } = getComputedStyle(own);
        return { surface: backgroundColor, edge: borderInlineStartWidth };
      });
      expect(surface).not.toBe('rgba(0, 0, 0, 0)');
      expect(edge).toBe('3px');
    });

    test('of a page that the newest version does not have links to the start of that version', async () => {
      await open('/guides/v0/overview');
      const link = banner().getByRole('link', { name: 'Docs for Next' });
      expect(await link.getAttribute('href')).toBe(`${BASE_PATH}/guides/start`);
    });

    test('of a page of an unreleased version states that', async () => {
      await open('/guides/v5/start');
      await banner().getByText('This page is about Five, which is not released yet.').waitFor();
      await banner().getByRole('link', { name: 'The same page for Next' }).waitFor();
    });

    test('is missing from pages of the newest version, and from pages without a version', async () => {
      for (const path of ['/guides/start', '/guides/nimbus-protocol', '/', '/search']) {
        await open(path);
        expect(await banner().count(), path).toBe(0);
      }
    });
  });

  test('the version menu links to the same page, and omits a version that has only drafts', async () => {
    await open('/guides/v0/start');
    const links = await versions();
    expect(await links.allTextContents()).toEqual(['Next', 'Nought', 'Five']);
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.ariaCurrent]),
      ),
    ).toEqual([
      [`${BASE_PATH}/guides/start`, null],
      [`${BASE_PATH}/guides/v0/start`, 'true'],
      [`${BASE_PATH}/guides/v5/start`, null],
    ]);
  });

  test('every page has its own canonical address, and the sitemap lists all shown pages', () => {
    const paths = [
      'start',
      'nimbus-protocol',
      'link-to-no-anchor',
      'where',
      'v0/overview',
      'v0/start',
      'v5/overview',
      'v5/start',
    ];
    for (const path of paths)
      expect(built(`guides/${path}/index.html`)).toContain(
        `rel="canonical" href="https://docs.nimbus.example${BASE_PATH}/guides/${path}"`,
      );
    // The sitemap lists a page of another locale only if the page is translated.
    const translated = ['ar/guides/start', 'de/guides/nimbus-protocol'];
    const shown = [...paths.map((path) => `guides/${path}`), ...translated];
    const locs = built('sitemap.xml').matchAll(/<loc>[^<]*\.example\/docs\/([^<]*guides\/[^<]*)</g);
    expect(Array.from(locs, ([, path]) => path).toSorted()).toEqual(shown.toSorted());
  });

  test('a version that has only drafts has no page, and nothing mentions it', () => {
    const drafts = /v6|\bSextus\b/;
    // Removes digests of scripts, because a digest may contain these letters by chance.
    const withoutDigests = (text: string) => text.replace(/sha256-[\w+/]+=*/g, '');
    for (const path of ['guides/v6', 'guides/v6/overview.md', 'de/guides/v6'])
      expect(has(path), path).toBe(false);
    for (const file of [
      'sitemap.xml',
      'llms.txt',
      'llms-full.txt',
      'index.html',
      'guides/start/index.html',
    ])
      expect(withoutDigests(built(file)), file).not.toMatch(drafts);
    expect(readFileSync(join(smallSite, '.cache/search-records.json'), 'utf8')).not.toMatch(drafts);
  });

  describe('search', () => {
    const find = async (words: string) => {
      await site.page.keyboard.press('Control+k');
      await site.page.getByRole('combobox').fill(words);
      const found = site.page.getByRole('option');
      await found.first().waitFor();
      return found.first().textContent();
    };

    test("ranks pages of the reader's version before others", async () => {
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
      await site.page.keyboard.press('Control+k');
      await site.page.getByRole('combobox').fill('quagga');
      await site.page.getByText('Start with quagga').first().waitFor();
    });
  });

  test('no page reported an error', () => {
    expect(site.faults).toEqual([]);
  });
}
