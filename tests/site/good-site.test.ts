import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSite, namedByBuild, namedByCheck } from './check-site';
import { type BuildResult, buildSite, clearSite, copySite, smallSite as site } from './site-copy';

const env = { BASE_PATH: '/docs' };
const built = (path: string) => readFileSync(join(site, 'public', path), 'utf8');
const page = (path: string) => built(join(path, 'index.html'));
const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

/** Where the editor of the site writes, and the data files that it then edits. */
const EDITOR =
  'editor: { backend: forgejo, repo: nimbus/docs, appId: a, host: https://git.nimbus.example }';
/** Where its readers' answers and issues go. */
const FEEDBACK =
  "feedback: { helpful: https://count.cirrus.example/helpful, issues: 'https://git.cirrus.example/new?body={body}' }";
const DATA = [
  ...['errors', 'home', 'library-errors', 'redirects', 'settings', 'sidebar', 'versions'],
  'figures',
];

function change(path: string, from: string, to: string): void {
  const file = join(site, 'content', path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

beforeAll(() => {
  copySite(site);
  cpSync(join(process.cwd(), 'tests/site/fixtures/good'), join(site, 'content'), {
    recursive: true,
  });
});
afterAll(() => clearSite(site));

describe('a site of another product, under a base path', () => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await buildSite(site, env);
  });

  test('builds', () => {
    expect(result.code, result.output).toBe(0);
  });

  test('is warned of by the check as by the build, and no more', () => {
    const { code, output } = checkSite(site);
    expect(code, output).toBe(0);
    expect(namedByCheck(output).length).toBeGreaterThan(3);
    expect(namedByCheck(output)).toEqual(namedByBuild(result.output));
  });

  test('shows the name that the settings give, everywhere', () => {
    expect(page('guides/start')).toContain(
      '<title data-react-helmet="true">Start with Nimbus | Nimbus Docs',
    );
    expect(page('guides/start')).toContain('aria-label="What Nimbus draws"');
    expect(page('guides/start')).toContain('A line of Nimbus.');
    expect(page('guides/start')).toContain('About Nimbus');
    expect(page('')).toContain('What Nimbus is');
    expect(page('')).toContain('Nimbus 4 is here.');
    expect(page('')).toContain('href="/docs/guides/nimbus-protocol">What Nimbus 4 does</a>');
    expect(page('guides/nimbus-protocol')).toContain('Text about Nimbus.');
    for (const path of ['', 'guides/start', 'guides/nimbus-protocol', '404']) {
      expect(page(path)).not.toMatch(/Isobar|isobar-|\{product\}/);
    }
  });

  test('puts the base path before every link, asset and redirect', () => {
    for (const path of ['', 'guides/start', 'guides/nimbus-protocol', '404']) {
      const inside = [...page(path).matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, url]) => url);
      expect(inside.length).toBeGreaterThan(5);
      expect(inside.filter((url) => !/^\/docs(?:\/|$)/.test(url ?? ''))).toEqual([]);
    }
    expect(built('_redirects')).toBe('/docs/old /docs/guides/nimbus-protocol 301\n');
    expect(page('old')).toContain('url=/docs/guides/nimbus-protocol"');
    expect(page('guides/start')).toContain('href="https://docs.nimbus.example/docs/guides/start"');
  });

  test('asks its readers nothing: the settings name no address', () => {
    expect(page('guides/start')).not.toMatch(/helpful\?|Report a problem/);
  });

  test('has no editor: the settings name no repository', () => {
    expect(readdirSync(join(site, 'public')).filter((name) => name.includes('admin'))).toEqual([]);
  });

  test('leaves drafts out: no page, no place in the sidebar', () => {
    expect(existsSync(join(site, 'public/guides/soon'))).toBe(false);
    expect(page('guides/start')).not.toContain('Soon');
  });

  test('lets search find the pages, and no draft', () => {
    const found = readdirSync(join(site, 'public'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:^|\/)search-.*\.json$/.test(name))
      .map(built)
      .join('\n');
    expect(found).toContain('Start with Nimbus');
    expect(found).toContain('/guides/nimbus-protocol');
    expect(found).not.toMatch(/soon/i);
  });

  test('warns of broken links and of addresses that are taken, with file and line', () => {
    const file = 'content/docs/guides';
    expect(result.output).toContain(
      `${file}/start.mdx:6:56 the link /guides/none leads to no page`,
    );
    expect(result.output).toMatch(
      /start\.mdx:6:\d+ the link \/guides\/nimbus-protocol#none leads to a page without the anchor #none/,
    );
    expect(result.output).toContain(
      `${file}/twin.mdx:1:1 /guides/start is already the address of ${file}/start.mdx`,
    );
    expect(result.output).toContain(`${file}/start.mdx:7:40 the link ../README.md is to a file`);
  });

  test('shows a link to no page as its words', () => {
    expect(page('guides/start')).toContain(', a page that is not, ');
  });

  test('shows the region of a sample, in colour', () => {
    expect(page('guides/start')).toContain('class="c-keyword">export const');
  });
});

describe('a second build after one edit', () => {
  let before: { html: string; time: number };
  beforeAll(async () => {
    const file = join(site, 'public/guides/start/index.html');
    before = { html: page('guides/start'), time: statSync(file).mtimeMs };
    change('docs/guides/protocol.mdx', 'Text about', 'New words about');
    change('samples/add.ts', '1 + 2', '3 + 4');
    change('settings.yml', 'tabs:', `${EDITOR}\ntabs:`);
    const { code, output } = await buildSite(site, env);
    expect(code, output).toBe(0);
  });

  test('shows the edit, with a policy and the data of the page', () => {
    const html = page('guides/nimbus-protocol');
    expect(html).toContain('New words about Nimbus.');
    expect(policyOf(html)).toContain("default-src 'none'");
    expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(html.match(/window\.pageData=/g)).toHaveLength(1);
  });

  test('shows the change of a sample on the page that holds it', () => {
    expect(page('guides/start').replace(/<[^>]*>/g, '')).toContain('sum = 3 + 4');
  });

  test('has an editor, since the settings name a repository, under a policy of its own', () => {
    const html = page('admin');
    expect(policyOf(html.replaceAll('&#x27;', "'"))?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self' blob: https://git.nimbus.example",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
    expect(html).toContain('<meta name="robots" content="noindex">');
    for (const [, src = ''] of html.matchAll(/src="([^"]*)"/g))
      expect(existsSync(join(site, 'public', src.replace(/^\/docs\//, ''))), src).toBe(true);
    expect(built('admin.html')).toBe(html);
    const { decap } = JSON.parse(built('admin/configuration.json')) as { decap: object };
    expect(decap).toMatchObject({
      backend: { name: 'forgejo', repo: 'nimbus/docs', branch: 'main' },
      collections: [{ name: 'guides', label: 'Guides' }, ...DATA.map((name) => ({ name }))],
    });
  });

  test('keeps the other pages, their policies and the redirects', () => {
    expect(policyOf(page(''))).toContain("default-src 'none'");
    expect(page('').match(/window\.pageData=/g)).toHaveLength(1);
    expect(policyOf(before.html)).toContain("default-src 'none'");
    expect(built('_redirects')).toContain('/docs/old ');
    expect(page('old')).toContain('noindex');
  });
});

describe('a third build with other settings over the same cache', () => {
  beforeAll(async () => {
    change('settings.yml', 'Nimbus', 'Cirrus');
    change('settings.yml', 'slug: nimbus', 'slug: cirrus');
    change('settings.yml', EDITOR, FEEDBACK);
    const { code, output } = await buildSite(site);
    expect(code, output).toBe(0);
  });

  test('has no editor any more', () => {
    expect(readdirSync(join(site, 'public')).filter((name) => name.includes('admin'))).toEqual([]);
  });

  test('asks its readers whether a page helped, under a policy that lets them answer', () => {
    const html = page('guides/start');
    expect(html).toContain('Was this page helpful?');
    expect(html).toContain(
      `https://git.cirrus.example/new?body=${encodeURIComponent('Page: https://docs.nimbus.example/guides/start\n')}`,
    );
    expect(policyOf(html)).toMatch(/connect-src [^;]*https:\/\/count\.cirrus\.example/);
  });

  test('shows the new name, the new address and no base path', () => {
    expect(page('guides/start')).toContain('Start with Cirrus');
    expect(page('guides/start')).toContain('href="/guides/cirrus-protocol#none"');
    expect(page('guides/cirrus-protocol')).toContain('New words about Cirrus.');
    expect(page('')).toContain('What Cirrus is');
    expect(built('_redirects')).toBe('/old /guides/cirrus-protocol 301\n');
    for (const path of ['', 'guides/start', 'guides/cirrus-protocol']) {
      expect(page(path)).not.toMatch(/Nimbus|href="\/docs/);
    }
    expect(existsSync(join(site, 'public/guides/nimbus-protocol/index.html'))).toBe(false);
  });
});
