import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSite, namedByCheck } from './check-site';
import { FIXTURES, layFixture, linesOf, saidOfFixture, WARNED, type Fixture } from './fixtures';
import { type BuildResult, buildSite, clearSite, copySite, smallSite as site } from './site-copy';

/** Builds the good content with a fixture put over it. */
function buildWith(fixture: Fixture): Promise<BuildResult> {
  layFixture(site, fixture);
  return buildSite(site);
}

/** Everything that is said of the content, a line each, however Gatsby marks it. */
const told = ({ output }: BuildResult): string[] =>
  saidOfFixture(
    output
      .split('\n')
      .map((line) => line.replace(/^(?:warning|error|warn) /, ''))
      .filter((line) => line.startsWith('content/')),
  );

/** Runs the check on the content that was built last. */
function check(): { code: number | null; said: string[] } {
  const { code, output } = checkSite(site);
  return { code, said: saidOfFixture(namedByCheck(output)) };
}

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

/** Words of the programs that read the content, which mean nothing to its writers. */
const RAW = /Invalid input|Too small|ZodError|YAMLException|acorn|KaTeX|ParseError|\n\s+at /;

let published: Record<string, string>;

beforeAll(() => copySite(site));
afterAll(() => clearSite(site));

describe('a build over what readers survive', () => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await buildWith(WARNED);
    published = builtFiles();
  });

  test('succeeds', () => {
    expect(result.code, result.output).toBe(0);
    expect(Object.keys(published).length).toBeGreaterThan(20);
  });

  test('warns of each, once, with its place', () => {
    expect(told(result)).toEqual(linesOf(WARNED.name));
  });

  test('names what the check names, which succeeds too', () => {
    expect(check()).toEqual({ code: 0, said: linesOf(WARNED.name) });
  });
});

describe.each(FIXTURES)('a build over mistakes in $about', (fixture) => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await buildWith(fixture);
  });

  test('fails', () => {
    expect(result.code).not.toBe(0);
  });

  test('names each, once, with file, line, column and remedy', () => {
    expect(told(result)).toEqual(linesOf(fixture.name));
  });

  test('names what the check names, which fails too', () => {
    expect(check()).toEqual({ code: 1, said: linesOf(fixture.name) });
  });

  test('says so in words for writers', () => {
    expect(result.output).not.toMatch(RAW);
  });

  test('leaves the site as the last build made it', () => {
    expect(builtFiles()).toEqual(published);
  });
});
