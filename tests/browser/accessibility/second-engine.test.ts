import { describe, expect, test } from 'vitest';
import { kindsOfPage } from '../../kinds-of-page';
import { axeFindings } from '../axe-findings';
import { servedSite, show } from '../site';
import { openWatched, readToEnd } from '../watched-page';
import { engineFindings } from './engine-findings';

const site = servedSite();

test('the second accessibility engine finds a picture without alternative text', async () => {
  const page = await openWatched(site, '/concepts/protocol/fees');
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">');
  });
  expect(await engineFindings(page)).toEqual([expect.stringContaining('img_alt_valid')]);
});

/** The timeout is long, because the page of addresses takes a minute by itself: it has very many rows. */
describe.each([1440, 390])('at %i px', (width) => {
  test.each(kindsOfPage)(
    'neither it nor axe finds anything on %s, in light or dark mode',
    async (_, path, title) => {
      const page = await openWatched(site, path, { viewport: { width, height: 900 } });
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await readToEnd(page);
      for (const mode of ['dark', 'light'] as const) {
        await show(page, mode);
        expect(await axeFindings(page), mode).toEqual([]);
        expect(await engineFindings(page), mode).toEqual([]);
      }
    },
    300_000,
  );
});
