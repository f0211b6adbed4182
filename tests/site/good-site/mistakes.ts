import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { checkSite, namedByBuild, namedByCheck } from '../check-site';
import { FIXTURES, layFixture, linesOf, saidOfFixture } from '../fixtures';
import { site } from '../kept-site';
import { buildSite, filesIn, type BuildResult } from '../site-copy';

/** Returns a digest of each published file of the built site. */
function builtFiles(): Record<string, string> {
  const folder = join(site, 'public');
  const files = filesIn(folder).filter((path) => existsSync(join(site, 'dist', path)));
  return Object.fromEntries(
    files.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

/** Matches error text of third-party parsers, which writers can't act on. */
const RAW = /Invalid input|Too small|ZodError|YAMLException|acorn|KaTeX|ParseError|\n\s+at /;

/** Matches Gatsby's own message about a dropped cache. Gatsby prints it if nothing else has reported a reason. */
const OF_GATSBY = /cache is incomplete|as\s+a\s+precaution/i;

/** Tests the check and the build with sets of mistakes in the good content. Each build starts from the one before. */
export function describeMistakes(): void {
  let published: Record<string, string>;
  beforeAll(() => {
    published = builtFiles();
    expect(Object.keys(published).length).toBeGreaterThan(20);
  });

  describe.each(FIXTURES)('in $about', (fixture) => {
    beforeAll(() => layFixture(site, fixture));

    test('are named by the check, each once, with file, line, column and fix', () => {
      const { code, output } = checkSite(site);
      expect(saidOfFixture(namedByCheck(output))).toEqual(linesOf(fixture.name));
      expect(code).toBe(1);
    });

    // The mistakes of the last two fixtures are found at the same stage, while pages are created, so only one of them
    // is built by default.
    describe.runIf(inject('cases') === 'all' || fixture.name !== 'addresses')('a build', () => {
      let result: BuildResult;
      beforeAll(async () => {
        result = await buildSite(site);
      });

      test('fails', () => {
        expect(result.code).not.toBe(0);
      });

      test('names the same mistakes as the check', () => {
        expect(saidOfFixture(namedByBuild(result.output))).toEqual(linesOf(fixture.name));
      });

      test('explains them in words for writers', () => {
        expect(result.output).not.toMatch(RAW);
      });

      // The build before failed too, so Gatsby could add a reason of its own.
      test('gives at most one reason for a build from scratch', () => {
        expect(result.output).not.toMatch(OF_GATSBY);
      });

      test('leaves the site as the last successful build wrote it', () => {
        expect(builtFiles()).toEqual(published);
      });
    });
  });
}
