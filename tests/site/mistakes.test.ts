import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    'outside.mdx:4:1 "slug" is "/guides/../../etc": write the whole address, and start none of its parts with a dot',
    'brace.mdx:6:7 MDX: ',
    'body.mdx:6:1 there is no admonition ":::warning"; use one of note, tip, caution',
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
    'redirects.yml:2:5 "1.from" is "/guides/../../old": write the whole address',
    'redirects.yml:3:19 "2.to" is "//elsewhere.example": write an address',
  ])('fails and names content/navigation/%s', (mistake) => {
    expect(result.code).not.toBe(0);
    expect(result.output).toContain(`content/navigation/${mistake}`);
  });
});

describe('a build over addresses that the site cannot give', () => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await buildWith('taken');
  });

  test.each([
    'docs/index.mdx:1:1 / is not free: the home page stands there; rename the file, or give it a slug',
    'docs/guides/static.mdx:4:1 /static is not free: the build keeps files of its own under /static; write another slug',
    'docs/guides/favicon.mdx:4:1 /favicon.svg is not free: files of the build have such names',
    'navigation/redirects.yml:2:5 /search is not free: the search page stands there; remove the redirect',
    'navigation/redirects.yml:3:5 /Page-Data/old is not free: the build keeps files of its own under /page-data',
    'navigation/redirects.yml:1:5 /guides/Start differs from /guides/start (content/docs/guides/start.mdx:1:1) in case alone: many disks and hosts take them for one; remove the redirect',
    'navigation/redirects.yml:4:18 /loop redirects to itself; write another address',
    'navigation/redirects.yml:5:17 there is no page /guides/START; write /guides/start',
  ])('fails and names content/%s', (mistake) => {
    expect(result.code).not.toBe(0);
    expect(result.output).toContain(`content/${mistake}`);
  });

  test('names one of two docs whose addresses differ in case alone, and the place of the other', () => {
    expect(result.output).toContain(
      'content/docs/guides/protocol.mdx:4:1 /guides/nimbus-protocol differs from /guides/nimbus-Protocol (content/docs/guides/cased.mdx:4:1) in case alone',
    );
  });

  test('writes no page over what is there', () => {
    expect(existsSync(join(site, 'public/static/index.html'))).toBe(false);
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
