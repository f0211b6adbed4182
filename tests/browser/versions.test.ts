import { afterEach, describe, expect, test } from 'vitest';
import { ready, servedSite, type OpenPage } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const stored = (page: OpenPage, section: string) =>
  page.evaluate((name) => localStorage.getItem(`docs-preferred-version-${name}`), section);

describe('docs versions', () => {
  test('one version is a plain link to its main doc, and choosing it is remembered for its section', async () => {
    const page = await site.open('/contracts/v1/overview?a=1#packages');
    await ready(page);
    await page.getByRole('link', { name: 'Version: Next' }).click();
    await page.waitForURL('**/contracts/v3/overview?a=1#packages');
    expect(await stored(page, 'contracts')).toBe('current');
    expect(await stored(page, 'sdk')).toBeNull();
  });

  test('pages of no version show none', async () => {
    const page = await site.open('/concepts/overview');
    await ready(page);
    expect(await page.getByText('Version:').count()).toBe(0);
  });

  test('a remembered version that the site does not have is forgotten', async () => {
    const localStorage = [
      { name: 'docs-preferred-version-sdk', value: '0.9' },
      { name: 'docs-preferred-version-contracts', value: 'current' },
    ];
    const page = await site.open('', {
      storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
    });
    await page.goto(site.url);
    await ready(page);
    expect(await stored(page, 'sdk')).toBeNull();
    expect(await stored(page, 'contracts')).toBe('current');
  });

  test.each([
    ['/contracts/v1/overview', 'V1'],
    ['/contracts/v3/overview', 'V3'],
    ['/concepts/overview', 'V3'],
  ])('%s is marked %s', async (path, mark) => {
    const page = await site.open(path);
    expect(await page.locator(`.${mark} main`).count()).toBe(1);
  });
});

describe('page views', () => {
  const address = 'https://views.example/collect';

  async function beacons(init: string): Promise<string[]> {
    const page = await site.open('');
    await page.addInitScript(`
      window.sent = [];
      navigator.sendBeacon = (address, body) => { window.sent.push(address + ' ' + body); return true; };
      ${init}`);
    await page.goto(`${site.url}/concepts/protocol/fees?secret=1#next`);
    await ready(page);
    await page.click('[data-sidebar] a[href="/concepts/glossary"]');
    await page.waitForURL('**/concepts/glossary');
    await page.waitForTimeout(200);
    return page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  }

  const configured = `
    document.addEventListener('DOMContentLoaded', () => {
      const meta = document.createElement('meta');
      meta.name = 'page-views';
      meta.content = '${address}';
      document.head.append(meta);
    });`;

  test('none are sent while no address is configured', async () => {
    expect(await beacons('')).toEqual([]);
  });

  test('each page is sent once, as a path without query and hash', async () => {
    expect(await beacons(configured)).toEqual([
      `${address} {"path":"/concepts/protocol/fees"}`,
      `${address} {"path":"/concepts/glossary"}`,
    ]);
  });

  test.each([
    [
      'Global Privacy Control',
      `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });`,
    ],
    ['Do Not Track', `Object.defineProperty(navigator, 'doNotTrack', { value: '1' });`],
  ])('%s is honoured', async (_, signal) => {
    expect(await beacons(configured + signal)).toEqual([]);
  });
});
