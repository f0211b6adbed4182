import { expect, test } from 'vitest';
import { localTree, planLocalPages, type Translation } from './plan-local-pages';
import type { PlannedDoc, PlannedSite } from './plan-pages';
import { plannedDoc as doc, plannedSite, plannedVersions } from '../../../tests/planned-site';

const translation = (docId: string, more: Partial<Translation> = {}): Translation => ({
  locale: 'de',
  docId,
  title: `Titel von ${docId}`,
  description: 'Eine Beschreibung.',
  sidebarLabel: `Name von ${docId}`,
  file: `content/locales/de/docs/${docId}.mdx`,
  symbols: [],
  stylesheets: [],
  headings: [],
  links: [],
  ...more,
});

const de = { code: 'de', messages: { Guides: 'Anleitungen' } };

const siteOf = (docs: PlannedDoc[], more: Partial<PlannedSite> = {}) =>
  plannedSite({ docs, ...more });

test('every doc has a page in the locale, with the locale code before its address', () => {
  const site = siteOf([doc('/contracts/a'), doc('/contracts/b')]);
  const { pages } = planLocalPages(site, [], [translation('contracts/b')], de);
  expect(pages.map(({ path }) => path)).toEqual(['/de/contracts/a', '/de/contracts/b']);
  const [left, translated] = pages.map(({ context }) => context);
  expect(left).toMatchObject({ id: 'contracts/a', locale: 'de', writtenIn: ['en'] });
  expect(translated).toMatchObject({
    headTitle: 'Titel von contracts/b',
    writtenIn: ['en', 'de'],
    pageLocale: de,
  });
});

test('a sidebar has the labels of translated docs, translations of its own labels, and addresses of the locale', () => {
  const docs = [doc('/contracts/a'), doc('/contracts/b')];
  const tree = localTree(
    [
      ['Guides', null, [['Label of /contracts/a', '/contracts/a']]],
      ['Another word', '/contracts/b'],
      ['Elsewhere', 'https://elsewhere.example'],
    ],
    docs,
    [translation('contracts/a'), translation('contracts/b')],
    de,
  );
  expect(tree).toEqual([
    ['Anleitungen', null, [['Name von contracts/a', '/de/contracts/a']]],
    ['Another word', '/de/contracts/b'],
    ['Elsewhere', 'https://elsewhere.example'],
  ]);
});

test('links to neighbours, versions and same tasks lead to pages of the locale', () => {
  const [v1, v3] = [doc('/contracts/v1/a'), doc('/contracts/v3/a')];
  const site = siteOf([v1, v3], { versions: plannedVersions, sameTasks: [{ v1, v3 }] });
  const { pages } = planLocalPages(site, [], [translation(v3.id)], de);
  expect(pages[0]?.context).toMatchObject({
    version: 'contracts/v1',
    counterparts: { v3: '/de/contracts/v3/a' },
    sameTask: [{ version: 'v3', label: `Titel von ${v3.id}`, path: '/de/contracts/v3/a' }],
  });
});

test('a broken link in a translation is reported, but one in an untranslated doc is not reported again', () => {
  const links = [{ href: '/gone', line: 3, column: 5 }];
  const site = siteOf([doc('/contracts/a', { links }), doc('/contracts/b')]);
  const { pages, problems } = planLocalPages(
    site,
    [],
    [translation('contracts/b', { links: [{ href: '/lost', line: 7, column: 2 }] })],
    de,
  );
  expect(problems).toMatchObject([
    { file: 'content/locales/de/docs/contracts/b.mdx', line: 7, column: 2, href: '/lost' },
  ]);
  expect(pages.map(({ context }) => context.deadLinks)).toEqual([['/gone'], ['/lost']]);
});

test('an anchor that a translation lacks is reported', () => {
  const site = siteOf([doc('/contracts/a', { headings: [{ id: 'fees' }, { id: 'ticks' }] })]);
  const own = translation('contracts/a', { headings: [{ id: 'ticks' }] });
  expect(planLocalPages(site, [], [own], de).problems).toEqual([
    {
      file: own.file,
      line: 1,
      column: 1,
      message:
        'this translation lacks #fees, which links to content/docs/contracts/a.mdx use: write {/* #fees */} at the end of the matching heading',
    },
  ]);
});
