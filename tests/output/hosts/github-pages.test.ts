import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages, read } from '../built-site';
import { redirects } from '../docs';
import { ask, eachOf } from './ask';
import type { RunningHost } from '../serve';
import { githubPages } from './pages-server';
import { siteFolder } from './site-folder';

const article = pages.filter(({ path }) => path !== '/' && path !== '/404.html');
const names = article.map(({ path }) => `${path.slice(1)}/index.html`);
const only = ['index.html', '404.html', ...names].concat(
  redirects.map(({ fromPath }) => `${fromPath.slice(1)}/index.html`),
);

describe.each(['', '/docs'])('GitHub Pages at "%s"', (basePath) => {
  let host: RunningHost;
  const get = (path: string) => ask(host.origin, basePath + path);
  beforeAll(async () => {
    const name = `github-pages${basePath.replace('/', '-')}`;
    host = await githubPages(siteFolder(name, basePath, { twins: true, only }));
  });
  afterAll(() => host.stop());

  test('returns every page at its address, and in its other forms', async () => {
    expect(article.length).toBeGreaterThan(290);
    const wrong: string[] = [];
    await eachOf(article, async ({ path, html }) => {
      for (const form of ['', '/', '.html', '/index.html']) {
        const { status, body } = await get(path + form);
        if (status !== 200 || body !== html) wrong.push(`${path}${form}: ${status}`);
      }
    });
    expect(wrong).toEqual([]);
    expect((await get('/')).body).toBe(read('index.html'));
  });

  test('returns a page that redirects for every old address', async () => {
    for (const { fromPath, toPath } of redirects) {
      const { status, body } = await get(fromPath);
      expect({ fromPath, status }).toEqual({ fromPath, status: 200 });
      expect(body).toContain(`<meta http-equiv="refresh" content="0; url=${toPath}">`);
    }
  });

  test("returns the site's not-found page for a missing page", async () => {
    for (const path of ['/nope', '/nope/', '/concepts/nope.html', '/nope.md']) {
      const { status, body } = await get(path);
      expect({ path, status, isPage: body === read('404.html') }).toEqual({
        ...{ path, status: 404, isPage: true },
      });
    }
  });
});

test("without twins, GitHub Pages redirects from a page's canonical address", async () => {
  const host = await githubPages(siteFolder('github-pages-single', '', { only }));
  const { status, headers } = await ask(host.origin, article[0]?.path ?? '');
  await host.stop();
  expect([status, headers.location]).toEqual([301, `${article[0]?.path}/`]);
});
