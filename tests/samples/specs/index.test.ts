// SPDX-License-Identifier: MIT
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenarioPath } from '../../../src/site/runs/scenario.ts';
import { programOf } from '../../../src/site/samples/programs.ts';
import { packageRoot, repositoryRoot, samplesRoot } from '../toolchain/paths.ts';
import {
  describeWithPages,
  readSample,
  regionsOf,
  sampleFiles,
  sampleIndex,
} from '../toolchain/samples.ts';
import { compilersOf } from '../toolchain/solidity.ts';

const { dependencies } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Returns the packages that a sample imports itself. Permit2's source is published inside v4-periphery. */
function importsOf(file: string): string[] {
  const imports = /from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm;
  return [...readSample(file).matchAll(imports)]
    .map(([, ...paths]) => paths.find(Boolean) ?? '')
    .filter((path) => !path.startsWith('.') && !path.startsWith('node:'))
    .map((path) =>
      path.startsWith('permit2/')
        ? '@uniswap/v4-periphery'
        : path
            .split('/')
            .slice(0, path.startsWith('@') ? 2 : 1)
            .join('/'),
    );
}

const index = readFileSync(join(samplesRoot, 'index.yml'), 'utf8');

describe('content/samples/index.yml', () => {
  const entries = sampleIndex();

  it('lists every sample once', () => {
    expect(entries.map(({ file }) => file).sort()).toEqual(sampleFiles());
  });

  for (const entry of entries) {
    describe(describeWithPages(entry.file), () => {
      it('starts with its licence', () => {
        expect(readSample(entry.file)).toMatch(/^(\/\/|#) SPDX-License-Identifier: \S+\n/);
      });

      it('has regions that open and close', () => {
        expect(() => regionsOf(entry.file)).not.toThrow();
      });

      it('fits on a page', () => {
        const long = readSample(entry.file)
          .split('\n')
          .map((line, index) => ({ line, at: `${entry.file}:${index + 1}` }))
          // Artifact paths and signed types cannot be wrapped.
          .filter(({ line }) => line.length > 90 && !/artifacts\/|TokenPermissions\(/.test(line));
        expect(long).toEqual([]);
      });

      it('names the packages it imports, at the versions it is run with', () => {
        expect(Object.keys(entry.packages)).toEqual(
          expect.arrayContaining([...new Set(importsOf(entry.file))]),
        );
        for (const [name, version] of Object.entries(entry.packages)) {
          expect([name, version]).toEqual([name, dependencies[name]]);
        }
      });

      it('names the compilers it is compiled with', () => {
        if (!entry.file.endsWith('.sol')) return expect(entry.solc).toBeUndefined();
        expect(entry.solc).toEqual(compilersOf(readSample(entry.file), entry.file));
      });

      it('runs on its pages, or says in a word why not', () => {
        const { file } = entry;
        const runs = file.endsWith('.sol')
          ? existsSync(join(repositoryRoot, scenarioPath(file)))
          : programOf(file, index, (name) =>
              sampleFiles().includes(name) ? readSample(name) : undefined,
            ) !== undefined;
        expect(entry.notRun === undefined).toBe(runs);
      });

      it('names pages, and the test that runs it', () => {
        expect(entry.pages.length).toBeGreaterThan(0);
        const test = join(repositoryRoot, entry.test);
        expect(existsSync(test)).toBe(true);
        expect(readFileSync(test, 'utf8')).toContain(`'${entry.file}'`);
      });
    });
  }
});
