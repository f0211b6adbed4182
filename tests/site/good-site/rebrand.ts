import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { build, built, content, page, policyOf, site } from '../kept-site';

/** The settings that turn the site into that of another brand. */
const SETTINGS: readonly [from: RegExp, to: string][] = [
  [/^product: .*$/m, 'product: { name: Cirrus, slug: cirrus }'],
  [/title: Nimbus Docs/, 'title: Cirrus Handbook'],
  [
    /url: .*/,
    'url: https://cirrus.test\n  editUrl: https://git.cirrus.test/handbook/edit\n  sourceUrl: https://git.cirrus.test/handbook/blob\n  mark: static/mark.svg',
  ],
  [
    /^blog: /m,
    "colours: { dark: { accent: '#7fd4ff', surface: '#101418' }, light: { accent: '#0b5a86' } }\nblog: ",
  ],
  [
    /^footer:(?:\n .*)*$/m,
    'footer: [{ title: Code, links: [{ label: Source, href: https://git.cirrus.test }] }]',
  ],
  // The editor makes way for the addresses that readers' answers and reports go to.
  [
    /^editor: .*$/m,
    "feedback: { helpful: https://count.cirrus.test/helpful, issues: 'https://git.cirrus.test/new?body={body}' }",
  ],
];
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" color="#123456"><circle cx="8" cy="8" r="7" fill="currentColor"/><path class="accent" d="M4 8h8v2H4z" fill="#0b5a86"/></svg>';

/** A chain with a contract of the brand; no other brand uses it. */
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

/**
 * The built text files by their paths. Earlier builds left some under names with a digest, for pages that are still open:
 * those that no file of this build mentions are left out. `_headers` mentions all files.
 */
function textFiles(): Map<string, string> {
  const folder = join(site, 'public');
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !['.png', '.ico', '.woff2', '.zip', '.gz', '.br'].includes(extname(file)));
  const digestOf = (file: string) => /-(?<digest>[0-9a-f]{7,})[./]/.exec(file)?.groups?.digest;
  const found = new Map<string, string>();
  let more = all.filter((file) => digestOf(file) === undefined);
  while (more.length > 0) {
    for (const file of more) found.set(file, built(file));
    const asked = more.map((file) => (file === '_headers' ? '' : found.get(file))).join('\n');
    more = all.filter((file) => !found.has(file) && asked.includes(digestOf(file) ?? ''));
  }
  return found;
}

/** What may look like a former brand or base path. */
const EXPLAINED: readonly RegExp[] = [
  // Errors of viem name pages of its documentation.
  /["']\/docs\/contract\//g,
  // An isobar is a line of equal pressure: code that draws curves of constant product is named after it.
  /isobarPath|isobar-path|isobar[-_]field|IsobarField|isobarsStyle/g,
  /home\/isobars|\.\/isobars|isobars\.tsx|kit\/isobar|kit_isobar__|\bIsobars\b|\bisobars\b/g,
  /(?<=function |\(0,\w+\.)isobar\b|\bisobar(?=\()|(?<=import \{ )isobar(?= \})|(?<=[[,])"isobar"(?=,)/g,
];

/** Names of former brands and the former base path, with the text around them. */
const FORMER = /.{0,30}(?:isobar|nimbus|["'`]\/docs\/).{0,30}/gi;

const traces = (text: string): string[] =>
  EXPLAINED.reduce((left, explained) => left.replaceAll(explained, ''), text).match(FORMER) ?? [];

/** Builds the site as that of another brand, with the cache that earlier builds left. */
export function describeRebrand(): void {
  beforeAll(async () => {
    const settings = SETTINGS.reduce(
      (before, [from, to]) => {
        expect(before).toMatch(from);
        return before.replace(from, to);
      },
      readFileSync(content('settings.yml'), 'utf8'),
    );
    for (const [file, text] of [
      ['settings.yml', settings],
      ['reference/deployments.yml', DEPLOYMENTS],
      ['docs/guides/where.mdx', WHERE],
    ] as const) {
      mkdirSync(dirname(content(file)), { recursive: true });
      writeFileSync(content(file), text);
    }
    writeFileSync(join(site, 'static/mark.svg'), MARK);
    // The settings still say /docs.
    await build(site, { BASE_PATH: '/handbook' });
  });

  test('shows the new name, and links by the new address and base path', () => {
    expect(page('guides/start')).toContain('href="/handbook/guides/cirrus-protocol#none"');
    expect(page('guides/cirrus-protocol')).toContain('New words about Cirrus.');
    expect(page('')).toContain('What Cirrus is');
    expect(built('_redirects')).toBe(
      '/handbook/old /handbook/guides/cirrus-protocol 301\n/handbook/de/old /handbook/de/guides/cirrus-protocol 301\n',
    );
  });

  test('has no editor any more', () => {
    expect(readdirSync(join(site, 'public')).filter((name) => name.includes('admin'))).toEqual([]);
  });

  test('asks its readers whether a page helped, under a policy that lets them answer', () => {
    const html = page('guides/start');
    expect(html).toContain('Was this page helpful?');
    expect(html).toContain(
      `https://git.cirrus.test/new?body=${encodeURIComponent('Page: https://cirrus.test/handbook/guides/start\n')}`,
    );
    expect(policyOf(html)).toMatch(/connect-src [^;]*https:\/\/count\.cirrus\.test/);
  });

  test('has its own name, address, repository, colours and chains', () => {
    const start = page('guides/start');
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
    const where = page('guides/where');
    for (const name of ['Stratus', 'Altus', '4242', '4243']) expect(where).toContain(name);
    expect(where).not.toContain('Arbitrum');
  });

  test('draws its own mark in the navigation bar and in every icon', async () => {
    expect(page('guides/start')).toContain(
      '<circle cx="8" cy="8" r="7" fill="currentColor"/><path d="M4 8h8v2H4z" fill="var(--accent)"/>',
    );
    expect(built('favicon.svg')).toBe(MARK);
    // The middle of the mark is its accent, and above it is the colour of the mark itself.
    const icon = sharp(join(site, 'public/icons/icon-512.png'));
    const { data, info } = await icon.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
    ];
    expect(at(256, 270)).toEqual([0x0b, 0x5a, 0x86]);
    expect(at(256, 160)).toEqual([0x12, 0x34, 0x56]);
  });

  test('names no former brand and no former base path in any text file', () => {
    const files = textFiles();
    expect(files.size).toBeGreaterThan(60);
    const found = [...files].flatMap(([file, text]) => {
      const names = [...traces(file), ...traces(text)];
      return names.length > 0 ? [`${file}: ${[...new Set(names)].join(', ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  test.each([
    '<a href="/docs/guides/start">',
    'Isobar Docs',
    'https://docs.isobar.example/a',
    'code.isobar.example/docs',
    'webpackChunkisobar_docs',
    'webpack://isobar-docs/a',
    'A page of Nimbus',
  ])('a trace such as "%s" would be found', (trace) => {
    expect(traces(`"x":"${trace}"`)).not.toEqual([]);
  });
}
