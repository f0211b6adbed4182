import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkSite } from './check-site';
import { clearSite, copySite, GOOD_CONTENT, ownEnvironment, smallSite as site } from './site-copy';

const good = () => {
  rmSync(join(site, 'content'), { recursive: true });
  cpSync(GOOD_CONTENT, join(site, 'content'), { recursive: true });
};

const file = (path: string) => join(site, 'content', path);
const readContent = (path: string) => readFileSync(file(path), 'utf8');

beforeAll(() => copySite(site));
afterAll(() => clearSite(site));

// `good-site/mistakes.ts` tests that the check and the build have the same findings.
describe('npm run check', () => {
  beforeEach(good);

  test('of one file names what is wrong with it alone', () => {
    const start = readContent('docs/guides/start.mdx');
    writeFileSync(file('docs/guides/start.mdx'), start.replace(/^title: .*\n/m, ''));
    writeFileSync(file('docs/guides/other.mdx'), start.replace(/^title: .*\n/m, ''));
    const { code, output } = checkSite(site, 'content/docs/guides/start.mdx');
    expect(code).toBe(1);
    expect(output).toMatch(/^content\/docs\/guides\/start\.mdx:2:1 {2}"title" is missing/);
    expect(output).toContain('1 mistake in 1 file\n');
  });

  test('lists facts that have not been verified for a long time, and fails if it is asked to', () => {
    mkdirSync(file('reference'));
    writeFileSync(
      file('reference/status.yml'),
      `- topic: networks
  of: Goerli
  state: Gone.
  sources: [{ name: a note, url: 'https://example.org/', read: 2020-01-01 }]
`,
    );
    const aged =
      /^aged: content\/reference\/status\.yml:4:\d+ Goerli was last checked on 2020-01-01/m;
    const listed = checkSite(site);
    expect(listed.output).toMatch(aged);
    expect(listed.code, listed.output).toBe(0);
    const failed = checkSite(site, '--aged');
    expect(failed.output).toMatch(aged);
    expect(failed.code).toBe(1);
  });

  test.each([
    [['--fox'], 'check: there is no option --fox; did you mean "--fix"?'],
    [['content/docs/none.mdx'], 'check: there is no file content/docs/none.mdx'],
    [
      ['package.json'],
      'check: package.json is not part of the content: name files or folders of content/',
    ],
  ])('refuses %s', (words, message) => {
    const { code, output } = checkSite(site, ...words);
    expect(output).toContain(message);
    expect(code).toBe(2);
  });
});

describe('npm run check -- --fix', () => {
  beforeEach(good);
  const page = [
    '---',
    'title: Mended',
    'description: A page with mistakes whose remedies are certain, and with one that is not.',
    '---',
    '',
    'See [old](/old), [own](https://docs.nimbus.example/guides/nimbus-protocol) and [file](protocol.mdx).\u200B',
    '',
    '::: note Mind this',
    '',
    'Some text.  \t',
    '',
    ':::',
    '',
    'And [nothing](/none).',
    '',
  ];

  test('fixes only unambiguous mistakes, reports them, and changes nothing the second time', () => {
    writeFileSync(file('docs/guides/mended.mdx'), page.join('\r\n'));
    const first = checkSite(site, '--fix', 'content/docs/guides/mended.mdx');
    expect(first.output.match(/^fixed: content\/docs\/guides\/mended\.mdx:/gm)).toHaveLength(5);
    expect(first.output).toContain(
      'mended.mdx:14:5  warning: the link /none is broken: no page has this address',
    );
    const mended = readContent('docs/guides/mended.mdx');
    expect(mended).toBe(
      page
        .join('\r\n')
        .replace('(/old)', '(/guides/nimbus-protocol)')
        .replace('(https://docs.nimbus.example/', '(/')
        .replace('(protocol.mdx)', '(/guides/nimbus-protocol)')
        .replace('\u200B', '')
        .replace('::: note Mind this', ':::note[Mind this]'),
    );
    const second = checkSite(site, '--fix', 'content/docs/guides/mended.mdx');
    expect(second.output).not.toContain('fixed:');
    expect(readContent('docs/guides/mended.mdx')).toBe(mended);
  });

  test('does not change a file that is not UTF-8', () => {
    const bytes = Buffer.from(page.join('\n').replace('old', 'ol\u00e9'), 'latin1');
    writeFileSync(file('docs/guides/mended.mdx'), bytes);
    const { output } = checkSite(site, '--fix', 'content/docs/guides/mended.mdx');
    expect(output).toContain('this is not valid UTF-8');
    expect(readFileSync(file('docs/guides/mended.mdx')).equals(bytes)).toBe(true);
  });
});

describe('the commit hook', () => {
  const run = (command: string, ...words: string[]) =>
    spawnSync(command, words, { cwd: site, encoding: 'utf8', env: ownEnvironment() });
  const git = (...words: string[]) =>
    run('git', '-c', 'user.name=Writer', '-c', 'user.email=writer@docs.example', ...words);

  beforeAll(() => {
    good();
    git('init');
    git('add', '.gitignore');
    git('commit', '-m', 'chore: begin');
  });

  test('lets a warning pass and shows it, but nothing about valid files', () => {
    git('add', 'content/docs/guides/start.mdx', 'content/settings.yml', 'gatsby-config.ts');
    const { status, stdout, stderr } = run('sh', '.husky/pre-commit');
    expect(status, stdout + stderr).toBe(0);
    const told = stdout + stderr;
    expect(told).toContain(
      'guides/start.mdx:6:56  warning: the link /guides/none is broken: no page has this address',
    );
    expect(told).toMatch(/^4 warnings in 1 file$/m);
    expect(told).not.toMatch(/unchanged|\d ?ms|rules using/);
  });
});
