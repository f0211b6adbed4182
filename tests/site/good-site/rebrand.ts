import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build, built, change, content, page, site } from '../kept-site';
import { filesIn } from '../site-copy';

/**
 * The built text files by their paths. Earlier builds left some under names with a digest, for pages that are still open:
 * those that no file of this build mentions are left out. `_headers` mentions all files.
 */
function textFiles(): Map<string, string> {
  const all = filesIn(join(site, 'public')).filter(
    (file) => !['.png', '.ico', '.woff2', '.zip', '.gz', '.br'].includes(extname(file)),
  );
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

const traces = (text: string, others: RegExp): string[] =>
  EXPLAINED.reduce((left, explained) => left.replaceAll(explained, ''), text).match(others) ?? [];

/** Names of another brand, with the text around them. */
export const ISOBAR = /.{0,30}isobar.{0,30}/gi;
const FORMER = /.{0,30}(?:isobar|nimbus|["'`]\/docs\/).{0,30}/gi;

/** Texts that each hold a trace. */
export const TRACES_OF_ISOBAR = [
  'Isobar Docs',
  'https://docs.isobar.example/a',
  'code.isobar.example/docs',
  'webpackChunkisobar_docs',
  'webpack://isobar-docs/a',
];

/** Other brands and base paths are in no text file of the site. */
export function describeTraces(others: RegExp, examples: readonly string[]): void {
  test('names no other brand and no other base path in any text file', () => {
    const files = textFiles();
    expect(files.size).toBeGreaterThan(60);
    const found = [...files].flatMap(([file, text]) => {
      const names = [...traces(file, others), ...traces(text, others)];
      return names.length > 0 ? [`${file}: ${[...new Set(names)].join(', ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  test.each(examples)('a trace such as "%s" would be found', (trace) => {
    expect(traces(`"x":"${trace}"`, others)).not.toEqual([]);
  });
}

/** Builds the site as that of another brand, with the cache that earlier builds left. */
export function describeRebrand(): void {
  beforeAll(async () => {
    for (const file of ['settings.yml', 'reference/deployments.yml']) {
      change(content(file), 'nimbus', 'cirrus');
    }
    change(content('settings.yml'), 'Nimbus Docs', 'Cirrus Handbook');
    change(content('settings.yml'), 'Nimbus', 'Cirrus');
    change(content('settings.yml'), '\neditor: ', '\n# editor: ');
    const source = '  sourceUrl: https://git.cirrus.example/handbook/blob\n';
    change(content('settings.yml'), '  editUrl:', `${source}  editUrl:`);
    // The settings still say /docs.
    await build(site, { BASE_PATH: '/handbook' });
  });

  test('shows the new name, and links by the new address and base path', () => {
    expect(page('guides/start')).toContain('href="/handbook/guides/cirrus-protocol#none"');
    expect(page('guides/link-to-no-anchor')).toContain('href="/handbook/guides/start#none"');
    expect(page('guides/cirrus-protocol')).toContain('New words about Cirrus.');
    expect(page('')).toContain('What Cirrus is');
    expect(built('_redirects')).toBe(
      '/handbook/old /handbook/guides/cirrus-protocol 301\n/handbook/de/old /handbook/de/guides/cirrus-protocol 301\n',
    );
  });

  test('has its own name and address', () => {
    const start = page('guides/start');
    expect(start).toContain('Start with Cirrus | Cirrus Handbook');
    expect(start).toContain(
      'rel="canonical" href="https://docs.cirrus.example/handbook/guides/start"',
    );
    expect(JSON.parse(built('manifest.webmanifest'))).toMatchObject({
      short_name: 'Cirrus',
      scope: '/handbook/',
    });
  });

  test('has no editor any more', () => {
    expect(readdirSync(join(site, 'public')).filter((name) => name.includes('admin'))).toEqual([]);
  });

  describeTraces(FORMER, [
    ...TRACES_OF_ISOBAR,
    '<a href="/docs/guides/start">',
    'A page of Nimbus',
  ]);
}
