import { Key } from 'selenium-webdriver';
import { afterEach, describe, expect, test } from 'vitest';
import { reader } from './reader';

const window = reader();
afterEach(() => expect(window.complaints).toEqual([]));

const FEES = '/concepts/protocol/fees';

/** Follows a link in the sidebar by name, and returns whether the document is still the same. */
async function follow(name: string): Promise<boolean> {
  await window.run(() => void Object.assign(window, { sameDocument: true }));
  const sidebar = await window.find('navigation', { name: 'Docs' });
  await window.click('link', { name }, sidebar);
  await window.shows(name);
  return window.run(() => 'sameDocument' in window);
}

describe('navigation', () => {
  test('a link leads on without leaving the document, to the top of the page, and titles the window', async () => {
    await window.open(FEES);
    await window.scrollTo(700);
    expect(await follow('Oracle')).toBe(true);
    await window.standsAt(0);
    expect(await window.address()).toBe('/concepts/protocol/oracle');
    await expect.poll(() => window.driver.getTitle()).toMatch(/^Oracle/);
  });

  test('Back and Forward return to where the reader was', async () => {
    await window.open(FEES);
    await window.scrollTo(700);
    await follow('Oracle');
    await window.scrollTo(430);
    await window.driver.navigate().back();
    await window.shows('Fees');
    await window.standsAt(700);
    await window.driver.navigate().forward();
    await window.shows('Oracle');
    await window.standsAt(430);
  });

  test('a link of the contents leads to its heading, which the bar does not cover', async () => {
    await window.open(FEES);
    const contents = await window.find('navigation', { name: /on this page/i });
    const links = await window.findAll('link', {}, contents);
    const link = links[1];
    const name = (await link?.getText()) ?? '';
    await link?.click();
    const heading = await window.find('heading', { level: 2, name: new RegExp(`^${name}`) });
    await expect
      .poll(async () => {
        const top = await window.run((element) => {
          const { x, y } = (element as unknown as HTMLElement).getBoundingClientRect();
          const met = document.elementFromPoint(x + 4, y + 8);
          return met !== null && (element as unknown as HTMLElement).contains(met) ? y : -1;
        }, heading);
        return top >= 0 && top < 200;
      })
      .toBe(true);
  });

  test('an address that is none says so, and leads on', async () => {
    await window.open('/concepts/protocol/swap');
    await window.shows('Page Not Found');
    const main = await window.find('main');
    await window.click('link', { name: /Swaps/ }, main);
    await window.shows('Swaps');
  });

  test('the first Tab reaches the link past the menus, which leads to the text', async () => {
    await window.open(FEES);
    await window.press(Key.TAB);
    const skip = await window.driver.switchTo().activeElement();
    expect(await skip.getText()).toMatch(/^Skip to/);
    await window.press(Key.ENTER);
    await window.press(Key.TAB);
    const inMain = () => window.run(() => document.activeElement?.closest('main') !== null);
    expect(await inMain()).toBe(true);
  });
});
