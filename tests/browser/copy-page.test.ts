import { expect, test } from 'vitest';
import { clipboard, copied } from './sample-block';
import { servedSite, type OpenPage } from './site';

const site = servedSite();

const PAGE = '/concepts/protocol/fees';

/**
 * Presses "Copy page", and waits until the button has shown and the page has announced the given word. Words are
 * recorded when they appear, because they disappear after a second.
 */
async function press(page: OpenPage, word: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Copy page' });
  await button.evaluate((element) => {
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const place of [element, ...document.querySelectorAll('[role="status"]')])
        if (place.textContent) said.add(`${place.tagName} ${place.textContent}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await button.click();
  await page.waitForFunction((wanted) => {
    const { said } = window as unknown as { said: Set<string> };
    return (
      said.has(`BUTTON ${wanted}`) && [...said].filter((one) => one.endsWith(wanted)).length > 1
    );
  }, word);
  await button.waitFor();
}

test('"Copy page" fetches the page as Markdown when it is pressed, copies it and confirms it', async () => {
  const page = await site.open(PAGE, clipboard);
  expect(site.requests.filter((path) => path.endsWith('.md'))).toEqual([]);
  await press(page, 'Copied');
  const text = await copied(page);
  expect(text).toMatch(/^# Fees\n/);
  expect(text).toContain('| Tier | Fee value |');
  expect(page.said).toEqual([]);
});

test('a failure is shown on the button and announced, and the next press tries again', async () => {
  const page = await site.open(PAGE, clipboard);
  site.faults.push({ match: /\.md$/, status: 500 });
  await press(page, 'Failed');
  site.recover();
  await press(page, 'Copied');
  expect(await copied(page)).toMatch(/^# Fees\n/);
});

test('"View as Markdown" leads to the file, also by keyboard and after navigation in the app', async () => {
  const page = await site.open(PAGE, { viewport: { width: 320, height: 700 } });
  const link = page.getByRole('link', { name: 'View as Markdown' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await link.focus();
  await Promise.all([page.waitForURL(/\/fees\.md$/), page.keyboard.press('Enter')]);
  expect(await page.locator('body').innerText()).toMatch(/^# Fees/);
});

test('without script there is no button', async () => {
  const page = await site.open(PAGE, { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Copy page' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true);
});
