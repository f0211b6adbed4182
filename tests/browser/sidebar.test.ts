import { afterEach, expect, test } from 'vitest';
import { ready, servedSite } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const SIDEBARS = '/sidebars/';

test('a sidebar whose rest could not be fetched is asked for again, and then shows it', async () => {
  const page = await site.open('', { viewport: { width: 1440, height: 900 } });
  // A busy machine looks like a slow connection, on which nothing is fetched ahead of need.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
  );
  site.faults = [{ match: new RegExp(SIDEBARS), status: 503 }];
  await page.goto(`${site.url}/contracts/v3/overview`);
  await ready(page);
  const asked = () => site.requests.filter((url) => url.includes(SIDEBARS)).length;
  await expect.poll(asked).toBeGreaterThan(0);
  const entries = page.getByRole('navigation', { name: 'Docs' }).locator('a');
  expect(await entries.count()).toBeLessThan(30);
  site.recover();
  // The reader does nothing meanwhile: no pointer enters the sidebar, no key moves the focus there.
  await expect.poll(() => entries.count()).toBeGreaterThan(150);
});
