import { describe, expect, test } from 'vitest';
import { kindsOfPage } from '../kinds-of-page';
import { sticksOut } from '../sticks-out';
import { reader, WIDTHS } from './reader';

const window = reader();

/**
 * Returns the elements that overflow a page 320 px wide. Uses an iframe, because the browser's window cannot be so
 * narrow.
 */
async function sticksOutOfFrame(path: string, planted = ''): Promise<string[]> {
  const { href } = new URL('/robots.txt', await window.driver.getCurrentUrl());
  await window.driver.get(href);
  return window.run(
    async (address, fault) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'border: 0; width: 320px; height: 900px';
      frame.src = address;
      const loaded = new Promise((done) => frame.addEventListener('load', done));
      document.body.append(frame);
      await loaded;
      const inside = frame.contentDocument;
      if (!inside?.querySelector('h1')) return ['no page'];
      inside.body.insertAdjacentHTML('beforeend', fault);
      await inside.fonts.ready;
      const { clientWidth, scrollWidth } = inside.documentElement;
      if (clientWidth !== 320) return [`${clientWidth} px`];
      if (scrollWidth <= clientWidth) return [];
      return [...inside.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
        .map((element) => element.outerHTML.slice(0, 120))
        .slice(0, 5);
    },
    path,
    planted,
  );
}

describe('what a page must not do is seen', () => {
  const WIDE = '<div style="width: 2000px">wide</div>';

  test('in the window', async () => {
    await window.open('/concepts/overview', 390);
    await window.run((fault) => document.body.insertAdjacentHTML('beforeend', fault), WIDE);
    expect(await window.run(sticksOut)).not.toEqual([]);
    await window.run(() => console.error('planted'));
    expect(window.complaints).toEqual([expect.stringContaining('planted')]);
  });

  test('at 320 px', async () => {
    await window.open('/concepts/overview', 390);
    expect(await sticksOutOfFrame('/concepts/overview', WIDE)).not.toEqual([]);
  });
});

test.each(kindsOfPage)(
  '%s opens without complaint, no wider than a window of 1440, 390 and 320 px',
  async (_, path, title) => {
    for (const width of WIDTHS) {
      await window.open(path, width);
      await window.find('heading', { level: 1, name: title });
      await window.readToEnd();
      expect(await window.run(sticksOut), `${width} px`).toEqual([]);
    }
    expect(window.complaints).toEqual([]);
    expect(await sticksOutOfFrame(path), '320 px').toEqual([]);
  },
);
