import { describe, expect, test } from 'vitest';
import { follow, followAddress, openPlain, shows } from './reading';
import { casesOf, ready, servedSite, type OpenPage } from './site';

const site = servedSite();

const FEES = '/concepts/protocol/fees';
const ORACLE = '/concepts/protocol/oracle';

/** Where to plant a fault: a field of the page's data, or of the layout's data. */
type Place = 'title' | 'sidebar' | 'sections' | 'context' | 'data';

/** Opens a page with a planted fault: reading the field throws once `crash` is set. */
async function openFaulty(place: Place): Promise<OpenPage> {
  const page = await site.open('');
  await page.addInitScript((where) => {
    const state = { crash: false };
    Object.assign(window, { state });
    const plant = (owner: object | undefined, name: string) => {
      if (!owner) return;
      const value: unknown = Reflect.get(owner, name);
      Object.defineProperty(owner, name, {
        get() {
          if (state.crash) throw new Error('outer fault', { cause: new Error('inner fault') });
          return value;
        },
      });
    };
    interface Answer {
      path?: string;
      result?: {
        data?: { doc?: object };
        pageContext?: { navigation?: { sidebar?: object } };
      };
      data?: { site?: { siteMetadata?: { footer?: object; navigation?: object } } };
    }
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, ...rest: []) => {
      const value = parse(text, ...rest) as Answer | null;
      if (value?.path === '/concepts/protocol/oracle') {
        if (where === 'title') plant(value.result?.data?.doc, 'title');
        if (where === 'sidebar') plant(value.result?.pageContext?.navigation?.sidebar, 'tree');
        if (where === 'context' && value.result) delete value.result.pageContext;
        if (where === 'data' && value.result) value.result.data = {};
      }
      const settings = value?.data?.site?.siteMetadata;
      if (where === 'sections' && settings?.footer) plant(settings.navigation, 'sections');
      return value;
    };
  }, place);
  await page.goto(site.url + FEES);
  await ready(page);
  return page;
}

const crash = (page: OpenPage, on: boolean) =>
  page.evaluate(
    (value) => Object.assign((window as unknown as { state: object }).state, { crash: value }),
    on,
  );

/** Waits until the page and the document's title report the crash. */
async function crashed(page: OpenPage): Promise<void> {
  await shows(page, 'This page crashed.');
  await page.waitForFunction(() => document.title.includes('This page crashed'));
}

/** Opens a page, activates the fault, and navigates to the page that crashes. */
async function openCrashed(place: Place): Promise<OpenPage> {
  const page = await openFaulty(place);
  await crash(page, true);
  await follow(page, 'Oracle');
  await crashed(page);
  return page;
}

async function recovers(page: OpenPage): Promise<void> {
  await crash(page, false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows(page, 'Oracle');
}

const frameStands = async (page: OpenPage) => {
  await page.getByRole('banner').waitFor();
  await page.getByRole('contentinfo').waitFor();
};

describe('a crash', () => {
  test('of the article keeps the frame, lists causes and shows the error; Try again recovers', async () => {
    const page = await openCrashed('title');
    const alert = await page.getByRole('alert').filter({ hasText: 'crashed' }).textContent();
    expect(alert).toContain('outer fault');
    expect(alert).toContain('Cause: inner fault');
    await frameStands(page);
    await page.getByRole('navigation', { name: 'Docs' }).waitFor();
    expect(await page.title()).not.toContain('Fees');
    await recovers(page);
    await page.waitForFunction(() => document.title.startsWith('Oracle'));
  });

  test('of the sidebar keeps the navbar and the footer', async () => {
    const page = await openCrashed('sidebar');
    await frameStands(page);
    await page.getByText('outer fault').waitFor();
    await recovers(page);
    await page.getByRole('navigation', { name: 'Docs' }).waitFor();
  });

  test('of the frame itself leaves no blank page, and the reader can continue', async () => {
    const page = await openCrashed('sections');
    await page.getByText('outer fault').waitFor();
    await recovers(page);
    await frameStands(page);
  });

  test('is over on the next page', async () => {
    const page = await openCrashed('sidebar');
    await followAddress(page, `${site.base}/search`);
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Search'));
  });
});

describe('what is not a page', () => {
  test('a page module without a default export is named on the crash page, inside the frame', async () => {
    const page = await openPlain(site, FEES);
    await page.route(/component---src-pages-search-tsx/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/\bdefault:/g, 'defunct:');
      await route.fulfill({ response: answer, body });
    });
    await followAddress(page, `${site.base}/search`);
    await crashed(page);
    await frameStands(page);
    expect(await page.getByText(/src\/pages\/search\.tsx has no default export/).isVisible()).toBe(
      true,
    );
  });

  const missing = casesOf<[what: string, place: Place]>({
    few: [['anything in it', 'data']],
    more: [['its context', 'context']],
  });
  test.each(missing)(
    'page data without %s is reported as a page that could not be loaded, and is loaded as a document',
    async (_, place) => {
      const page = await openFaulty(place);
      await follow(page, 'Oracle');
      await page.waitForURL(site.url + ORACLE);
      await shows(page, 'Oracle');
      await frameStands(page);
    },
  );
});

test('a fault after the page was rendered leaves the page', async () => {
  const page = await openPlain(site, FEES);
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {
      throw new Error('no way to scroll');
    };
  });
  await followAddress(page, `${site.base}/concepts/protocol/swaps#next`);
  await shows(page, 'Swaps');
  // Checks only the type of the message, because not every browser engine reports an error's text.
  await expect.poll(() => page.said.some(({ type }) => type === 'error')).toBe(true);
  await shows(page, 'Swaps');
  await frameStands(page);
});
