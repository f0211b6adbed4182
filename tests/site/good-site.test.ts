import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkSite, namedByBuild, namedByCheck } from './check-site';
import { layFixture, linesOf, WARNED, withoutNumbers } from './fixtures';
import { addBrand, describeBrand } from './good-site/brand';
import { describeMistakes } from './good-site/mistakes';
import { describeRebrand, describeTraces, ISOBAR, TRACES_OF_ISOBAR } from './good-site/rebrand';
import { build, built, change, content, page, policyOf, site } from './kept-site';
import { addLocale, describeLocales } from './locales-and-versions/locales';
import { addRightToLeft, describeRightToLeft } from './locales-and-versions/right-to-left';
import { serveSmallSite, type ServedSite } from './locales-and-versions/served-site';
import { addVersions, describeVersions } from './locales-and-versions/versions';
import { buildSite, clearSite, copySite, GOOD_CONTENT, type BuildResult } from './site-copy';

const REDIRECTS = 'navigation/redirects.yml';

/** A page with a link. Between builds, only the base path in its HTML may change. */
const UNCHANGED = 'link-to-no-anchor.mdx';

/** Warnings about messages that aren't translated in the site's other locales. */
const UNTRANSLATED = ['ar', 'de'].map(
  (code) =>
    `content/locales/${code}/messages.yml:1:1 N messages have no translation, so readers see them in English: add them, such as "1 result"`,
);

/** Collections of data files that the editor offers. */
const DATA = [
  ...['deployments', 'errors', 'home', 'library-errors', 'redirects', 'settings'],
  ...['sidebar', 'versions', 'figures'],
];

let first: Promise<BuildResult> | undefined;
/**
 * Returns the result of the first build, before any edits. Whichever tests are selected, this build comes first,
 * because the later ones need its cache.
 */
const firstBuild = () => (first ??= buildSite(site));

beforeAll(() => {
  copySite(site);
  layFixture(site, WARNED);
  addVersions();
  addLocale();
  addRightToLeft();
  addBrand();
});
afterAll(() => clearSite(site));

// These tests need a site with several locales and versions under a base path. The repository's own site has one locale
// and one version, and is served from the root.
describe('a site of another product, under a base path, in several locales and versions', () => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await firstBuild();
  });

  test('builds', () => {
    expect(result.code, result.output).toBe(0);
  });

  test('warns of what readers survive, once and with its place, as the check does', () => {
    const lines = [...linesOf('good'), ...linesOf(WARNED.name), ...UNTRANSLATED].sort();
    expect(withoutNumbers(namedByBuild(result.output))).toEqual(lines);
    const { code, output } = checkSite(site);
    expect(code, output).toBe(0);
    expect(withoutNumbers(namedByCheck(output))).toEqual(lines);
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
    expect(built('_redirects').trimEnd().split('\n')).toEqual(
      [
        '/old /docs/guides/nimbus-protocol',
        '/older /docs/guides/none',
        '/coming /docs/guides/soon',
      ].flatMap((row) => [
        `/docs${row} 301`,
        ...['de', 'ar'].map((code) => `/docs/${code}${row.replace('/docs', `/docs/${code}`)} 301`),
      ]),
    );
    expect(page('old')).toContain('url=/docs/guides/nimbus-protocol"');
    expect(page('guides/start')).toContain('href="https://docs.nimbus.example/docs/guides/start"');
  });

  test('leaves drafts out: no page, no entry in the sidebar', () => {
    expect(existsSync(join(site, 'public/guides/soon'))).toBe(false);
    expect(page('guides/start')).not.toContain('Soon');
  });

  test('has nothing of the draft mark', () => {
    const scripts = readdirSync(join(site, 'public')).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    for (const name of ['guides/start/index.html', ...scripts])
      expect(built(name), name).not.toMatch(/cannot see this page/);
  });

  test('has search records for the pages, but for no draft', () => {
    const found = readdirSync(join(site, 'public'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:^|\/)(?:search-index\.json$|static\/search\/)/.test(name))
      .map(built)
      .join('\n');
    expect(found).toContain('Start with Nimbus');
    expect(found).toContain('/guides/nimbus-protocol');
    expect(found).not.toMatch(/soon/i);
  });

  test('shows a link without a target as text', () => {
    expect(page('guides/start')).toContain(', a page that is not, ');
  });

  test('shows the region of a sample, in color', () => {
    expect(page('guides/start')).toContain('class="c-keyword">export const');
  });
});

describe('a second build after edits', () => {
  const served = {} as ServedSite;
  beforeAll(async () => {
    await firstBuild();
    cpSync(join(GOOD_CONTENT, REDIRECTS), content(REDIRECTS));
    for (const name of readdirSync(content('docs/guides')))
      if (name.startsWith('link-') && name !== UNCHANGED) rmSync(content(`docs/guides/${name}`));
    change(content('docs/guides/protocol.mdx'), 'Text about', 'New words about');
    change(content('samples/add.ts'), '1 + 2', '3 + 4');
    const { output } = await build();
    expect(output).not.toContain('everything is rebuilt');
    Object.assign(served, await serveSmallSite());
  });
  afterAll(() => served.end());

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

  test('has an editor with a policy of its own, because the settings name a repository', () => {
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
    for (const path of ['', 'guides/start']) {
      expect(policyOf(page(path))).toContain("default-src 'none'");
      expect(page(path).match(/window\.pageData=/g)).toHaveLength(1);
    }
    expect(built('_redirects')).toContain('/docs/old ');
    expect(page('old')).toContain('noindex');
  });

  describe('its brand', () => {
    describeBrand();
    describeTraces(ISOBAR, TRACES_OF_ISOBAR);
  });
  describe('locales', () => describeLocales(served));
  describe('a locale from the right', () => describeRightToLeft(served));
  describe('versions', () => describeVersions(served));
});

describe.runIf(inject('cases') === 'all')(
  'a third build, with another brand and the same cache',
  describeRebrand,
);
describe('mistakes', describeMistakes);
