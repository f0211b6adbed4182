import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { build, built, change, content, page, site } from '../kept-site';
import { filesIn } from '../site-copy';

/** Returns texts that the build or the repository's commands produce, but not for readers. Each has a label. */
const besides = (): [string, string][] => [
  ['search records', readFileSync(join(site, '.cache/search-records.json'), 'utf8')],
  [
    'bill of materials',
    execFileSync('npm', ['run', '--silent', 'sbom'], {
      cwd: site,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    }),
  ],
];

/** Returns the texts of the files in all zips of sample projects, by path. */
const zipped = (): [string, string][] =>
  filesIn(join(site, 'public'))
    .filter((file) => extname(file) === '.zip')
    .flatMap((zip) =>
      Object.entries(unzipSync(readFileSync(join(site, 'public', zip)))).map(
        ([file, bytes]): [string, string] => [`${zip}/${file}`, strFromU8(bytes)],
      ),
    );

/**
 * Returns the built text files by path. Files named by digest are included only if another file mentions them, because
 * earlier builds leave theirs for pages that are still open. `_headers` doesn't count, because it lists every file.
 */
function textFiles(): Map<string, string> {
  const all = filesIn(join(site, 'public')).filter(
    (file) => !['.png', '.ico', '.woff2', '.zip', '.gz', '.br'].includes(extname(file)),
  );
  const digestOf = (file: string) => /-(?<digest>[0-9a-f]{6,})[./]/.exec(file)?.groups?.digest;
  const found = new Map<string, string>();
  let more = all.filter((file) => digestOf(file) === undefined);
  while (more.length > 0) {
    for (const file of more) found.set(file, built(file));
    const asked = more.map((file) => (file === '_headers' ? '' : found.get(file))).join('\n');
    more = all.filter((file) => !found.has(file) && asked.includes(digestOf(file) ?? ''));
  }
  return found;
}

/** Matches text that looks like a trace of another brand or base path, but isn't one. */
const EXPLAINED: readonly RegExp[] = [
  // Errors of viem contain paths of viem's own documentation.
  /["']\/docs\/contract\//g,
];

const traces = (text: string, others: RegExp): string[] =>
  EXPLAINED.reduce((left, explained) => left.replaceAll(explained, ''), text).match(others) ?? [];

/** Matches the name of another brand, with up to 30 characters before and after it. */
export const ISOBAR = /.{0,30}isobar.{0,30}/gi;
const FORMER = /.{0,30}(?:isobar|nimbus|["'`]\/docs\/).{0,30}/gi;

/** Examples of text that {@link ISOBAR} must find. */
export const TRACES_OF_ISOBAR = [
  'Isobar Docs',
  'https://docs.isobar.example/a',
  'code.isobar.example/docs',
  'webpackChunkisobar_docs',
  'webpack://isobar-docs/a',
];

/** Tests that no text file of the site mentions another brand or base path. */
export function describeTraces(others: RegExp, examples: readonly string[]): void {
  test('names no other brand or base path in any text file, record, project or bill of materials', () => {
    const files = new Map([...textFiles(), ...zipped(), ...besides()]);
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

/** Tests the site rebuilt with another brand, from the cache of earlier builds. */
export function describeRebrand(): void {
  beforeAll(async () => {
    for (const file of ['settings.yml', 'reference/deployments.yml']) {
      change(content(file), 'nimbus', 'cirrus');
    }
    change(content('settings.yml'), 'Nimbus Docs', 'Cirrus Handbook');
    change(content('settings.yml'), 'Nimbus', 'Cirrus');
    for (const setting of ['editor', 'feedback'])
      change(content('settings.yml'), `\n${setting}: `, `\n# ${setting}: `);
    change(content('settings.yml'), '/guides/gone', "'/guides/{product}-protocol'");
    const source = '  sourceUrl: https://git.cirrus.example/handbook/blob\n';
    change(content('settings.yml'), '  editUrl:', `${source}  editUrl:`);
    // Only the environment variable changes the base path; the settings still have `/docs`.
    const { output } = await build(site, { BASE_PATH: '/handbook' });
    expect(output).toContain('everything is rebuilt: the settings, or environment variables');
    // Gatsby must not add its own reason for a build from scratch.
    expect(output).not.toMatch(/cache is incomplete|as\s+a\s+precaution/i);
  });

  test('shows the new name, and links with the new address and base path', () => {
    expect(page('guides/start')).toContain('href="/handbook/guides/cirrus-protocol#none"');
    expect(page('guides/link-to-no-anchor')).toContain('href="/handbook/guides/start#none"');
    expect(page('guides/cirrus-protocol')).toContain('New words about Cirrus.');
    expect(page('')).toContain('What Cirrus is');
    expect(built('_redirects')).toBe(
      ['', '/de', '/ar']
        .map((locale) => `/handbook${locale}/old /handbook${locale}/guides/cirrus-protocol 301\n`)
        .join(''),
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

  test('links to the repository in the corrected settings', () => {
    expect(page('')).toContain('href="/handbook/guides/cirrus-protocol">What Cirrus 4 does</a>');
  });

  test('no longer has an editor or a question to readers', () => {
    expect(readdirSync(join(site, 'public')).filter((name) => name.includes('admin'))).toEqual([]);
    expect(page('guides/start')).not.toMatch(/helpful\?|Report a problem/);
  });

  describeTraces(FORMER, [
    ...TRACES_OF_ISOBAR,
    '<a href="/docs/guides/start">',
    'A page of Nimbus',
  ]);
}
