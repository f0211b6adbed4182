import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathsOf, type SearchManifest } from '../../../src/site/search/index-format';
import { buildSite, clearSite, copyGoodSite, GOOD_CONTENT, type BuildResult } from '../site-copy';
import { build, built, change, content, has, pages, site, styleSheets } from '../kept-site';

const elsewhere = join(process.cwd(), '.tests/caches-elsewhere');

const whole = [
  '404.html',
  '404/index.html',
  'guides/nimbus-protocol.html',
  'guides/nimbus-protocol/index.html',
  'guides/start.html',
  'guides/start/index.html',
  'index.html',
  'old.html',
  'old/index.html',
  'search.html',
  'search/index.html',
];

let first: ReturnType<typeof styleSheets>;
let index: string;

beforeAll(async () => {
  copyGoodSite(site);
  writeFileSync(
    content('docs/guides/gone.mdx'),
    '---\ntitle: Gone\ndescription: A page that will be taken out, with the redirect and the version that lead to it.\n---\n\nThe sum $x$.\n',
  );
  writeFileSync(content('docs/guides/sum.mdx'), readFileSync(content('docs/guides/gone.mdx')));
  change(content('docs/guides/sum.mdx'), 'Gone', 'Sum');
  change(content('navigation/redirects.yml'), '- {', '- { from: /gone, to: /guides/gone }\n- {');
  writeFileSync(
    content('navigation/versions.yml'),
    `${written('navigation/versions.yml')}\n- section: guides\n  name: former\n  label: Former\n  path: /guides\n  isLast: false\n  mainDoc: gone\n  sidebars: [guides]\n`,
  );
  await build();
  first = styleSheets();
  index = built('search-index.json');
});
afterAll(() => {
  clearSite(site);
  rmSync(elsewhere, { recursive: true, force: true });
});

/** Returns the text of a file in the good content. */
function written(path: string): string {
  return readFileSync(join(GOOD_CONTENT, path), 'utf8').trimEnd();
}

test('the first build has every page', () => {
  expect(pages()).toEqual(
    [
      ...whole,
      ...['gone', 'guides/gone', 'guides/sum'].flatMap((path) => [
        `${path}.html`,
        `${path}/index.html`,
      ]),
    ].sort(),
  );
});

describe('a build after a page, its redirect and its version were removed', () => {
  let result: BuildResult;
  beforeAll(async () => {
    rmSync(content('docs/guides/gone.mdx'));
    cpSync(join(GOOD_CONTENT, 'navigation'), content('navigation'), { recursive: true });
    change(content('docs/guides/sum.mdx'), '$x$', '$\\frac{x}{y}$ and more');
    result = await build();
  });

  test('starts from the cache of the first build', () => {
    expect(result.output).not.toContain('everything is rebuilt');
  });

  test('names none of them', () => {
    expect(result.output).not.toMatch(/gone/);
  });

  test('has neither their pages, in any form, nor their redirects for the host', () => {
    expect(pages()).toEqual([...whole, 'guides/sum.html', 'guides/sum/index.html'].sort());
    expect(built('_redirects')).toBe('/old /guides/nimbus-protocol 301\n');
    expect(built('search-index.json')).not.toContain('gone');
    expect(has('page-data/guides/gone/page-data.json')).toBe(false);
  });

  test('keeps the search index of the previous build, for readers who have one of its pages open', () => {
    const filesOf = (manifest: string) => {
      const { words, page } = pathsOf(JSON.parse(manifest) as SearchManifest);
      return [...words, ...page];
    };
    const [before, now] = [filesOf(index), filesOf(built('search-index.json'))];
    expect(before.filter((path) => !now.includes(path))).not.toEqual([]);
    expect([...before, ...now].filter((path) => !has(path))).toEqual([]);
  });

  test('gives a changed style sheet another name', () => {
    const second = styleSheets();
    expect([...second.keys()].some((path) => path.includes('katex'))).toBe(true);
    expect([...second.values()]).not.toEqual([...first.values()]);
    for (const [path, text] of second) expect(first.get(path) ?? text).toBe(text);
  });
});

describe('a build after the code under src/site has changed', () => {
  beforeAll(async () => {
    change(
      join(site, 'src/site/settings/product-text.ts'),
      'product.name)',
      "product.name + ' II')",
    );
    await build();
  });

  test('shows the output of the new code on unchanged pages', () => {
    expect(built('guides/nimbus-protocol/index.html')).toContain('The Nimbus II protocol');
    expect(built('guides/start/index.html')).toContain('A line of Nimbus II.');
  });
});

describe('a build after a mistake', () => {
  let failed: BuildResult;
  beforeAll(async () => {
    const start = readFileSync(content('docs/guides/start.mdx'), 'utf8');
    change(content('docs/guides/protocol.mdx'), 'Text about', 'New words about');
    writeFileSync(
      content('docs/guides/start.mdx'),
      start.replace('.\n---\n', '.\n') + '\nText: [of\n',
    );
    failed = await buildSite(site);
    writeFileSync(content('docs/guides/start.mdx'), start);
    await build();
  });

  test('named only the file whose front matter is not closed', () => {
    expect(failed.code).not.toBe(0);
    expect(failed.output).toContain('One mistake in the content:');
    expect(failed.output).toMatch(
      /content\/docs\/guides\/start\.mdx:1:1 the front matter is not closed: write ---/,
    );
    expect(failed.output).not.toMatch(/YAMLException|there is no doc/);
  });

  test('has every page, and the text that was written before the mistake was fixed', () => {
    expect(pages()).toEqual([...whole, 'guides/sum.html', 'guides/sum/index.html'].sort());
    expect(built('guides/nimbus-protocol/index.html')).toContain('New words about');
  });
});

test('a build of a site that has lost pages and data writes them again, and reports why', async () => {
  rmSync(join(site, 'public/page-data/guides'), { recursive: true });
  rmSync(join(site, 'public/guides/sum'), { recursive: true });
  writeFileSync(join(site, 'public/guides/start/index.html'), '<p>');
  const { output } = await build();
  expect(output).toMatch(
    /everything is rebuilt: files of the last build in public\/ are missing or changed/,
  );
  expect(pages()).toEqual([...whole, 'guides/sum.html', 'guides/sum/index.html'].sort());
  expect(built('guides/start/index.html')).toContain('Start with Nimbus');
  expect(built('page-data/guides/start/page-data.json')).toContain('Start with Nimbus');
});

test('a build with unreadable databases creates them again', async () => {
  for (const path of ['data/datastore', 'caches-lmdb', 'data/gatsby-core-utils']) {
    writeFileSync(join(site, '.cache', path, 'data.mdb'), 'garbage'.repeat(5000));
  }
  const { output } = await build();
  expect(output).toContain('its databases cannot be read');
  expect(output).not.toContain('MDB_');
  expect(pages()).toContain('guides/start/index.html');
});

test('a checkout that was moved with its cache builds every page', async () => {
  renameSync(site, elsewhere);
  try {
    await build(elsewhere);
    expect(pages(elsewhere)).toEqual([...whole, 'guides/sum.html', 'guides/sum/index.html'].sort());
  } finally {
    renameSync(elsewhere, site);
  }
});
