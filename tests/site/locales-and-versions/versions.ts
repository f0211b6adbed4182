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

/**
 * Writes a page for a version. The newest version has a page of the same path, and the word occurs on no other page.
 */
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

/** Tests how readers navigate between versions. */
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
    test('of an older page says so, and leads to the same page of the newest version', async () => {
      await open('/guides/v0/start');
      await banner().getByText('This page is about Nought, an older version.').waitFor();
      await banner().getByRole('link', { name: 'The same page for Next' }).click();
      await site.page.getByRole('heading', { name: 'Start with Nimbus', level: 1 }).waitFor();
      expect(new URL(site.page.url()).pathname).toBe(`${BASE_PATH}/guides/start`);
      // The app has hydrated by now, so the banner is removed and must not come back.
      expect(await banner().count()).toBe(0);
    });

    test('stands out from the page, as a caution in the text does', async () => {
      await open('/guides/v0/start');
      const { surface, edge } = await banner().evaluate((own) => {
        const { backgroundColor, borderInlineStartWidth } = getComputedStyle(own);
        return { surface: backgroundColor, edge: borderInlineStartWidth };
      });
      expect(surface).not.toBe('rgba(0, 0, 0, 0)');
      expect(edge).toBe('3px');
    });

    test('of a page that the newest version does not have leads to the start of that version', async () => {
      await open('/guides/v0/overview');
      const link = banner().getByRole('link', { name: 'What the docs say of Next' });
      expect(await link.getAttribute('href')).toBe(`${BASE_PATH}/guides/start`);
    });

    test('of a page that is ahead of the newest version says that it is not released', async () => {
      await open('/guides/v5/start');
      await banner().getByText('This page is about Five, which is not released yet.').waitFor();
      await banner().getByRole('link', { name: 'The same page for Next' }).waitFor();
    });

    test('is on no page of the newest version, and on no page without a version', async () => {
      for (const path of ['/guides/start', '/guides/nimbus-protocol', '/', '/search']) {
        await open(path);
        expect(await banner().count(), path).toBe(0);
      }
    });
  });

  test('the menu of versions leads to the same page, and leaves out a version that has only drafts', async () => {
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

  test('every page has a canonical address of its own, and the sitemap lists all that are shown', () => {
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
    // The sitemap contains pages in another locale only if they are translated.
    const translated = ['ar/guides/start', 'de/guides/nimbus-protocol'];
    const shown = [...paths.map((path) => `guides/${path}`), ...translated];
    const locs = built('sitemap.xml').matchAll(/<loc>[^<]*\.example\/docs\/([^<]*guides\/[^<]*)</g);
    expect(Array.from(locs, ([, path]) => path).toSorted()).toEqual(shown.toSorted());
  });

  test('a version that has only drafts has no page, and nothing mentions it', () => {
    const drafts = /v6|\bSextus\b/;
    // Remove the digests of scripts, which may contain these letters by chance.
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
      await site.page.keyboard.press('Control+k');
      await site.page.getByRole('combobox').fill('quagga');
      await site.page.getByText('Start with quagga').first().waitFor();
    });
  });

  test('no page reported an error', () => {
    expect(site.faults).toEqual([]);
  });
}
