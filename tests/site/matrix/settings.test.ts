import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { EVERY_SETTING } from '../../every-setting';
import { writeFiles } from '../../temporary-folder';
import { build } from '../kept-site';
import { clearSite, copyGoodSite, filesIn, smallSite } from '../site-copy';

/** Built over and over, each time upon what the build with the settings before has left. */
const warm = smallSite;
/** Built from nothing each time. */
const cold = join(process.cwd(), '.tests/settings-cold');

const MARK = 'static/other-mark.svg';

/** Another value of each setting; the names of groups that are a list or one of several forms have no dot. */
const OTHERS: Readonly<Record<string, unknown>> = {
  'product.name': 'Cirrus',
  'product.slug': 'cirrus',
  'site.title': 'Cirrus Handbook',
  'site.tagline': 'All about it',
  'site.description': 'Another description of the protocol, to be found in the head of the page.',
  'site.titleDelimiter': '–',
  'site.url': 'https://docs.cirrus.example',
  'site.basePath': '/handbook',
  'site.editUrl': 'https://git.cirrus.example/docs/edit/main',
  'site.sourceUrl': 'https://git.cirrus.example/docs/blob/main',
  'site.mark': MARK,
  'site.twins': false,
  'site.sourceMaps': false,
  'colours.dark': { accent: '#9fe0c0' },
  'colours.light': { accent: '#1d5fd0' },
  'security.contact': ['mailto:holes@nimbus.example'],
  'security.expires': '2099-12-31',
  'security.policy': 'https://nimbus.example/policy',
  'i18n.locales': [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch' },
  ],
  'blog.title': 'Notes',
  'blog.sidebarCount': 1,
  'navigation.sections': [{ section: 'guides', label: 'How to', to: '/guides/start' }],
  'navigation.links': [],
  footer: [],
  announcement: null,
  'analytics.address': null,
  'search.indexName': 'cirrus-docs',
  'search.appId': 'ABCDEF9999',
  'search.searchKey': 'fedcba9876543210fedcba9876543210',
  'search.unanswered': null,
  'feedback.helpful': null,
  'feedback.issues': 'https://git.cirrus.example/new?body={body}',
  'facts.recheckAfterDays': 30,
  offline: false,
  editor: { ...EVERY_SETTING.editor, repo: 'cirrus/docs' },
  'tabs.client': ['ethers', 'viem', 'web3'],
  'identifiers.packageScopes': {},
  'identifiers.contractPrefixes': {},
};

/** English is the language of the frame: there is no other value. */
const FIXED = ['i18n.defaultLocale'];

/** Another value of each variable that wins over a setting. */
const ENVIRONMENT: Readonly<Record<string, string>> = {
  BASE_PATH: '/handbook',
  SITE_URL: 'https://preview.example',
  SOURCE_MAPS: 'false',
  TWINS: 'false',
};

const GROUPS = new Set(['footer', 'announcement', 'editor']);

const NAMES = Object.entries(EVERY_SETTING).flatMap(([group, value]) =>
  typeof value !== 'object' || GROUPS.has(group)
    ? [group]
    : Object.keys(value).map((field) => `${group}.${field}`),
);

/** The settings with another value of one of them. */
function settingsWith(name: string | undefined): object {
  if (name === undefined) return EVERY_SETTING;
  const [group = '', field] = name.split('.');
  const value = OTHERS[name];
  if (field === undefined) return { ...EVERY_SETTING, [group]: value };
  const others = EVERY_SETTING[group as 'site'];
  return { ...EVERY_SETTING, [group]: { ...others, [field]: value } };
}

/** Builds both sites, and lists the published files that differ. */
async function differences(
  name: string | undefined,
  environment: Record<string, string> = {},
): Promise<string[]> {
  rmSync(join(cold, '.cache'), { recursive: true, force: true });
  rmSync(join(cold, 'public'), { recursive: true, force: true });
  for (const site of [warm, cold]) {
    writeFileSync(join(site, 'content/settings.yml'), stringify(settingsWith(name)));
    rmSync(join(site, 'content/locales'), { recursive: true, force: true });
    if (name === 'i18n.locales') writeFiles(site, { 'content/locales/de/messages.yml': '{}\n' });
    await build(site, environment);
  }
  const read = (site: string, file: string) => readFileSync(join(site, 'dist', file));
  const [made, expected] = [warm, cold].map((site) => filesIn(join(site, 'dist')).sort());
  expect(made).toEqual(expected);
  return (expected ?? []).filter((file) => !read(warm, file).equals(read(cold, file)));
}

beforeAll(async () => {
  copyGoodSite(warm);
  writeFiles(warm, {
    // A sample and an identifier for the settings that only those show.
    'content/docs/guides/names.mdx':
      '---\ntitle: Names of {product}\ndescription: What is called by the names of its packages and of its contracts.\nasks: [What is UniswapV3Pool of {product}?]\n---\n\nThe pool is `UniswapV3Pool` of `@uniswap/v3-core`, and {product} has it.\n',
  });
  cpSync(join(warm, 'static/favicon.svg'), join(warm, MARK));
  writeFileSync(
    join(warm, MARK),
    readFileSync(join(warm, MARK), 'utf8').replace('<svg', '<svg data-other="yes"'),
  );
  mkdirSync(cold, { recursive: true });
  copyGoodSite(cold);
  for (const part of ['content', 'static'])
    cpSync(join(warm, part), join(cold, part), { recursive: true });
  expect(await differences(undefined)).toEqual([]);
});
afterAll(() => {
  clearSite(warm);
  rmSync(cold, { recursive: true, force: true });
});

test('every setting has another value here', () => {
  expect(Object.keys(OTHERS).sort()).toEqual(NAMES.filter((name) => !FIXED.includes(name)).sort());
});

test.each(Object.keys(OTHERS))(
  'after %s has changed, and the one before changed back, a build makes the site as from nothing',
  async (name) => {
    expect(await differences(name)).toEqual([]);
  },
);

test.each(Object.entries(ENVIRONMENT))(
  'with %s in the environment, a build makes the site as from nothing',
  async (name, value) => {
    expect(await differences(undefined, { [name]: value })).toEqual([]);
  },
);

test('without it, a build makes the site of the start', async () => {
  expect(await differences(undefined)).toEqual([]);
});
