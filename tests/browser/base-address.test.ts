import { afterAll, describe, expect, inject, test, vi } from 'vitest';
import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { readSettings } from '../../src/site/settings/read-settings';
import { serve } from '../output/serve';
import { casesOf, ready, servedSite, type OpenPage } from './site';

const site = servedSite();

const banner = (page: OpenPage) => page.getByRole('alert').filter({ hasText: 'base address' });

/** Path at which the host serves the built site. It differs from the base path of the build. */
let mount = '';
const elsewhere = await serve((request, response) =>
  createHost({ folder: inject('builtSite'), basePath: mount })(request, response),
);
afterAll(elsewhere.stop);

async function openAt(path: string, page: string): Promise<OpenPage> {
  mount = path;
  const opened = await site.open('');
  await opened.goto(elsewhere.origin + path + page, { waitUntil: 'load' });
  return opened;
}

/**
 * Returns the setting and the environment variable that the banner tells the site's operator to change, and its text.
 */
async function told(page: OpenPage): Promise<{ file: string; environment: string; text: string }> {
  const text = (await banner(page).textContent()) ?? '';
  const file = /set basePath to (\S+?),/.exec(text)?.[1] ?? 'nothing';
  const environment = /BASE_PATH=(\S*)/.exec(text)?.[1] ?? 'nothing';
  return { file, environment, text };
}

describe('a site served at another address than it was built for', () => {
  const places = casesOf({ few: ['/a.b/c_d-e~1'], more: ['/elsewhere', site.base ? '' : '/docs'] });

  test.each(places)(
    'at "%s", names a setting that works in a banner on its home page',
    async (path) => {
      for (const home of ['/', '/index.html']) {
        const page = await openAt(path, home);
        await banner(page).waitFor();
        const { file, environment, text } = await told(page);
        expect(text).toContain(`configured for the base address ${inject('basePath') || '/'},`);
        expect(text).toContain(`suggests ${path || '/'} instead.`);
        expect(environment).toBe(path);
        expect(file).toBe(path || "''");
        vi.stubEnv('BASE_PATH', environment);
        expect(readSettings().site.basePath).toBe(path);
        vi.unstubAllEnvs();
      }
    },
  );

  test('at a path that no setting allows, explains that', async () => {
    const page = await openAt('/my%20docs', '/');
    await banner(page).waitFor();
    const { text } = await told(page);
    expect(text).toContain('cannot be used as a base address');
    expect(await banner(page).getByText('suggests').isVisible()).toBe(false);
  });

  test('shows no banner on other pages', async () => {
    const page = await openAt('/elsewhere', '/concepts/protocol/fees');
    await page.getByRole('heading', { level: 1, name: 'Fees' }).waitFor();
    expect(await banner(page).count()).toBe(0);
  });
});

describe('a site at its own address', () => {
  test('shows no banner before the reader interacts, wherever the host responds with the home page', async () => {
    const home = await fetch(`${site.url}/`);
    site.faults = [{ match: /\/nowhere$/, body: await home.text() }];
    const page = await site.open('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('load');
    expect(await banner(page).count()).toBe(0);
  });

  test('shows no banner', async () => {
    const page = await site.open('/');
    await ready(page);
    expect(await banner(page).count()).toBe(0);
  });

  const gone = casesOf<[what: string, files: RegExp]>({
    few: [['all its scripts are gone', /\.js$/]],
    more: [['one script is blocked', /component---/]],
  });
  test.each(gone)('shows no banner if %s', async (_, match) => {
    site.faults = [{ match, status: 404 }];
    const page = await site.open('');
    await page.goto(`${site.url}/`, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.mouse.move(300, 300);
    await expect.poll(() => site.requests.filter((url) => match.test(url))).not.toEqual([]);
    expect(await banner(page).count()).toBe(0);
  });
});
