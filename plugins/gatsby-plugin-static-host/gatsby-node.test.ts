import { statSync } from 'node:fs';
import type { BuildArgs } from 'gatsby';
import { beforeEach, expect, test } from 'vitest';
import { onPostBuild } from './gatsby-node';
import { htmlFiles } from './html-files';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, at, read, write: writeFile } = temporaryFolder();
const kept = new Map<string, unknown>();
beforeEach(() => kept.clear());

/** Writes a page as Gatsby does. */
const write = (name: string, text: string) =>
  writeFile(`public/${name}`, `<html><head><meta charset="utf-8"></head>${text}</html>`);

/** Runs the end of a build, after Gatsby has written its pages. */
async function end({ twins, redirects = ['/old'] }: { twins: boolean; redirects?: string[] }) {
  const state = {
    redirects: redirects.map((from) => ({ fromPath: `/docs${from}`, toPath: '/docs/a' })),
    pages: new Map(['/', '/a', '/404', '/404.html'].map((path) => [path, {}])),
  };
  const args = {
    store: { getState: () => state },
    basePath: '/docs',
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
    },
  } as unknown as BuildArgs;
  const options = {
    root,
    siteUrl: 'https://docs.example',
    connect: [],
    requestScript: '',
    twins,
    plugins: [],
  };
  await onPostBuild?.(args, options, () => undefined);
  return htmlFiles(at('public'))
    .map((file) => file.slice(at('public/').length))
    .sort();
}

const written = ['404.html', '404/index.html', 'a/index.html', 'index.html'];
const textOf = (name: string) => read(`public/${name}`);
const timeOf = (name: string) => statSync(at(`public/${name}`)).mtimeMs;

test('a page is one file, or two identical files if the settings request them', async () => {
  for (const name of written) write(name, name);
  expect(await end({ twins: false })).toEqual([...written, 'old/index.html'].sort());
  expect(await end({ twins: true })).toEqual(
    [...written, 'a.html', 'old.html', 'old/index.html'].sort(),
  );
  expect(textOf('a.html')).toBe(textOf('a/index.html'));
  write('a/index.html', 'new');
  await end({ twins: true });
  expect(textOf('a.html')).toContain('new');
  expect(textOf('a.html')).toBe(textOf('a/index.html'));
  expect(await end({ twins: false, redirects: [] })).toEqual(written);
});

test('a build writes only the pages that have changed', async () => {
  for (const name of written) write(name, name);
  await end({ twins: true });
  const all = [...written, 'a.html', 'old.html', 'old/index.html', '_redirects'];
  const times = all.map(timeOf);
  await end({ twins: true });
  expect(all.map(timeOf)).toEqual(times);
  write('index.html', 'new');
  await end({ twins: true });
  const changed = all.filter((name, index) => timeOf(name) !== times[index]);
  expect(changed).toEqual(['index.html']);
  expect(textOf('index.html')).toContain('Content-Security-Policy');
});
