import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { withPolicy } from '../../plugins/gatsby-plugin-static-host/content-security-policy';
import type { SearchableDoc } from '../../src/site/search/records-of-doc';
import { connectOrigins } from '../../src/site/search/connect-origins';
import { readSettings } from '../../src/site/settings/read-settings';
import { pushTo } from '../search/hosted-index';
import { startHostedService, type HostedService } from '../search/hosted-service';
import { recordsOfPage } from '../search/sample-records';
import { openHosted } from './hosted-site';
import { dialogOf, enter, hitsOf, openDialog, openHits } from './search-dialog';
import { casesOf, servedSite, type OpenPage } from './site';

const site = servedSite();
const PAGE = '/contracts/v3/overview';

/** Returns the records of a page whose sections all contain the words of the query. */
const page = (path: string, headings: string[], more: Partial<SearchableDoc>) =>
  recordsOfPage(path, {
    ...more,
    sections: headings.map((heading) => ({
      ...{ id: heading.toLowerCase().replaceAll(' ', '-'), depth: 2, heading },
      ...{ text: `${heading}: the tick spacing counts.`, terms: [], code: [] },
    })),
  });

const records = [
  ...page('/concepts/glossary', ['Tick spacing'], {
    ...{ title: 'Glossary', section: 'concepts', trail: ['Concepts'] },
  }),
  ...page('/contracts/v3/guides', ['One', 'Two', 'Three', 'Four'], {
    ...{ title: 'Guides', tag: 'docs-contracts-current' },
  }),
  ...page('/sdk/v3/overview', ['Ticks'], {
    ...{ title: 'Overview', section: 'sdk', trail: ['SDKs'], tag: 'docs-sdk-current' },
  }),
];

let first: HostedService;
let second: HostedService;
beforeEach(async () => {
  [first, second] = await Promise.all([startHostedService(), startHostedService()]);
  for (const service of [first, second]) await pushTo(service, { records });
  first.requests.length = second.requests.length = 0;
});
afterEach(async () => {
  await site.closeAll();
  await Promise.all([first.close(), second.close()]);
});

const resultsOf = (own: OpenPage) =>
  // Counts only links to sections, because the title of a page above its sections may also be a link.
  own.getByRole('list', { name: 'Search results' }).locator('a[href*="#"]');
const pathsOf = (links: ReturnType<typeof resultsOf>) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const sectionsOf = (own: OpenPage) =>
  own.getByRole('group', { name: 'Section' }).locator('label').allInnerTexts();
const ofIndex = () => site.requests.filter((path) => /search-index|\/static\/search\//.test(path));
const troubles = (own: OpenPage) => own.said.filter(({ type }) => type.includes('error'));

test("the policy in this build's pages follows from its settings", () => {
  const html = readFileSync(join(inject('builtSite'), 'index.html'), 'utf8');
  expect(withPolicy(html, connectOrigins(readSettings()))).toBe(html);
});

describe('a site whose settings name the hosted service', () => {
  test('shows hits of the service in the dialog, the current section first, with three sections per page', async () => {
    const { page: own, rewritten } = await openHosted(site, PAGE, [first]);
    await openHits(own, 'tick spacing');
    expect(rewritten()).toBe(1);
    expect(await pathsOf(hitsOf(own))).toEqual([
      '/concepts/glossary#tick-spacing',
      '/contracts/v3/guides#one',
      '/contracts/v3/guides#two',
      '/contracts/v3/guides#three',
    ]);
    const all = dialogOf(own).getByRole('link', { name: /^See all/ });
    expect(await all.innerText()).toBe('See all 3 results');
    expect(await dialogOf(own).innerText()).toContain('Search by Algolia');
    expect(await dialogOf(own).locator('mark').first().innerText()).toMatch(/tick/i);
    expect(ofIndex()).toEqual([]);
    expect(troubles(own)).toEqual([]);
    await hitsOf(own).first().click();
    await own.waitForURL(`${site.url}/concepts/glossary#tick-spacing`);
  });

  test('searches other sections if the current one has no hits', async () => {
    const { page: own } = await openHosted(site, PAGE, [first]);
    await openDialog(own, 'Ticks:');
    await expect.poll(() => pathsOf(hitsOf(own))).toEqual(['/sdk/v3/overview#ticks']);
  });

  test('lists all hits on the search page, counts pages by section, and filters by the chosen one', async () => {
    const { page: own } = await openHosted(site, '/search?q=tick%20spacing', [first]);
    await resultsOf(own).first().waitFor();
    expect(await resultsOf(own).count()).toBe(5);
    await own.getByText('3 results for “tick spacing”').waitFor();
    const counted = ['All\n3', 'Concepts\n1', 'Contracts\n1', 'SDKs\n1'];
    expect(await sectionsOf(own)).toEqual(expect.arrayContaining(counted));
    await own.locator('label', { hasText: 'SDKs' }).click();
    await expect.poll(() => pathsOf(resultsOf(own))).toEqual(['/sdk/v3/overview#ticks']);
    await own.getByText('1 result for “tick spacing”').waitFor();
    expect(await sectionsOf(own)).toEqual(expect.arrayContaining(counted));
    expect(troubles(own)).toEqual([]);
  });

  test('reports that results cannot be fetched if every host fails, and fetches them on retry', async () => {
    for (const { faults } of [first, second]) faults.push({ when: () => true, answer: 500 });
    const { page: own } = await openHosted(site, PAGE, [first, second, second, second]);
    await openDialog(own, 'tick spacing');
    const alert = dialogOf(own).getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Unable to fetch results');
    expect(await alert.innerText()).toContain('You might want to check your network connection.');
    expect(first.requests).toHaveLength(1);
    expect(second.requests).toHaveLength(3);
    first.faults.length = 0;
    await dialogOf(own).getByRole('button', { name: 'Try again' }).click();
    await hitsOf(own).first().waitFor();
    expect(await alert.count()).toBe(0);
    await own.goto(`${site.url}/search?q=tick%20spacing`);
    await resultsOf(own).first().waitFor();
    first.faults.push({ when: () => true, answer: 500 });
    await enter(own.getByRole('main').getByRole('searchbox'), 'tick');
    await own.getByText('Unable to fetch results').waitFor();
    await own.getByText('You might want to check your network connection.').waitFor();
  });

  const failing = casesOf<[how: string, status?: number]>({
    few: [['has a fault', 503]],
    more: [['has no connection']],
  });
  test.each(failing)('sends the query to the second host if the first %s', async (_, answer) => {
    if (answer) first.faults.push({ when: () => true, answer });
    const { page: own } = await openHosted(site, PAGE, [
      answer === undefined ? undefined : first,
      second,
    ]);
    await openHits(own, 'tick spacing');
    expect(second.requests.length).toBeGreaterThan(0);
    expect(await dialogOf(own).getByRole('alert').count()).toBe(0);
  });

  test('calls no host that is missing from the policy of its pages', async () => {
    const { page: own } = await openHosted(site, PAGE, [first, second], []);
    await openDialog(own, 'tick spacing');
    await dialogOf(own).getByRole('alert').waitFor();
    expect(own.said.some(({ text }) => text.includes('Content Security Policy'))).toBe(true);
    expect(first.requests).toEqual([]);
  });
});
