import AxeBuilder from '@axe-core/playwright';
import type { Locator } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { docPages } from '../output/built-site';
import { drawn, ready, servedSite, type OpenPage } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** The first page that holds a tool. */
function pageWith(component: string): string {
  const page = docPages.find(({ html }) => html.includes(`data-component="${component}"`));
  if (!page) throw new Error(`No page holds <${component} />`);
  return page.path;
}

/** A page at one of its tools, which answers by now. */
async function openTool(
  component: string,
  search = '',
  options: Parameters<typeof site.open>[1] = {},
  path = pageWith(component),
): Promise<{ page: OpenPage; tool: Locator }> {
  const page = await site.open(path + search, options);
  await ready(page);
  const tool = page.locator(`[data-component="${component}"]`).first();
  await tool.scrollIntoViewIfNeeded();
  await page.waitForFunction((name) => {
    const button = document.querySelector(`[data-component="${name}"] figure button`);
    return button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  }, component);
  return { page, tool };
}

const query = (page: OpenPage) => new URL(page.url()).search;
const said = (tool: Locator) => tool.locator('svg[role="img"]').getAttribute('aria-label');

const tools = ['PriceLab', 'ConstantProductCurve', 'ReturnsExplorer', 'RangeCanvas'];
const views = (['dark', 'light'] as const).flatMap((colorScheme) =>
  [1440, 390].map((width) => ({ colorScheme, viewport: { width, height: 900 } })),
);

describe('a drawing of a flow, on a phone', () => {
  const drawings: [page: string, name: RegExp][] = [
    ['/contracts/v3/guides/providing-liquidity/decrease-liquidity', /The first call, decrease/],
    ['/contracts/v3/guides/providing-liquidity', /^A position is open after mint/],
    ['/contracts/v3/reference/periphery/base/PeripheryPayments', /^Three columns: you/],
    ['/contracts/v3/guides/liquidity-mining/overview', /^Two lanes\. The position NFT/],
    ['/contracts/permit2/reference/allowance-transfer', /^A word of 256 bits/],
    ['/concepts/protocol/swaps', /^Liquidity against price/],
  ];

  test.each(drawings)('is read without zoom: %s', async (path, name) => {
    const page = await site.open(path, { viewport: { width: 390, height: 900 } });
    await ready(page);
    const drawing = page.getByRole('img', { name });
    const frame = await drawing.boundingBox();
    if (!frame) throw new Error(`no drawing ${name.source} on ${path}`);
    const lines = await drawing.locator('text').evaluateAll((found) =>
      found.map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        const unit = (text as SVGGraphicsElement).getScreenCTM()?.a ?? 0;
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * unit;
        return { says: text.textContent, x, y: y + window.scrollY, width, height, size };
      }),
    );
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter(({ size }) => size < 11.99)).toEqual([]);
    const outside = lines.filter(
      ({ x, width }) => x < frame.x - 1 || x + width > frame.x + frame.width + 1,
    );
    expect(outside).toEqual([]);
    const overlapping = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            // Letters stand apart although the lines' boxes touch.
            Math.abs(one.y - other.y) < Math.min(one.height, other.height) * 0.75,
        )
        .map((other) => [one.says, other.says]),
    );
    expect(overlapping).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });
});

describe.each(tools)('%s', (name) => {
  test.each(views)('axe finds nothing, and nothing is too wide: %o', async (view) => {
    const { page } = await openTool(name, '', view);
    const { violations } = await new AxeBuilder({ page })
      .include(`[data-component="${name}"]`)
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
    expect(page.said.filter(({ type }) => type === 'error' || type === 'pageerror')).toEqual([]);
  });

  test('shows its default result without script', async () => {
    const page = await site.open(pageWith(name), { javaScriptEnabled: false });
    const tool = page.locator(`[data-component="${name}"]`).first();
    expect(await tool.locator('svg[role="img"]').isVisible()).toBe(true);
    expect(await tool.locator('dl').first().isVisible()).toBe(true);
    expect(await tool.locator('button').first().isVisible()).toBe(false);
  });

  test('drops what makes no sense in the address', async () => {
    const junk = encodeURIComponent('<1e999>-&:x');
    const names = [
      'lab',
      'lab-tokens',
      'lab-fee',
      'reserves',
      'trade',
      'sell',
      'change',
      'turnover',
    ];
    const more = ['days', 'provider-fee', 'mint-fee', 'mint-ticks', 'mint-price', 'mint-desired'];
    const search = `?${[...names, ...more].map((key) => `${key}=${junk}`).join('&')}`;
    const { page, tool } = await openTool(name, search);
    const { tool: plain } = await openTool(name);
    expect(await said(tool)).toBe(await said(plain));
    expect(page.said.filter(({ type }) => type === 'error' || type === 'pageerror')).toEqual([]);
  });
});

describe('price lab', () => {
  test('a typed price moves the other forms; nonsense is explained and changes nothing', async () => {
    const { page, tool } = await openTool('PriceLab');
    const field = (name: RegExp) => tool.getByRole('textbox', { name });
    await field(/^USDC per WETH/).fill('2500');
    await expect.poll(() => field(/^Tick/).inputValue()).toBe('198079');
    await expect.poll(() => query(page)).toBe('?lab=inverse:2500');
    const before = await said(tool);
    await field(/^USDC per WETH/).fill('2.5.1');
    await tool.getByText('“2.5.1” is not a number.').waitFor();
    expect(await field(/^USDC per WETH/).getAttribute('aria-invalid')).toBe('true');
    expect(await said(tool)).toBe(before);
    await tool.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => field(/^Tick/).inputValue()).toBe('200311');
    expect(await field(/^USDC per WETH/).inputValue()).toBe('2000');
    await expect.poll(() => query(page)).toBe('');
  });

  test('a shared address shows the same state, and Copy link gives it', async () => {
    const { page, tool } = await openTool(
      'PriceLab',
      '?lab=tick:-887272&lab-tokens=AAA-0-BBB-18&lab-fee=500',
      clipboard,
    );
    await expect.poll(() => said(tool)).toContain('Tick −887,272');
    expect(await tool.getByRole('radio', { name: '0.05%' }).isChecked()).toBe(true);
    await tool.getByRole('button', { name: 'Copy link' }).click();
    await tool.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.url}${new URL(page.url()).pathname}?lab=tick:-887272&lab-tokens=AAA-0-BBB-18&lab-fee=500#price-lab`,
    );
  });

  test('Back and Forward bring the figure to what the address says', async () => {
    const { page, tool } = await openTool('PriceLab');
    const tick = tool.getByRole('textbox', { name: /^Tick/ });
    await tick.fill('100');
    await page.evaluate(() => (window.location.hash = 'price-lab'));
    await expect.poll(() => query(page)).toBe('?lab=tick:100');
    expect(await said(tool)).toContain('Tick 100:');
    await tick.fill('200');
    await expect.poll(() => query(page)).toBe('?lab=tick:200');
    await page.goBack();
    await expect.poll(() => query(page)).toBe('');
    await expect.poll(() => said(tool)).toContain('Tick 200,311:');
    await page.goForward();
    await expect.poll(() => said(tool)).toContain('Tick 200:');
  });

  test.each(['?lab=price:1.2345e20&lab-fee=100', '?lab=price:1.2345e-9&lab-fee=100'])(
    'labels stay apart on a phone: %s',
    async (search) => {
      const { tool } = await openTool('PriceLab', search, {
        viewport: { width: 390, height: 900 },
      });
      await expect.poll(() => said(tool)).toContain('spacing of 1 ');
      const touching = await tool.locator('svg[role="img"]').evaluate((svg) => {
        const boxes = [...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
        const across = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right;
        const along = (a: DOMRect, b: DOMRect) => a.top + 4 < b.bottom && b.top + 4 < a.bottom;
        return boxes.flatMap((a, at) =>
          boxes.slice(at + 1).filter((b) => across(a, b) && along(a, b)),
        ).length;
      });
      expect(touching).toBe(0);
    },
  );

  test('the fee tier is chosen by arrow keys', async () => {
    const { page, tool } = await openTool('PriceLab');
    await tool.getByRole('radio', { name: '0.3%' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => said(tool)).toContain('spacing of 10 is 200,310');
  });
});

describe('constant product curve', () => {
  test('gives the numbers of the worked example, both ways', async () => {
    const { page, tool } = await openTool('ConstantProductCurve');
    await tool.getByRole('button', { name: '1,000 in' }).click();
    await expect.poll(() => said(tool)).toContain('1,000 token0 in, 996 token1 out');
    await expect.poll(() => query(page)).toBe('?trade=in:1000');
    await tool.getByRole('button', { name: '1,000 out' }).click();
    await expect.poll(() => said(tool)).toContain('1,005 token0 in, 1,000 token1 out');
    await expect.poll(() => query(page)).toBe('?trade=out:1000');
  });

  test('the slider answers to the keyboard, and Reset brings the start back', async () => {
    const { page, tool } = await openTool('ConstantProductCurve');
    const start = await said(tool);
    await tool.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect.poll(() => said(tool)).toContain('1,000,000 token0 in');
    await tool.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => said(tool)).toBe(start);
  });

  test('the point can be dragged: left of the start, token1 goes in', async () => {
    const { page, tool } = await openTool('ConstantProductCurve');
    const box = await tool.locator('svg[role="img"]').boundingBox();
    if (!box) throw new Error('no drawing');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.6, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.3, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => said(tool)).toMatch(/token1 in, .* token0 out/);
  });

  test('a finger drags across, and scrolls past without changing anything', async () => {
    const { page, tool } = await openTool('ConstantProductCurve', '', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const drawing = tool.locator('svg[role="img"]');
    await drawing.evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    const start = await said(tool);
    const swipe = async (dx: number, dy: number) => {
      const box = await drawing.boundingBox();
      if (!box) throw new Error('no drawing');
      const [x, y] = [box.x + box.width * 0.6, box.y + box.height / 2];
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx * part, y: y + dy * part }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8);
      await touch('touchEnd', 1);
    };
    await swipe(0, -150);
    await drawn(page);
    expect(await said(tool)).toBe(start);
    await drawing.evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    await swipe(-120, 0);
    await expect.poll(() => said(tool)).toMatch(/token1 in, .* token0 out/);
  });

  test('the largest numbers do not push a phone’s page wide', async () => {
    const most = (2n ** 111n).toString();
    const search = `?reserves=${most}-${most}&trade=in:${2n ** 111n - 1n}`;
    const { page, tool } = await openTool('ConstantProductCurve', search, {
      viewport: { width: 390, height: 900 },
    });
    await expect.poll(() => said(tool)).toContain('2,596,148,429,267,413,814,265,248,164,610,047');
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });

  test('says why a trade cannot be done', async () => {
    const { tool } = await openTool('ConstantProductCurve', '?trade=out:1000');
    await tool.getByLabel(/^Exact amount out/).fill('1000000');
    await tool.getByText('The pair holds 1,000,000; the output must be less.').waitFor();
    await expect.poll(() => tool.getByRole('img').count()).toBe(0);
  });
});

describe('returns explorer', () => {
  test('shows −5.72% at twice the price, and follows the keyboard', async () => {
    const { page, tool } = await openTool('ReturnsExplorer');
    expect(await said(tool)).toContain('−5.72% against holding without fees');
    await tool.getByRole('slider', { name: 'Price change' }).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => said(tool)).toContain('At 0.2× the price');
    await expect.poll(() => query(page)).toBe('?change=0.2');
    await page.reload();
    await expect
      .poll(() => said(page.locator('[data-component="ReturnsExplorer"]').first()))
      .toContain('At 0.2× the price');
  });
});

describe('a field that is not understood', () => {
  const cases: [component: string, field: RegExp, text: string, problem: string][] = [
    ['PriceLab', /^USDC per WETH/, '2,5', '“2,5” is not a number.'],
    ['PriceLab', /^Tick/, '12x', '“12x” is not a whole number.'],
    ['PriceLab', /^token1 decimals/, '300', 'From 0 to 255.'],
    ['RangeCanvas', /^amount1Desired/, '1.0.0', '“1.0.0” is not a number.'],
    ['ConstantProductCurve', /^Exact amount in/, '1,00', '“1,00” is not a whole number.'],
    ['NonceTool', /^Nonce/, '77x', '“77x” is not a whole number.'],
    ['NonceTool', /^Bit position/, '256', 'The number does not fit uint8'],
    ['AddressCalculator', /^Fee/, '0.3', '“0.3” is not a whole number.'],
    ['PathBuilder', /^Fee of pool 1/, '0.05', '“0.05” is not a whole number.'],
    ['RouterCalldata', /^Deadline/, 'soon', '“soon” is not a whole number.'],
  ];

  test.each(cases)(
    'shows no result of an earlier input: %s, %s',
    async (component, field, text, problem) => {
      const path =
        component === 'AddressCalculator'
          ? '/contracts/v3/reference/periphery/libraries/PoolAddress'
          : undefined;
      const { page, tool } = await openTool(component, '', {}, path);
      // By its label: fields with suggestions are comboboxes, and a drawing's label may begin alike.
      const input = tool.getByLabel(field).and(tool.locator('input, textarea'));
      const others = tool.getByRole('textbox');
      const before = await others.evaluateAll((all) =>
        all.map((one) => (one as HTMLInputElement).value),
      );
      const start = await input.inputValue();
      await input.fill(text);
      await tool.getByText(problem).first().waitFor();
      await expect.poll(() => tool.getByText('No result').first().isVisible()).toBe(true);
      expect(await tool.getByRole('img').count()).toBe(0);
      expect(await tool.getByRole('definition').count()).toBe(0);
      // Captions and sliders say what was put in; nothing that was computed is left.
      expect(await tool.getByRole('button', { name: /^Copy (?!link)/ }).count()).toBe(0);
      const live = page.locator(`[data-component="${component}"] output`).first();
      await expect
        .poll(() => live.innerText())
        .toMatch(/^(No (result|path|calldata|address)\. .*)?$/s);
      // The first of the fields that follow each other does not follow what is no number.
      if (component === 'PriceLab' && !field.source.includes('token1')) {
        const values = await others.evaluateAll((all) =>
          all.map((one) => (one as HTMLInputElement).value),
        );
        expect(values.slice(0, 4).filter((value) => value !== '')).toEqual([text]);
      }
      if (component === 'NonceTool') {
        const values = await others.evaluateAll((all) =>
          all.map((one) => (one as HTMLInputElement).value),
        );
        expect(
          values.slice(0, 3).filter((value) => before.slice(0, 3).includes(value)).length,
        ).toBeLessThan(2);
      }
      await input.fill(start);
      await expect.poll(() => tool.getByText('No result').count()).toBe(0);
    },
  );

  test('does not move the page', async () => {
    const { tool } = await openTool('PriceLab');
    const height = async () => (await tool.boundingBox())?.height ?? 0;
    const before = await height();
    await tool.getByRole('textbox', { name: 'Tick' }).fill('12x');
    await tool.getByText('No result').first().waitFor();
    // The line that says what is wrong.
    expect((await height()) - before).toBeLessThan(40);
  });
});

describe('range canvas', () => {
  test('counts in the order of mainnet: USDC is token0, and the higher price is the lower tick', async () => {
    const { tool } = await openTool('RangeCanvas');
    const fact = (name: string) =>
      tool.locator('dl').getByText(name, { exact: true }).locator('..');
    await expect.poll(() => fact('amount0').innerText()).toContain('units of USDC');
    expect(await fact('amount1').innerText()).toContain('wei of WETH');
    const tickLower = await fact('tickLower').innerText();
    const tickUpper = await fact('tickUpper').innerText();
    // 2,500 and 1,500 USDC per WETH, as the nearest ticks of the pool whose token0 is USDC.
    expect(tickLower).toMatch(/198,0[68]0/);
    expect(tickUpper).toMatch(/203,1[68]0/);
    await tool.getByRole('button', { name: 'Above the price' }).click();
    // A range above the price takes WETH alone.
    const taken = tool.getByRole('row', { name: /^taken/ });
    await expect.poll(() => taken.innerText()).toMatch(/^taken\s+0\s+\d/);
  });

  test('bounds follow keyboard and pointer in steps of the tick spacing', async () => {
    const { page, tool } = await openTool('RangeCanvas');
    const lower = tool.getByRole('slider', { name: 'Lower bound' });
    const before = Number(await lower.inputValue());
    await lower.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await lower.inputValue())).toBe(before + 60);
    const box = await tool.locator('svg[role="img"]').boundingBox();
    if (!box) throw new Error('no drawing');
    await page.mouse.move(box.x + box.width * 0.1, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + 150, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await lower.inputValue())).toBeLessThan(before);
    expect(Math.abs(Number(await lower.inputValue()) % 60)).toBe(0);
    await expect.poll(() => query(page)).toMatch(/^\?mint-ticks=\d+:\d+$/);
  });

  test('the full range takes the last usable ticks of each fee tier', async () => {
    const { tool } = await openTool('RangeCanvas');
    await tool.getByRole('button', { name: 'Full range' }).click();
    await expect.poll(() => said(tool)).toContain('ticks −887,220 to 887,220');
    await tool.getByText('0.05%', { exact: true }).click();
    await expect.poll(() => said(tool)).toContain('ticks −887,270 to 887,270');
  });
});
