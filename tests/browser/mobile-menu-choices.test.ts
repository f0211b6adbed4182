import { describe, expect, test } from 'vitest';
import { at, back, expectClosed, menuOf, openMenu } from './menu';
import { casesOf, servedSite } from './site';

const site = servedSite();

describe.each(casesOf({ few: [390], more: [996] }))('the menu at %i px', (width) => {
  const narrow = { viewport: { width, height: 844 } };

  test('names the version and offers the language', async () => {
    const page = await openMenu(site, '/sdk/v3/overview', narrow);
    const menu = menuOf(page);
    expect(await menu.getByText('Version: Next').isVisible()).toBe(true);
    expect(await menu.getByRole('button', { name: 'English', exact: true }).isVisible()).toBe(
      false,
    );
    await menu.getByText('Language: English').click();
    await menu.getByRole('button', { name: 'English', exact: true }).waitFor();
    expect(await page.getByRole('banner').getByText('Language:').isVisible()).toBe(false);
  });

  test('offers versions on a page that has none, and one Back returns from the choice', async () => {
    const page = await openMenu(site, '/', narrow);
    await menuOf(page).getByText('Version: Next').click();
    await menuOf(page).getByRole('link', { name: 'SDKs: Next' }).click();
    await at(page, site, '/sdk/v3/overview');
    await expectClosed(page);
    await back(page);
    await at(page, site, '/');
  });
});
