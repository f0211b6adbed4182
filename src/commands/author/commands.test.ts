import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTHER_PAGES } from '../../site/navigation/check-addresses';
import { ChangeSet } from './change-set/change-set';
import { checkChanges } from './change-set/check-change-set';
import { readSite } from './change-set/site-state';
import { formatChanges } from './command';
import { movePages } from './move/move';
import { kindOf, kinds, type Values, valuesOf } from './new/kinds';

const description =
  'How a price limit ends a swap early, and what the caller gets back when it does.';
const doc = (...links: string[]) =>
  `---\ntitle: A page\ndescription: ${description}\n---\n\n${links.map((link) => `[there](${link})`).join(', ')}\n`;

/**
 * The content of a small site: pages that link to each other, a sidebar for each section, a version, and a redirect.
 */
const smallSite: Record<string, string> = {
  'settings.yml': readFileSync('content/settings.yml', 'utf8'),
  'docs/api/overview.mdx': doc('/concepts/status', '/sdk/v3/guides/background'),
  'docs/concepts/glossary.mdx': doc('/concepts/status#a'),
  'docs/concepts/overview.mdx': doc('/concepts/protocol', '/concepts/status'),
  'docs/concepts/protocol.mdx': doc('/concepts/protocol/fees'),
  'docs/concepts/protocol/fees.mdx': doc('/concepts/status'),
  'docs/concepts/status.mdx': doc('/concepts/overview'),
  'docs/sdk/v3/guides/background.mdx': doc('/sdk/v3/guides'),
  'docs/sdk/v3/guides/index.mdx': doc('/sdk/v3/guides/background', '/concepts/status'),
  'docs/sdk/v3/guides/recipes/bot-swap.mdx': doc('/sdk/v3/overview'),
  'docs/sdk/v3/overview.mdx': doc('/sdk/v3/guides'),
  'navigation/redirects.yml':
    '- { from: /sdk/v3/guides/quick-start, to: /sdk/v3/guides/background }\n',
  'navigation/versions.yml': `- {
    section: sdk,
    name: current,
    label: Next,
    path: /sdk,
    isLast: true,
    mainDoc: v3/overview,
    sidebars: [sdk],
  }
`,
  'navigation/sidebars/api.yml': 'section: api\nitems:\n  - api/overview\n',
  'navigation/sidebars/concepts.yml': `section: concepts
items:
  - concepts/overview
  - concepts/protocol
  - category: Protocol Concepts
    items:
      - concepts/protocol/fees
  - concepts/status
  - concepts/glossary
`,
  'navigation/sidebars/sdk.yml': `section: sdk
items:
  - sdk/v3/overview
  - category: Guides
    doc: sdk/v3/guides/index
    items:
      - sdk/v3/guides/background
      - category: Recipes
        items:
          - sdk/v3/guides/recipes/bot-swap
`,
};

/** Files and folders outside the content that commands read. */
const BESIDE = ['static', '.prettierrc.json', '.prettierignore'];

let folder: string;
const file = (name: string) => join(folder, 'content', name);

function put(name: string, text: string): void {
  mkdirSync(dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  for (const name of BESIDE) symlinkSync(resolve(name), join(folder, name));
});
beforeEach(() => {
  rmSync(file(''), { recursive: true, force: true });
  for (const [name, text] of Object.entries(smallSite)) put(name, text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns every file of the content, by path. */
const tree = () =>
  new Map(
    readdirSync(join(folder, 'content'), { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );

async function write(edit: (changeSet: ChangeSet) => unknown): Promise<void> {
  const changeSet = new ChangeSet(folder);
  edit(changeSet);
  checkChanges(changeSet);
  await formatChanges(changeSet);
  changeSet.commit();
}

const make = (kind: string, values: Values) =>
  write((changeSet) => kinds[kind]?.make(changeSet, values));
const move = (from: string, to: string, keepAddress = false) =>
  write((changeSet) => movePages(changeSet, { from, to, keepAddress }));

/** Returns the links in docs that lead to no page of the site. */
function deadLinks(changeSet = new ChangeSet(folder)): string[] {
  const { docs } = readSite(changeSet);
  const pages = new Set([...docs.map(({ path }) => path), ...OTHER_PAGES]);
  return docs.flatMap(({ file }) =>
    [...(changeSet.read(file) ?? '').matchAll(/\]\((?<path>\/[^)\s#?"]*)/g)]
      .map(({ groups }) => groups?.path ?? '')
      .filter((path) => !pages.has(path))
      .map((path) => `${file}: ${path}`),
  );
}

describe('an addition by npm run new', () => {
  it.each<[why: string, kind: string, values: Values, message: string]>([
    [
      'a file that exists',
      'page',
      { id: 'concepts/overview' },
      'concepts/overview.mdx already exists',
    ],
    [
      'an unknown section',
      'page',
      { id: 'concept/limits' },
      'no section "concept"; did you mean "concepts"?',
    ],
    ['an odd name', 'page', { id: 'concepts/my page' }, '"concepts/my page" is not a valid doc id'],
    [
      'an address that is taken',
      'page',
      { id: 'concepts/protocol/index' },
      'is already the address of content/docs/concepts/protocol.mdx',
    ],
    [
      'an address that redirects',
      'page',
      { id: 'sdk/v3/guides/quick-start' },
      'it redirects to /sdk/v3/guides/background',
    ],
    [
      'an unknown category',
      'page',
      { id: 'concepts/limits', category: 'Protocol Concept' },
      'the closest match is "Protocol Concepts"',
    ],
    [
      'a title that is too long',
      'page',
      { id: 'concepts/limits', title: 'x'.repeat(81) },
      '"title" has 81 characters',
    ],
    [
      'a section that exists',
      'section',
      { section: 'sdk', label: 'SDK' },
      'the section "sdk" already exists',
    ],
    [
      'a reserved section',
      'section',
      { section: 'static', label: 'S' },
      'the build writes its own files under /static',
    ],
    ['an odd section', 'section', { section: 'My Docs', label: 'S' }, 'use lower-case letters'],
    [
      'a version that exists',
      'version',
      { section: 'sdk', name: 'current', label: 'C' },
      'the version "current" of sdk already exists',
    ],
    [
      'a version of an unknown section',
      'version',
      { section: 'sdks', name: 'v4', label: 'C' },
      'did you mean "sdk"?',
    ],
    [
      'a redirect from a page',
      'redirect',
      { from: '/concepts/overview', to: '/concepts/glossary' },
      'is already the address of content/docs/concepts/overview.mdx',
    ],
    [
      'a redirect to a missing page',
      'redirect',
      { from: '/old', to: '/concepts/glosary' },
      'the closest match is "/concepts/glossary"',
    ],
    [
      'a redirect to an old address',
      'redirect',
      { from: '/old', to: '/sdk/v3/guides/quick-start' },
      'write /sdk/v3/guides/background',
    ],
    [
      'a redirect from a file of the build',
      'redirect',
      { from: '/page-data', to: '/concepts/glossary' },
      'cannot be used: the build writes',
    ],
  ])('is rejected for %s, and nothing is written', async (_, kind, values, message) => {
    const before = tree();
    await expect(make(kind, { title: 'Limits', description, ...values })).rejects.toThrow(message);
    expect(tree()).toEqual(before);
  });

  it.each<[words: string[], given: Values, message: string]>([
    [[], {}, 'name what to create: one of page, section, version, locale, redirect'],
    [['pages'], {}, '"pages" cannot be created: did you mean "page"?'],
    [['page', 'limits'], {}, '"limits" is not expected here'],
    [['page'], { id: 'concepts/limits' }, 'npm run new page also needs --title, --description'],
    [
      ['redirect'],
      { title: 'x' },
      'npm run new redirect has no option --title; use --from or --to',
    ],
  ])('is rejected if the command line contains only %j and %j', async (words, given, message) => {
    await expect((async () => valuesOf(kindOf(words), given, undefined))()).rejects.toThrow(
      message,
    );
  });

  it('is listed in the named category', async () => {
    await make('page', {
      id: 'sdk/v3/guides/limits',
      title: 'Limits',
      description,
      category: 'Recipes',
    });
    const sidebar = readFileSync(file('navigation/sidebars/sdk.yml'), 'utf8');
    expect(sidebar).toContain(
      '          - sdk/v3/guides/recipes/bot-swap\n          - sdk/v3/guides/limits\n',
    );
  });

  it('is not written partially if a file cannot be written', () => {
    const before = tree();
    const changeSet = new ChangeSet(folder);
    changeSet.write('content/settings.yml', 'changed: true\n');
    changeSet.write('content/new/file.yml', 'new: true\n');
    changeSet.write('content/settings.yml/below.yml', 'no folder: true\n');
    expect(() => changeSet.commit()).toThrow(/ENOTDIR|EEXIST/);
    expect(tree()).toEqual(before);
    expect(readdirSync(join(folder, 'content'))).not.toContain('new');
  });
});

describe('a move', () => {
  it('moves translations too, and fixes the links of other docs', async () => {
    const translated = (name: string) => file(`locales/de/docs/concepts/${name}.mdx`);
    put(
      'locales/de/docs/concepts/status.mdx',
      '---\ntitle: Stand\ndescription: Was gilt.\n---\n\nStand.\n',
    );
    put(
      'locales/de/docs/concepts/glossary.mdx',
      '---\ntitle: Glossar\ndescription: Wörter.\n---\n\n[Stand](/concepts/status#a)\n',
    );
    await move('concepts/status', 'concepts/protocol/status');
    expect(existsSync(translated('status'))).toBe(false);
    expect(readFileSync(translated('protocol/status'), 'utf8')).toContain('title: Stand');
    expect(readFileSync(translated('glossary'), 'utf8')).toContain(
      '[Stand](/concepts/protocol/status#a)',
    );
  });

  it('of a folder of this site and back changes only the redirects', async () => {
    const root = join(folder, 'this-site');
    mkdirSync(root);
    for (const name of ['content', ...BESIDE]) symlinkSync(resolve(name), join(root, name));
    const changeSet = new ChangeSet(root);
    const [from, to] = ['sdk/v3/guides', 'sdk/v3/how-to'];
    for (const move of [
      { from, to },
      { from: to, to: from },
    ]) {
      movePages(changeSet, { ...move, keepAddress: false });
      checkChanges(changeSet);
      await formatChanges(changeSet);
      expect(deadLinks(changeSet)).toEqual([]);
    }
    expect([...changeSet.changes.keys()]).toEqual(['content/navigation/redirects.yml']);
  });

  it.each([
    ['concepts/status', 'concepts/protocol/status'],
    ['sdk/v3/guides', 'sdk/v3/how-to'],
  ])('of %s and back changes only the redirects', async (from, to) => {
    const before = tree();
    await move(from, to);
    expect(deadLinks()).toEqual([]);
    expect([...tree().keys()]).not.toContain(`content/docs/${from}.mdx`);
    await move(to, from);
    const after = tree();
    const redirects = 'content/navigation/redirects.yml';
    expect(after.get(redirects)).toContain(`{ from: /${to}, to: /${from} }`);
    expect(after.get(redirects)).not.toContain(`{ from: /${from}, to: /${to} }`);
    expect(new Map(after).set(redirects, before.get(redirects) ?? '')).toEqual(before);
  });

  it('updates relative links on the moved page and to it', async () => {
    const text = (body: string) =>
      `---\ntitle: A page\ndescription: ${description}\n---\n\n${body}\n`;
    put('docs/concepts/one.mdx', text('[two](two#here), `[two](two)` and <a href="./two">two</a>'));
    put(
      'docs/concepts/two.mdx',
      text('[one](one), [fees]: none\n\n[x]: ./protocol/fees "Fees"\n\n[x]'),
    );
    await move('concepts/two', 'concepts/protocol/three');
    expect(readFileSync(file('docs/concepts/one.mdx'), 'utf8')).toBe(
      text(
        '[two](/concepts/protocol/three#here), `[two](two)` and <a href="/concepts/protocol/three">two</a>',
      ),
    );
    expect(readFileSync(file('docs/concepts/protocol/three.mdx'), 'utf8')).toBe(
      text('[one](/concepts/one), [fees]: none\n\n[x]: /concepts/protocol/fees "Fees"\n\n[x]'),
    );
  });

  it('to another section lists the page there', async () => {
    await move('concepts/status', 'api/status');
    const sidebar = (name: string) => readFileSync(file(`navigation/sidebars/${name}.yml`), 'utf8');
    expect(sidebar('concepts')).not.toContain('status');
    expect(sidebar('api')).toContain('- api/status\n');
    expect(deadLinks()).toEqual([]);
  });

  it('that keeps the address sets the old address as slug and adds no redirect', async () => {
    const before = tree();
    await move('concepts/status', 'concepts/protocol/status', true);
    const after = tree();
    const moved = after.get('content/docs/concepts/protocol/status.mdx') ?? '';
    expect(moved).toContain('\nslug: /concepts/status\n---\n');
    expect(moved.replace('slug: /concepts/status\n', '')).toBe(
      before.get('content/docs/concepts/status.mdx'),
    );
    expect(after.get('content/navigation/redirects.yml')).toBe(
      before.get('content/navigation/redirects.yml'),
    );
  });

  it.each([
    [
      'concepts/statuz',
      'concepts/x',
      'no folder "concepts/statuz"; the closest match is "concepts/status"',
    ],
    ['concepts/status', 'concepts/overview', 'concepts/overview.mdx already exists'],
    ['concepts/status', 'concept/status', 'there is no section "concept"'],
    ['concepts/status', 'concepts/a b', '"concepts/a b" is not a valid doc id'],
    ['concepts/protocol', 'concepts/p', '"concepts/protocol" is a page and a folder'],
    ['sdk/v3', 'sdk/v3/more', 'a folder cannot be moved into itself'],
    ['sdk/v3/overview', 'contracts/v3/sdk', 'has to stay under /sdk'],
  ])('of %s to %s is rejected, and nothing is written', async (from, to, message) => {
    const before = tree();
    await expect(move(from, to)).rejects.toThrow(message);
    expect(tree()).toEqual(before);
  });

  it('is rejected if other sites link to the address', async () => {
    mkdirSync(join(folder, 'tests/output'), { recursive: true });
    writeFileSync(join(folder, 'tests/output/addresses.txt'), '/concepts/status\n');
    await expect(move('concepts/status', 'concepts/news')).rejects.toThrow(
      'tests/output/addresses.txt lists /concepts/status among the addresses that must stay pages, so a redirect is not enough: run npm run move concepts/status concepts/news -- --keep-address',
    );
  });
});
