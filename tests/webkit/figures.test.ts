import { Key, type WebElement } from 'selenium-webdriver';
import { afterEach, describe, expect, test } from 'vitest';
import { reader } from './reader';

const window = reader();
afterEach(() => expect(window.complaints).toEqual([]));

/** An encoded path through a single pool, with its last byte cut off. */
const SHORT =
  '0x6b175474e89094c44da98b954eedeac495271d0f000064a0b86991c6218b36c1d19d4a2e9eb0ce3606eb';

/**
 * Returns the colours in an element, with each channel reduced to sixteen levels. Crops a screenshot of the window,
 * because the driver's screenshot of an element shows the wrong place.
 */
async function coloursOf(element: WebElement): Promise<number[][]> {
  const place = await window.run((own) => {
    const shown = own as unknown as Element;
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = shown.getBoundingClientRect();
    return [x, y, width, height] as const;
  }, element);
  const picture = await window.driver.takeScreenshot();
  return window.run(
    async (data, [x, y, width, height]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return [];
      [context.canvas.width, context.canvas.height] = [width, height];
      context.drawImage(image, -x, -y);
      const { data: channels } = context.getImageData(0, 0, width, height);
      const shades = new Set<string>();
      for (let at = 0; at < channels.length; at += 4)
        shades.add([...channels.slice(at, at + 3)].map((channel) => channel >> 4).join(' '));
      return [...shades].map((shade) => shade.split(' ').map(Number));
    },
    picture,
    place,
  );
}

describe('figures', () => {
  test.each(['/concepts/protocol/concentrated-liquidity', '/concepts/protocol/swaps'])(
    'of %s are drawn',
    async (path) => {
      await window.open(path);
      await window.readToEnd();
      const main = await window.find('main');
      await window.find('img', {}, main);
      const drawings = await window.findAll('img', {}, main);
      for (const drawing of drawings)
        expect(
          (await coloursOf(drawing)).length,
          (await drawing.getAttribute('aria-label')) ?? '',
        ).toBeGreaterThan(5);
    },
  );

  test('show the second token hatched in its own colour, in the legend too', async () => {
    await window.open('/concepts/protocol/concentrated-liquidity');
    await window.readToEnd();
    const isViolet = ([red = 0, green = 0, blue = 0]: number[]) =>
      red > green + 3 && blue > green + 3;
    const colours = await coloursOf(await window.find('columnheader', { name: 'USDC' }));
    expect(colours.filter(isViolet)).not.toEqual([]);
  });

  test('follow the keyboard, and say what they show', async () => {
    await window.open('/concepts/protocol/concentrated-liquidity');
    await window.readToEnd();
    const slider = await window.find('slider');
    const drawing = await window.find('img', { name: /the position holds/ });
    const before = await drawing.getAttribute('aria-label');
    await expect
      .poll(async () => {
        // Press repeatedly, because the figure's code may still be loading.
        await window.run((element) => (element as unknown as HTMLElement).focus(), slider);
        await window.press(Key.ARROW_RIGHT);
        return drawing.getAttribute('aria-label');
      })
      .not.toBe(before);
    await expect.poll(() => window.address()).toContain('?');
  });
});

describe('a tool', () => {
  test('the decoder of reverts explains what is typed, and leads to its row', async () => {
    await window.open('/contracts/v3/reference/error-codes');
    const field = await window.find('textbox', { name: 'Revert data, reason or error text' });
    const main = await window.find('main');
    await expect
      .poll(async () => {
        // The code that listens may still be loading.
        await window.fill(field, 'STF');
        return main.getText();
      })
      .toContain('More about');
    await expect.poll(() => window.address()).toContain('?revert=STF');
  });

  test('the builder of paths computes, and says what is wrong', async () => {
    await window.open('/contracts/v3/guides/swaps/multihop-swaps');
    await expect
      .poll(async () => {
        // The code that listens may still be loading.
        await window.click('radio', { name: 'Path bytes' });
        return (await window.findAll('textbox', { name: 'Path bytes' })).length;
      })
      .toBe(1);
    const field = await window.find('textbox', { name: 'Path bytes' });
    const result = await window.find('main');
    await window.fill(field, SHORT);
    await window.says(result, 'Wrong length: 42 bytes.');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await window.driver.actions().sendKeys('48').perform();
    await window.says(result, 'DAI → 0.01% → USDC');
  });
});
