import { describe, expect, test } from 'vitest';
import { sticksOut } from '../sticks-out';
import { openTool } from './figure';
import { enter } from './search-dialog';
import { casesOf, servedSite, settled } from './site';
import { PAIR, POOL } from './tool';

const site = servedSite();

const narrow = { viewport: { width: 320, height: 900 } };

/** Text to paste that is longer than any line and can't be broken. */
const LONG = ['9'.repeat(200), `0x${'ab'.repeat(500)}`];

const tools = casesOf<[component: string, path?: string]>({
  few: [['RouterCalldata'], ['RevertDecoder']],
  more: [['PathBuilder'], ['NonceTool'], ['AddressCalculator', PAIR], ['AddressCalculator', POOL]],
});

describe.each(tools)('at 320 px, %s', (component, path) => {
  test('is no wider than the window, with long input in any of its fields', async () => {
    const { page, tool } = await openTool(site, component, '', narrow, path);
    expect(await page.evaluate(sticksOut)).toEqual([]);
    const fields = tool.locator(':is(input:not([type]), input[type="text"], textarea):visible');
    const count = await fields.count();
    expect(count).toBeGreaterThan(0);
    for (let at = 0; at < count; at += 1) {
      const field = fields.nth(at);
      const before = await field.inputValue();
      for (const text of LONG) {
        await enter(field, text);
        await expect.poll(() => field.inputValue()).toBe(text);
        await settled(page);
        expect(await page.evaluate(sticksOut), `${at}: ${text.slice(0, 8)}`).toEqual([]);
      }
      await enter(field, before);
    }
  });
});
