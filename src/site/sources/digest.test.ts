import { cpSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { codeDigest, codeFiles, digestOf, fileDigests } from './digest';

const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, resolveJsonModule: true };
const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options);
const imports = new Map<string, string[]>();

/** Returns the local imports of a module, as resolved by the TypeScript compiler. */
function importsOf(file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const { importedFiles } = ts.preProcessFile(ts.sys.readFile(file) ?? '', true, true);
  const found = importedFiles.flatMap(({ fileName }) =>
    fileName.startsWith('.')
      ? (ts.resolveModuleName(fileName, file, options, ts.sys, cache).resolvedModule
          ?.resolvedFileName ?? [])
      : [],
  );
  imports.set(file, found);
  return found;
}

/** Returns a module with all its direct and indirect local imports. */
function collectModules(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const imported of importsOf(file)) collectModules(imported, seen);
  }
  return seen;
}

const covered = new Set(codeFiles(process.cwd()));

test.each([
  'plugins/gatsby-transformer-doc/gatsby-node.ts',
  'plugins/gatsby-transformer-navigation/gatsby-node.ts',
  'plugins/gatsby-source-api-reference/gatsby-node.ts',
  'plugins/gatsby-source-api-reference/read-process.ts',
  'plugins/gatsby-plugin-search-index/gatsby-node.ts',
  'plugins/gatsby-plugin-sample-projects/gatsby-node.ts',
  'gatsby-config.ts',
  'gatsby-node.ts',
])('the digest covers all local imports of %s', (entry) => {
  const files = [...collectModules(join(process.cwd(), entry))].map((file) =>
    relative(process.cwd(), file),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !covered.has(file))).toEqual([]);
});

describe('the digest', () => {
  const { root, at } = temporaryFolder();
  let before: string;
  beforeEach(() => {
    for (const path of [
      'package-lock.json',
      'plugins/gatsby-source-api-reference/solidity/natspec.ts',
      'plugins/gatsby-transformer-doc/schema.graphql',
      'src/markup/tabs/names.ts',
      'src/markup/tabs/tabs.ts',
      'src/site/navigation/address.ts',
      'src/site/settings/product-text.ts',
      'src/site/sources/digest.ts',
    ]) {
      cpSync(path, at(path));
    }
    before = codeDigest(root);
  });

  test.each([
    'src/site/settings/product-text.ts',
    'plugins/gatsby-transformer-doc/schema.graphql',
    'plugins/gatsby-source-api-reference/solidity/natspec.ts',
    'package-lock.json',
    'src/site/navigation/quite-new.ts',
    'src/markup/tabs/names.ts',
  ])('changes with %s', (path) => {
    writeFileSync(at(path), '// changed\n', { flag: 'a' });
    expect(codeDigest(root)).not.toBe(before);
  });

  test('changes when a file is renamed', () => {
    renameSync(at('src/site/sources/digest.ts'), at('src/site/sources/digests.ts'));
    expect(codeDigest(root)).not.toBe(before);
  });

  test('does not change with tests, browser behaviours or files outside the listed folders', () => {
    writeFileSync(at('src/site/digest.test.ts'), 'changed');
    writeFileSync(at('src/markup/tabs/tabs.ts'), 'changed');
    cpSync('README.md', at('src/README.md'));
    expect(codeDigest(root)).toBe(before);
  });
});

describe('the digests of files', () => {
  const { root, write } = temporaryFolder();

  test('a file is read again after each save', () => {
    const digest = fileDigests(root);
    expect(digest('a.ts')).toBe(digestOf(''));
    for (const text of ['one', 'two', 'three']) {
      write('a.ts', text);
      expect(digest('a.ts')).toBe(digestOf(text));
      expect(digest('a.ts')).toBe(digestOf(text));
    }
  });

  test('a save that keeps size and modification time is noticed', () => {
    const digest = fileDigests(root);
    const time = new Date('2026-01-01');
    for (const text of ['one', 'two']) {
      write('a.ts', text);
      utimesSync(join(root, 'a.ts'), time, time);
      expect(digest('a.ts')).toBe(digestOf(text));
    }
  });
});
