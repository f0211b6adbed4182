import { describe, expect, test } from 'vitest';
import { sticksOut } from '../sticks-out';
import { expectAccessible } from './axe-findings';
import { errorsOf } from './open-page';
import { asked } from './reading';
import { NONCE, openTool, PAIR, PATH, POOL, ROUTER } from './tool';
import { casesOf, ready, servedSite } from './site';

const site = servedSite();

describe('a tool', () => {
  test.each(casesOf({ few: [PAIR], more: [PATH, NONCE, ROUTER, POOL] }))(
    '%s shows its default result without script',
    async (path) => {
      const page = await site.open(path, { javaScriptEnabled: false });
      const tool = page.locator('[data-component]').filter({ has: page.locator('[data-result]') });
      expect(await tool.locator('[data-result]').innerText()).toMatch(/0x[0-9a-fA-F]{40}/);
      const controls = tool.locator('input');
      expect(await controls.first().isVisible()).toBe(false);
    },
  );

  // `every-kind.test.ts` checks each page as it opens.
  test.each(casesOf({ few: [NONCE, PAIR], more: [PATH, ROUTER, POOL] }))(
    'with an error and a long value in it, axe finds nothing on %s, and nothing overflows',
    async (path) => {
      const page = await openTool(site, path);
      await page.locator('[data-component] input[type="text"]').last().fill('9'.repeat(90));
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await expectAccessible(page, [1440, 390], '[data-component]', async (view) => {
        expect(await page.evaluate(sticksOut), view).toEqual([]);
      });
      expect(errorsOf(page)).toEqual([]);
    },
  );

  test.each(casesOf({ few: [PATH, PAIR], more: [NONCE, ROUTER, POOL] }))(
    '%s ignores invalid values in the address, and never renders them as markup',
    async (path) => {
      const bad = '<img src=x onerror=alert(1)>';
      const names = ['path-mode', 'path-hops', 'path-bytes', 'nonce', 'bitmap', 'cancel', 'router'];
      const nonsense = new URLSearchParams(
        [...names, 'calldata', 'token-a', 'fee', 'factory'].map((name) => [name, bad]),
      );
      const plain = await openTool(site, path);
      const expected = await plain.locator('[data-result]').innerText();
      const page = await openTool(site, `${path}?${nonsense}`);
      expect(await page.locator('[data-result]').innerText()).toBe(expected);
      expect(await page.locator('figure img').count()).toBe(0);
    },
  );

  test.each(casesOf({ few: [ROUTER, POOL], more: [PATH, NONCE, PAIR] }))(
    '%s announces a change, keeps it in the address, and removes it on reset',
    async (path) => {
      const page = await openTool(site, path);
      const before = await page.locator('[data-result]').innerText();
      const field = page.locator('[data-component] input[type="text"]').last();
      await field.fill('0x');
      const live = page.locator('figure output');
      await expect.poll(() => live.textContent()).toMatch(/^No /);
      const problem = await field.getAttribute('aria-describedby');
      const words = await page.locator(`#${problem?.split(' ')[0]}`).innerText();
      expect(await page.locator('[data-no-result]').innerText()).toContain(words);
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect.poll(() => page.locator('[data-result]').innerText()).toBe(before);
      await expect.poll(() => new URL(page.url()).search).toBe('');
    },
  );
});

test("no tool's code is loaded before the reader scrolls near it", async () => {
  const page = await site.open(ROUTER, { viewport: { width: 1440, height: 120 } });
  await ready(page);
  await asked(page);
  const scripts = () => site.requests.filter((url) => url.endsWith('.js')).length;
  const before = scripts();
  await page.locator('[data-component="RouterCalldata"]').scrollIntoViewIfNeeded();
  await expect.poll(scripts).toBeGreaterThan(before);
});
