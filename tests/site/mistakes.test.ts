import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, copySite, type BuildResult } from './site-copy';

const site = join(process.cwd(), '.tests/mistakes');
const fixture = (name: string) => join(process.cwd(), 'tests/site/fixtures', name);

/** Builds the good fixture with the files of another put over it. */
function buildWith(name: string): Promise<BuildResult> {
  rmSync(join(site, 'content'), { recursive: true });
  cpSync(fixture('good'), join(site, 'content'), { recursive: true });
  cpSync(fixture(name), join(site, 'content'), { recursive: true });
  return buildSite(site);
}

beforeAll(() => copySite(site));
afterAll(() => rmSync(site, { recursive: true }));

describe('a build over docs with mistakes', () => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await buildWith('bad');
  });

  test('fails', () => {
    expect(result.code).not.toBe(0);
    expect(result.output).toContain('mistakes in the content:');
  });

  test.each([
    'start.mdx:2:1 "title" is missing: write some text',
    'start.mdx:2:1 unknown field "titel"; remove it or correct its name',
    'start.mdx:3:1 "description" is "Too short.": write 50 to 170 characters',
    'start.mdx:4:1 "draft" is "perhaps": write true or false',
    'start.mdx:5:1 "slug" is "guides/start/": write an address such as /concepts/overview',
    'bare.mdx:1:1 a doc starts with front matter: ---, title: …, description: …, ---',
    'brace.mdx:6:7 MDX: ',
    'body.mdx:6:1 there is no admonition ":::warning"; use one of note, tip, caution, danger',
    'body.mdx:10:1 there is no component <Chart>; ',
    'body.mdx:15:11 mathematics: KaTeX parse error',
    'body.mdx:12:1 content/samples/add.ts has no region "sub"; use one of add',
  ])('names content/docs/guides/%s', (mistake) => {
    expect(result.output).toContain(`content/docs/guides/${mistake}`);
  });
});

describe('a build over navigation with mistakes', () => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await buildWith('lost');
  });

  test.each([
    'sidebars/guides.yml:6:9 there is no doc "guides/protocoll"; the nearest is "guides/protocol"',
    'versions.yml:6:1 there is no doc "guides/strat"; the nearest is "guides/start"',
    'versions.yml:6:1 there is no sidebar "guide"; there are guides',
    'redirects.yml:1:5 "0.from" is "/old/": write an address such as /concepts/overview',
  ])('fails and names content/navigation/%s', (mistake) => {
    expect(result.code).not.toBe(0);
    expect(result.output).toContain(`content/navigation/${mistake}`);
  });
});

test('a build over front matter that is not YAML fails and names the file and line', async () => {
  const { code, output } = await buildWith('syntax');
  expect(code).not.toBe(0);
  expect(output).toMatch(/content\/docs\/guides\/syntax\.mdx:\d:\d+ YAML: .*quote/);
  expect(output).not.toContain('YAMLException');
});

test('a build over settings with mistakes fails and names each', async () => {
  cpSync(fixture('good'), join(site, 'content'), { recursive: true });
  const file = join(site, 'content/settings.yml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('slug: nimbus', 'slug: Nim Bus').replace('tagline:', 'tagLine:'),
  );
  const { code, output } = await buildSite(site);
  expect(code).not.toBe(0);
  expect(output).toMatch(
    /content\/settings\.yml:1:\d+ "product\.slug" is "Nim Bus": use lower-case/,
  );
  expect(output).toMatch(/content\/settings\.yml:\d+:\d+ unknown field "tagLine" in "site"/);
});
