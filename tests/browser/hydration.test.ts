import { expect, test } from 'vitest';
import { casesOf, ready, servedSite, settled, type OpenPage } from './site';

const site = servedSite();

/** What a reader may do before they come to the tool further down. */
const jumps = casesOf<{
  name: string;
  path: string;
  tool: string;
  jump: (page: OpenPage) => Promise<void>;
}>({
  few: [
    {
      name: 'a jump by the table of contents',
      path: '/contracts/universal-router/technical-reference',
      tool: 'Router calldata',
      jump: (page) =>
        page
          .getByRole('navigation', { name: 'On this page' })
          .getByRole('link', { name: 'Command byte' })
          .click(),
    },
  ],
  more: [
    {
      name: 'the skip link',
      path: '/contracts/universal-router/technical-reference',
      tool: 'Router calldata',
      jump: async (page) => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      },
    },
  ],
});

test.each(jumps)('$name leaves a tool that is still to come as it was served', async (row) => {
  const page = await site.open(row.path, { viewport: { width: 1440, height: 600 } });
  await ready(page);
  const tool = page.getByRole('figure').filter({ hasText: row.tool });
  const served = await tool.innerText();
  await row.jump(page);
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
