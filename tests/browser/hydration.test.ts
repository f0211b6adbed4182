import { expect, test } from 'vitest';
import { inWindow, openReady } from './open-page';
import { casesOf, ready, servedSite, settled, type OpenPage } from './site';
import { ROUTER } from './tool';
import { readToEnd } from './watched-page';

const site = servedSite();

/** What a reader may do before they come to the tool further down. */
const jumps = casesOf<[name: string, jump: (page: OpenPage) => Promise<void>]>({
  few: [
    [
      'a jump by the table of contents',
      (page) =>
        page
          .getByRole('navigation', { name: 'On this page' })
          .getByRole('link', { name: 'Command byte' })
          .click(),
    ],
  ],
  more: [
    [
      'the skip link',
      async (page) => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      },
    ],
  ],
});

test.each(jumps)('%s leaves a tool that is still to come as it was served', async (_, jump) => {
  const page = await openReady(site, ROUTER, inWindow(1440, 600));
  const tool = page.getByRole('figure').filter({ hasText: 'Router calldata' });
  const served = await tool.innerText();
  await jump(page);
  await page.waitForFunction(() => location.hash !== '');
  await settled(page);
  expect(await tool.innerText()).toBe(served);
  expect(page.said).toEqual([]);
});

test('whoever copies while the app takes over the page keeps the page', async () => {
  const page = await site.open('');
  await page.goto(`${site.url}/api/subgraph/guides/examples`, { waitUntil: 'commit' });
  const stays = await page.evaluate(async () => {
    let button: HTMLElement | undefined;
    while (performance.getEntriesByName('onInitialClientRender').length === 0) {
      button ??= [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Copy',
      );
      button?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return button?.isConnected;
  });
  expect(stays).toBe(true);
  expect(page.said).toEqual([]);
});

const stripped = casesOf({
  few: ['/', ROUTER],
  more: ['/concepts/protocol/fees', '/search?q=tick', '/contracts/v3/reference/error-codes'],
});

test.each(stripped)('%s is taken over also where the host strips comments', async (path) => {
  const page = await site.open('');
  await page.route(site.url + path, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<!--[\s\S]*?-->/g, '');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto(site.url + path);
  await ready(page);
  await readToEnd(page);
  expect(page.said).toEqual([]);
});
