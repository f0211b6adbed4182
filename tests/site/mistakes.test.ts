import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, copySite, type BuildResult } from './site-copy';

const site = join(process.cwd(), '.tests/mistakes');
const fixture = (name: string) => join(process.cwd(), 'tests/site/fixtures', name);

/** Builds the good fixture with the files of another put over it, and what `plant` adds. */
function buildWith(name: string, plant: () => void = () => undefined): Promise<BuildResult> {
  rmSync(join(site, 'content'), { recursive: true });
  cpSync(fixture('good'), join(site, 'content'), { recursive: true });
  cpSync(fixture(name), join(site, 'content'), { recursive: true });
  plant();
  return buildSite(site);
}

/** Everything that is said of the content, a line each, however Gatsby marks it. */
const told = ({ output }: BuildResult): string[] =>
  output
    .split('\n')
    .map((line) => line.replace(/^(?:warning|error) /, ''))
    .filter((line) => line.startsWith('content/'));

/** What is to be said over a fixture: its file beside it, a line for each mistake. */
const expected = (name: string): string[] =>
  readFileSync(fixture(`${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');

/** A digest of each file of the built site. */
function builtFiles(): Record<string, string> {
  const folder = join(site, 'public');
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }): [string, string] => {
        const path = join(parentPath, name);
        return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
      }),
  );
}

const write = (path: string, text: string) => writeFileSync(join(site, 'content', path), text);

/** A page of one mistake that takes too much room to be kept: its length. */
function plantLongPage(): void {
  const page = readFileSync(fixture('good/docs/guides/protocol.mdx'), 'utf8');
  const line =
    'A line of a page that nobody reads to its end, though it is well worth reading.\n\n';
  write('docs/guides/too-long.mdx', page.replace(/^slug.*\n/m, '') + line.repeat(1300));
}

/** Files whose names not every disk can hold, which is what is wrong with them. */
function plantOddNames(): void {
  const page = readFileSync(fixture('good/docs/guides/twin.mdx'), 'utf8');
  for (const name of ['a#b', 'a?b', 'a b', 'Twin']) {
    write(`docs/guides/${name}.mdx`, page.replace(/^slug.*\n/m, ''));
  }
  symlinkSync('gone.svg', join(site, 'content/figures/link.svg'));
}

/** Words and marks of the programs that read the content, which say nothing to who writes it. */
const RAW = /Invalid input|Too small|ZodError|YAMLException|acorn|KaTeX|ParseError|\n\s+at /;

let published: Record<string, string>;

beforeAll(() => copySite(site));
afterAll(() => rmSync(site, { recursive: true }));

describe('a build over what readers survive', () => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await buildWith('warned');
    published = builtFiles();
  });

  test('succeeds', () => {
    expect(result.code, result.output).toBe(0);
    expect(Object.keys(published).length).toBeGreaterThan(20);
  });

  test('warns of each, once, with its place', () => {
    expect(told(result)).toEqual(expected('warned'));
  });
});

describe.each<[string, string, (() => void)?]>([
  ['text and parts', 'text', plantLongPage],
  ['navigation and other data files', 'navigation'],
  ['files and addresses', 'addresses', plantOddNames],
  ['front matter that is not YAML', 'syntax'],
  ['settings', 'settings'],
])('a build over mistakes in %s', (_, name, plant) => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await buildWith(name, plant);
  });

  test('fails', () => {
    expect(result.code).not.toBe(0);
  });

  test('names each, once, with file, line, column and remedy', () => {
    expect(told(result)).toEqual(expected(name));
  });

  test('says so in words for writers', () => {
    expect(result.output).not.toMatch(RAW);
  });

  test('leaves the site as the last build made it', () => {
    expect(builtFiles()).toEqual(published);
  });
});
