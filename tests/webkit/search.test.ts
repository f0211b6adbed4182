import { Key } from 'selenium-webdriver';
import { afterEach, describe, expect, test } from 'vitest';
import { reader } from './reader';

const window = reader();
afterEach(() => expect(window.complaints).toEqual([]));

const fieldOf = () => window.find('combobox', { name: 'Search the docs' });

describe('search', () => {
  test.each([
    ['/', ['/']],
    ['Ctrl+K', [Key.CONTROL, 'k']],
  ])('%s opens it, typing finds, Enter opens the first hit', async (_, keys) => {
    await window.open('/concepts/overview');
    await window.press(...keys);
    const field = await fieldOf();
    await field.sendKeys('tick spacing');
    const hits = await window.find('listbox', { name: 'Search results' });
    await window.says(hits, 'Ticks and tick spacing');
    expect(await field.getAttribute('value')).toBe('tick spacing');
    await expect.poll(() => window.findAll('option', { selected: true })).toHaveLength(1);
    await window.press(Key.ENTER);
    await window.gone('dialog');
    await window.shows('Concentrated Liquidity');
    expect(await window.address()).toBe(
      '/concepts/protocol/concentrated-liquidity#ticks-and-tick-spacing',
    );
  });

  test('the arrow keys choose another hit, Escape leaves and gives focus back', async () => {
    await window.open('/concepts/overview');
    const button = await window.find('button', { name: /^Search/ });
    await button.click();
    await (await fieldOf()).sendKeys('tick spacing');
    const chosen = async () =>
      (await (await window.find('option', { selected: true })).getText()).trim();
    const first = await chosen();
    await window.press(Key.ARROW_DOWN);
    await expect.poll(chosen).not.toBe(first);
    await window.press(Key.ESCAPE);
    await window.gone('dialog');
    const focused = await window.driver.switchTo().activeElement();
    expect(await focused.getId()).toBe(await button.getId());
  });

  test('the page of results takes a query from the address, and another by typing', async () => {
    await window.open('/search?q=tick%20spacing');
    const main = await window.find('main');
    const results = () => window.find('list', { name: 'Search results' }, main);
    await window.says(await results(), /tick spacing/i);
    const field = await window.find('searchbox', {}, main);
    expect(await field.getAttribute('value')).toBe('tick spacing');
    await field.clear();
    await field.sendKeys('fee tier');
    await expect.poll(() => window.address()).toBe('/search?q=fee%20tier');
    await window.says(await results(), /fee tier/i);
    await window.click('link', {}, await results());
    await expect.poll(() => window.address()).not.toMatch(/^\/search/);
  });

  test('words that nothing says are answered so', async () => {
    await window.open('/concepts/overview');
    await window.press('/');
    await (await fieldOf()).sendKeys('qqzzxxvv');
    await window.says(await window.find('dialog', { name: 'Search' }), 'No results for');
  });
});
