import { describe, expect, test } from 'vitest';
import { translatePage } from '../translate-page';
import { errorsOf, inWindow, openReady } from './open-page';
import { alive, pageWith } from './figure';
import { closed, dialogOf, enter, fieldOf, hitsOf, openDialog } from './search-dialog';
import { casesOf, ready, servedSite, settled, type OpenPage } from './site';
import { ROUTER } from './tool';
import { readToEnd } from './watched-page';

const site = servedSite();

/** Ways in which a reader jumps to the tool farther down the page. */
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

test.each(jumps)(
  '%s leaves a tool that has not loaded yet as the server rendered it',
  async (_, jump) => {
    const page = await openReady(site, ROUTER, inWindow(1440, 600));
    const tool = page.getByRole('figure').filter({ hasText: 'Router calldata' });
    const served = await tool.innerText();
    await jump(page);
    await page.waitForFunction(() => location.hash !== '');
    await settled(page);
    expect(await tool.innerText()).toBe(served);
    expect(page.said).toEqual([]);
  },
);

test('copying while the app hydrates the page keeps the page', async () => {
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

test.each(stripped)('%s is also hydrated if the host strips comments', async (path) => {
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

describe('a page that the browser translates', () => {
  test('keeps its search: hits change, and the dialog closes and opens again', async () => {
    const page = await openReady(site, '/');
    await page.evaluate(translatePage);
    for (const query of ['slot0', 'tick']) {
      await openDialog(page);
      await enter(fieldOf(page), query);
      await hitsOf(page).first().waitFor();
      await enter(fieldOf(page), 'zzzzqqqq');
      await dialogOf(page).getByText('No results for').first().waitFor();
      await hitsOf(page).first().waitFor({ state: 'detached' });
      await enter(fieldOf(page), query);
      await hitsOf(page).first().waitFor();
      await enter(fieldOf(page), '');
      await dialogOf(page).getByText('No recent searches').waitFor();
      await page.keyboard.press('Escape');
      await closed(page);
    }
    expect(errorsOf(page)).toEqual([]);
  });

  // A translator that runs before hydration changes the server's markup; one that runs later changes the app's markup.
  const cases = casesOf<[component: string, when: 'before' | 'after']>({
    few: [
      ['LiquidityComparison', 'before'],
      ['ConstantProductCurve', 'after'],
      ['NonceTool', 'before'],
      ['RouterCalldata', 'after'],
    ],
    more: [
      ['LiquidityComparison', 'after'],
      ['ReturnsExplorer', 'before'],
      ['RevertDecoder', 'before'],
    ],
  });
  test.each(cases)(
    'shows the current text of %s, translated %s the app loads',
    async (name, when) => {
      const path = name === 'LiquidityComparison' ? '/' : pageWith(name);
      const [text, plain] = await Promise.all(
        ['translated', 'plain'].map(async (kind) => {
          const page = await site.open(path);
          if (kind === 'translated' && when === 'before') await page.evaluate(translatePage);
          await ready(page);
          const part = page.locator(`[data-component="${name}"]`).first();
          await part.scrollIntoViewIfNeeded();
          await alive(page, name);
          if (kind === 'translated' && when === 'after') await page.evaluate(translatePage);
          const slider = part.getByRole('slider').first();
          if ((await slider.count()) > 0) await slider.press('End');
          else await enter(part.getByRole('textbox').last(), '0x');
          await expect.poll(() => part.locator('output').first().textContent()).not.toBe('');
          expect(errorsOf(page)).toEqual([]);
          return (await part.innerText()).replaceAll(/\s+/g, ' ');
        }),
      );
      expect(text).toBe(plain);
    },
  );
});
