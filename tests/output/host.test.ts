import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../src/site/settings/read-settings';
import { DIST } from '../../src/site/sources/output-files';
import { basePath, documents, folder, read } from './built-site';
import { redirects } from './docs';

const { editor, feedback, site } = readSettings();

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe.each([...documents].filter(([, html]) => html.includes('<script')))('%s', (_, html) => {
  const policy =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

  test('has one policy, before any script and style', () => {
    expect(html.match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<style/));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  test('allows each of its inline scripts and styles by hash', () => {
    const scripts = [
      ...html.matchAll(/<script(?![^>]*(?:\ssrc=|json"))[^>]*>([\s\S]*?)<\/script>/g),
    ];
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
    const missing = [...scripts, ...styles]
      .map(([, code = '']) => code)
      .filter((code) => code && !policy.includes(hashOf(code)));
    expect(scripts.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('has no script in an attribute', () => {
    expect(html.match(/<[^>]+\son[a-z]+="[^"]*"/g) ?? []).toEqual([]);
  });
});

describe.each(redirects)('the old address $fromPath', ({ fromPath: from, toPath: to }) => {
  const html = documents.get(`${from}/index.html`) ?? '';

  test('has a page that leads on, with and without script, and is kept out of search', () => {
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${basePath}${to}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<link rel="canonical" href="${site.url}${basePath}${to}">`);
    expect(html).toContain(`location.replace("${basePath}${to}"+location.search+location.hash)`);
  });

  test("has a row in the host's file", () => {
    expect(read('_redirects').split('\n')).toContain(`${basePath}${from} ${basePath}${to} 301`);
  });
});

test('every page is one file, as the settings say', () => {
  const twins = [...documents.keys()]
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/\/index\.html$/, '.html'))
    .filter((file) => file !== '.html' && existsSync(join(folder, file)));
  expect(site.twins).toBe(false);
  // Gatsby writes the not-found page both as `404.html` and as `404/index.html`.
  expect(twins).toEqual(['/404.html']);
});

test('only files that readers request are published; scripts name no source map that is missing', () => {
  const published = readdirSync(`${DIST}/`, { recursive: true, encoding: 'utf8' });
  const ofBuilds = /^(?:chunk-map\.json|webpack\.stats\.json|~partytown)$/;
  expect(published.filter((name) => ofBuilds.test(name))).toEqual([]);
  expect(published.some((name) => name.endsWith('.js.map'))).toBe(site.sourceMaps);
  const scripts = published.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const naming = scripts.filter((name) =>
    readFileSync(join(DIST, name), 'utf8').includes('//# sourceMappingURL='),
  );
  expect(naming.length > 0).toBe(site.sourceMaps);
});

test('there is an editor, and a question to readers, only if the settings say so', () => {
  expect(existsSync(join(folder, 'admin'))).toBe(editor !== undefined);
  const asking = [...documents].filter(([, html]) => html.includes('Was this page helpful?'));
  expect(asking.length > 0).toBe(feedback.helpful !== null);
});
