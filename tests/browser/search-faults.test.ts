import { describe, expect, test } from 'vitest';
import { hasFocus, openReady } from './open-page';
import { closed, dialogOf, enter, fieldOf, hitsOf, openDialog, openHits } from './search-dialog';
import { casesOf, servedSite, settled, type OpenPage } from './site';

const site = servedSite();

const PAGE = '/contracts/v3/overview';

describe('results that cannot be fetched', () => {
  const kinds = casesOf<[name: string, fault: { status?: number; drop?: boolean }]>({
    few: [['no connection', { drop: true }]],
    more: [['an answer of 503', { status: 503 }]],
  });
  test.each(kinds)('are reported on %s, and fetched on retry', async (_, fault) => {
    const page = await openReady(site, PAGE);
    site.faults.push({ match: /search-index\.json/, ...fault });
    await openDialog(page, 'STF');
    const alert = dialogOf(page).getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Unable to fetch results');
    expect(await alert.innerText()).toContain('You might want to check your network connection.');
    expect(await dialogOf(page).innerText()).not.toContain('No results for');
    await settled(page);
    expect(await alert.isVisible()).toBe(true);
    site.faults.length = 0;
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    // Retry removes the button that had the focus, but the next keys must still go to the field.
    await page.keyboard.type(' ');
    await page.keyboard.press('Backspace');
    expect(await hasFocus(fieldOf(page))).toBe(true);
    await hitsOf(page).first().waitFor();
    expect(await alert.count()).toBe(0);
    await page.keyboard.type('x');
    expect(await fieldOf(page).inputValue()).toBe('STFx');
  });

  test('are fetched with the next key if the index was incomplete', async () => {
    const page = await site.open(PAGE);
    await page.route(/\/words-\w+\.json/, (route) => route.fulfill({ body: '[["stf",[1' }));
    await openDialog(page, 'STF');
    await page.waitForSelector('text=Unable to fetch results');
    await page.unroute(/\/words-\w+\.json/);
    await page.keyboard.type(' ');
    await hitsOf(page).first().waitFor();
  });
});

describe('search whose code cannot be loaded', () => {
  const alertOf = (page: OpenPage) => dialogOf(page).getByRole('alert');

  /** Matches any script. A fault for it applies to all scripts that the page requests from then on. */
  const script = /\.js(?:\?|$)/;

  test('is reported, and opens on retry once the connection is back', async () => {
    const page = await openReady(site, PAGE);
    site.faults.push({ match: script, drop: true });
    await page.keyboard.press('Control+k');
    await alertOf(page).waitFor();
    expect(await alertOf(page).innerText()).toContain('Unable to fetch results');
    expect(await alertOf(page).innerText()).toContain(
      'You might want to check your network connection.',
    );
    site.faults.length = 0;
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await enter(fieldOf(page), 'STF');
    await hitsOf(page).first().waitFor();
    expect(await dialogOf(page).count()).toBe(1);
  });

  test('is reported again if the host still does not respond, and can be closed', async () => {
    const page = await openReady(site, PAGE);
    site.faults.push({ match: /./, drop: true });
    await page.getByRole('button', { name: 'Search' }).click();
    await alertOf(page).waitFor();
    await page.evaluate(() => {
      document.querySelector('dialog')?.setAttribute('data-first-time', '');
    });
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await page.locator('dialog:not([data-first-time])').getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(page.url()).toBe(site.url + PAGE);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    site.faults.length = 0;
    await openHits(page, 'STF');
  });

  test('loads with a reload of the page if a deployment removed the code', async () => {
    const page = await openReady(site, PAGE);
    const old = new Set(site.requests);
    await page.evaluate(() => Object.assign(window, { beforeTheLoad: true }));
    // The scripts of this page's release no longer exist. Only a reload gets those of the new release.
    site.faults.push({ match: script, status: 404 });
    await page.keyboard.press('Control+k');
    await alertOf(page).waitFor();
    const gone = site.requests.filter((path) => script.test(path) && !old.has(path));
    expect(gone).not.toEqual([]);
    await page.route(`${site.url}${PAGE}`, async (route) => {
      if (route.request().isNavigationRequest()) site.faults.length = 0;
      await route.continue();
    });
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await enter(fieldOf(page), 'STF');
    await hitsOf(page).first().waitFor();
    expect(await page.evaluate(() => 'beforeTheLoad' in window)).toBe(false);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(page.url()).toBe(site.url + PAGE);
  });
});

describe('the search page whose script does not load', () => {
  const alertOf = (page: OpenPage) => page.getByRole('main').getByRole('alert');
  const fieldIn = (page: OpenPage) =>
    page.getByRole('main').getByRole('searchbox', { name: 'Search the docs' });
  const results = (page: OpenPage) => page.getByRole('list', { name: 'Search results' });
  const script = /\/app-[^/]*\.js$/;

  const kinds = casesOf<[name: string, fault: { status?: number; drop?: boolean; body?: string }]>({
    few: [['no connection', { drop: true }]],
    more: [
      ['an answer of 404', { status: 404 }],
      ['a page in its place', { body: '<!doctype html><p>Docs' }],
    ],
  });
  test.each(kinds)('reports it on %s, and searches on retry', async (_, fault) => {
    site.faults = [{ match: script, ...fault }];
    const page = await site.open('/search?q=STF');
    await alertOf(page).waitFor();
    expect(await alertOf(page).innerText()).toContain('Unable to fetch results');
    expect(await fieldIn(page).inputValue()).toBe('STF');
    site.recover();
    await alertOf(page).getByRole('button', { name: 'Try again' }).click();
    await results(page).waitFor();
    expect(await alertOf(page).count()).toBe(0);
    expect(await fieldIn(page).inputValue()).toBe('STF');
  });

  test('stays, with the text in its field, while the host does not respond', async () => {
    site.faults = [{ match: script, drop: true }];
    const page = await site.open('/search');
    await alertOf(page).waitFor();
    site.faults = [{ match: /./, drop: true }];
    await fieldIn(page).fill('tick');
    const asked = () => site.requests.length;
    const before = asked();
    await page.keyboard.press('Enter');
    await expect.poll(asked).toBeGreaterThan(before);
    await settled(page);
    expect(await fieldIn(page).inputValue()).toBe('tick');
    site.recover();
    await page.keyboard.press('Enter');
    await results(page).waitFor();
    expect(page.url()).toBe(`${site.url}/search?q=tick`);
  });

  test('shows no error if it loads', async () => {
    const page = await site.open('/search?q=STF');
    await results(page).waitFor();
    expect(await alertOf(page).count()).toBe(0);
  });
});
