import { describe, expect, test } from 'vitest';
import { attributes, basePath, documents, isServed, pages } from './built-site';

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

const documentAt = (path: string) =>
  documents.get(`${path === '/' ? '' : path}/index.html`) ??
  documents.get(`${path}.html`) ??
  documents.get(path);

const external = (href: string) => /^[a-z][\w+.-]*:|^\/\//i.test(href);

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { html }) => {
  const links = attributes(html, 'a', 'href');

  test('links to addresses without trailing slash and without .html', () => {
    const wrong = links.filter(
      (href) => !external(href) && (/[^/]\/(?:[?#]|$)/.test(href) || /\.html(?:[?#]|$)/.test(href)),
    );
    expect(wrong.filter((href) => href !== `${basePath}/`)).toEqual([]);
  });

  test('links to pages that are served, and to anchors that they have', () => {
    const dead = links.filter((href) => {
      if (external(href)) return false;
      const { pathname, hash } = new URL(href, `https://site${basePath}${path}`);
      const target = decodeURI(pathname).slice(basePath.length) || '/';
      if (!pathname.startsWith(basePath) || !isServed(target)) return true;
      const anchor = decodeURIComponent(hash.slice(1));
      return anchor !== '' && !idsOf(documentAt(target) ?? '').has(anchor);
    });
    expect(dead).toEqual([]);
  });

  test('links to other sites only by https', () => {
    const wrong = links.filter((href) => external(href) && !/^(?:https:|mailto:)/.test(href));
    expect(wrong).toEqual([]);
  });

  test('loads nothing from another origin', () => {
    const loads = [
      ...attributes(html, '(?:script|img|iframe|source|video|audio|embed)', 'src'),
      ...[...html.matchAll(/<link[^>]*>/g)]
        .filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag))
        .flatMap(([tag]) => attributes(tag, 'link', 'href')),
      ...[...html.matchAll(/(?:url\(|@import )['"]?([^'")]+)/g)].map(([, url = '']) => url),
    ];
    expect(loads.length).toBeGreaterThan(3);
    expect(loads.filter((url) => external(url) && !url.startsWith('data:'))).toEqual([]);
  });
});
