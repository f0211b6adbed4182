import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { basePath, docPages, folder, htmlAt } from './built-site';
import { guides, linksOf, open } from './project-zips';
import { serve } from './serve';
import { textOf } from './tables';

test('pages without a runnable sample, and reference entries, offer no project', () => {
  const paths = guides.map(([path]) => path);
  const others = docPages.filter(({ path }) => !paths.includes(path));
  expect(others.filter(({ path }) => linksOf(path, 'Download project').length > 0)).toEqual([]);
  const reference = '/sdk/v3/reference/classes/Pool';
  expect(others.some(({ path }) => path === reference)).toBe(true);
});

test('the site has exactly the zips that pages link to', () => {
  const linked = guides
    .flatMap(([path]) => linksOf(path, 'Download project'))
    .map(({ href }) => href);
  expect(linked.length).toBeGreaterThan(40);
  expect(new Set(linked).size).toBe(linked.length);
  const there = readdirSync(join(folder, 'downloads')).map(
    (name) => `${basePath}/downloads/${name}`,
  );
  expect(there.sort()).toEqual(linked.sort());
});

test('the zip has the tsconfig.json that Background shows', () => {
  const [block = ''] =
    /<figure[^]*?tsconfig\.json[^]*?<\/pre>/.exec(htmlAt('/sdk/v3/guides/background')) ?? [];
  const shown = textOf(/<pre[^]*<\/pre>/.exec(block.slice(block.lastIndexOf('<pre')))?.[0] ?? '{}');
  const [link] = linksOf('/sdk/v3/guides/trading', 'Download project');
  expect(JSON.parse(open(link?.href ?? '').get('tsconfig.json') ?? '')).toEqual(JSON.parse(shown));
});

test('a static host sends a project as a zip', async () => {
  const { origin, stop } = await serve(createHost({ folder, basePath }));
  onTestFinished(stop);
  const [link] = linksOf('/sdk/v3/guides/trading', 'Download project');
  const answer = await fetch(`${origin}${link?.href}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Object.keys(unzipSync(bytes))).toContain('sdk-v3-guides-trading/main.ts');
});
