import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuildResult, buildSite, clearSite, copySite, smallSite as site } from './site-copy';

const content = join(site, 'content');
const built = (path: string) => readFileSync(join(site, 'public', path), 'utf8');

/** All that makes the second brand: its settings, and the mark that they name. */
const SETTINGS: readonly [from: RegExp, to: string][] = [
  [/^product: .*$/m, 'product: { name: Cirrus, slug: cirrus }'],
  [/title: Nimbus Docs/, 'title: Cirrus Handbook'],
  [
    /url: .*/,
    'url: https://cirrus.test\n  editUrl: https://git.cirrus.test/handbook/edit\n  sourceUrl: https://git.cirrus.test/handbook/blob\n  mark: static/mark.svg',
  ],
  [/basePath: ''/, 'basePath: /handbook'],
  [
    /^blog: /m,
    "colours: { dark: { accent: '#7fd4ff', surface: '#101418' }, light: { accent: '#0b5a86' } }\nblog: ",
  ],
  [
    /^footer: .*$/m,
    'footer: [{ title: Code, links: [{ label: Source, href: https://git.cirrus.test }] }]',
  ],
];
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" color="#123456"><circle cx="8" cy="8" r="7" fill="currentColor"/><path class="accent" d="M4 8h8v2H4z" fill="#0b5a86"/></svg>';

/** Where its contracts stand: two chains that are nobody else's. */
const chain = (id: number, name: string) => `
  - id: ${id}
    name: ${name}
    anchor: ${name.toLowerCase()}
    explorer: https://scan.${name.toLowerCase()}.test
    deployments:
      - contract: Factory
        address: '0x1F98431c8aD98523631AE4a59f267346ea31F984'
        source: [{ repository: cirrus/contracts, file: deployments.json }]`;
const DEPLOYMENTS = `sources:
  - repository: cirrus/contracts
    commit: '${'1'.repeat(40)}'
    read: 2026-11-01
    holds: all deployments
contracts:
  - name: Factory
    does: makes pools
chains:${chain(4242, 'Stratus')}${chain(4243, 'Altus')}
`;
const WHERE = `---
title: Where {product} stands
description: The addresses of {product} on its two chains, which no other brand of this site has.
---

## Addresses

<Deployments />
`;

/** Files that hold text, by path from the site's folder. */
const textFiles = () =>
  readdirSync(join(site, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !['.png', '.ico', '.woff2', '.zip', '.gz', '.br'].includes(extname(file)))
    .map((file) => file.slice(join(site, 'public').length + 1));

/** What may bear the first brand's name, and why. */
const EXPLAINED: readonly RegExp[] = [
  // A line of equal pressure: what code that draws curves of constant product is called, and where that code stands.
  /isobarPath|isobar-path|isobar[-_]field|IsobarField|isobarsStyle/g,
  /home\/isobars|\.\/isobars|isobars\.tsx|kit\/isobar|kit_isobar__|\bIsobars\b|\bisobars\b/g,
  /(?<=function |\(0,\w+\.)isobar\b|\bisobar(?=\()|(?<=import \{ )isobar(?= \})|(?<=[[,])"isobar"(?=,)/g,
];

/** The names, hosts and repositories of the brands that the site had before, among what stands beside them. */
const FORMER = /.{0,30}(?:isobar|nimbus).{0,30}/gi;

const traces = (text: string): string[] =>
  EXPLAINED.reduce((left, explained) => left.replaceAll(explained, ''), text).match(FORMER) ?? [];

let result: BuildResult;
beforeAll(async () => {
  copySite(site);
  cpSync('tests/site/fixtures/good', content, { recursive: true });
  const settings = join(content, 'settings.yml');
  const text = SETTINGS.reduce(
    (before, [from, to]) => {
      expect(before).toMatch(from);
      return before.replace(from, to);
    },
    readFileSync(settings, 'utf8'),
  );
  for (const [file, own] of [
    ['settings.yml', text],
    ['reference/deployments.yml', DEPLOYMENTS],
    ['docs/guides/where.mdx', WHERE],
  ] as const) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), own);
  }
  writeFileSync(join(site, 'static/mark.svg'), MARK);
  result = await buildSite(site);
});
afterAll(() => clearSite(site));

test('another brand builds from settings alone', () => {
  expect(result.code, result.output).toBe(0);
});

test('it bears its own name, address, repository, colours and chains', () => {
  const start = built('guides/start/index.html');
  expect(start).toContain('Start with Cirrus | Cirrus Handbook');
  expect(start).toContain('rel="canonical" href="https://cirrus.test/handbook/guides/start"');
  expect(start).toContain('https://git.cirrus.test/handbook/edit/content/docs/guides/start.mdx');
  expect(start).toContain('--accent:#7fd4ff');
  expect(start).toContain('--accent:#0b5a86');
  expect(start).toContain(
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101418"',
  );
  expect(JSON.parse(built('manifest.webmanifest'))).toMatchObject({
    short_name: 'Cirrus',
    background_color: '#101418',
    scope: '/handbook/',
  });
  const where = built('guides/where/index.html');
  for (const name of ['Stratus', 'Altus', '4242', '4243']) expect(where).toContain(name);
  expect(where).not.toContain('Arbitrum');
});

test('its mark stands in the bar, as the icon that scales and in those that do not', async () => {
  expect(built('guides/start/index.html')).toContain(
    '<circle cx="8" cy="8" r="7" fill="currentColor"/><path d="M4 8h8v2H4z" fill="var(--accent)"/>',
  );
  expect(built('favicon.svg')).toBe(MARK);
  // The middle of the mark is its accent, and above it is the colour of the mark itself.
  const icon = sharp(join(site, 'public/icons/icon-512.png'));
  const { data, info } = await icon.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  expect(at(256, 270)).toEqual([0x0b, 0x5a, 0x86]);
  expect(at(256, 160)).toEqual([0x12, 0x34, 0x56]);
});

test('no text file of it bears a trace of the brands before', () => {
  const files = textFiles();
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => {
    const names = [...traces(file), ...traces(built(file))];
    return names.length > 0 ? [`${file}: ${[...new Set(names)].join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});

test.each([
  'Isobar Docs',
  'https://docs.isobar.example/a',
  'code.isobar.example/docs',
  'webpackChunkisobar_docs',
  'webpack://isobar-docs/a',
  'A page of Nimbus',
])('a trace such as "%s" would be found', (trace) => {
  expect(traces(`"x":"${trace}"`)).not.toEqual([]);
});
