import { Key } from 'selenium-webdriver';
import { afterEach, describe, expect, test } from 'vitest';
import { reader } from './reader';

const window = reader();
afterEach(() => expect(window.complaints).toEqual([]));

const FEES = '/concepts/protocol/fees';

describe('the menu of a phone', () => {
  const openMenu = async () => {
    await window.open(FEES, 390);
    await window.click('button', { name: 'Toggle navigation bar' });
    return window.find('dialog', { name: 'Navigation' });
  };

  test('opens, leads to a page and is closed there', async () => {
    const menu = await openMenu();
    await window.click('link', { name: 'Oracle' }, menu);
    await window.shows('Oracle');
    await window.gone('dialog');
  });

  test.each([
    ['Escape', () => window.press(Key.ESCAPE)],
    ['Back', () => window.driver.navigate().back()],
    ['its button', () => window.click('button', { name: 'Close navigation bar' })],
  ])('%s closes it and stays on the page', async (_, leave) => {
    await openMenu();
    await leave();
    await window.gone('dialog');
    expect(await window.address()).toBe(FEES);
  });
});

describe('the colours', () => {
  const ground = () =>
    window.run(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return 0;
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return canvas
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part, 0);
    });

  test('are switched by the button and kept on the next page that is loaded', async () => {
    await window.open(FEES);
    const button = await window.find('button', { name: /^Colour mode/ });
    await button.click();
    await expect.poll(ground).toBeGreaterThan(3 * 220);
    await button.click();
    await expect.poll(ground).toBeLessThan(3 * 60);
    await window.open('/concepts/overview');
    expect(await ground()).toBeLessThan(3 * 60);
  });
});

describe('tabs', () => {
  test('are chosen by click and by arrow keys, and show their panel', async () => {
    await window.open('/sdk/v3/overview');
    await window.click('tab', { name: 'pnpm' });
    await window.says(await window.find('tabpanel'), 'pnpm add');
    await window.press(Key.ARROW_RIGHT);
    await window.find('tab', { name: 'yarn', selected: true });
    await window.says(await window.find('tabpanel'), 'yarn add');
  });
});

describe('what is copied by its button, which says so, can be pasted', () => {
  test.each([
    ['a block of code', 'Copy', /^npm |^pnpm |^import |\w+\(/],
    ['the page, which is fetched by the press', 'Copy page', /^# Executing a Trade/],
  ])('%s', async (_, name, start) => {
    await window.open('/sdk/v3/guides/trading');
    const main = await window.find('main');
    const words = await window.wordsOf(await window.find('button', { name }, main));
    await window.click('button', { name }, main);
    await expect.poll(words).toContain('Copied');
    await window.press('/');
    const field = await window.find('combobox', { name: 'Search the docs' });
    await window.press(Key.CONTROL, 'v');
    await expect.poll(() => field.getAttribute('value')).toMatch(start);
  });
});
