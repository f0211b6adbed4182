import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeDigest, codeFiles } from './code-digest';

/** What a module imports of ours, and what those import in turn: as the compiler of TypeScript finds it. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const { importedFiles } = ts.preProcessFile(ts.sys.readFile(file) ?? '', true, true);
  for (const { fileName } of importedFiles.filter((found) => found.fileName.startsWith('.'))) {
    const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, resolveJsonModule: true };
    const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys);
    if (resolvedModule) importsOf(resolvedModule.resolvedFileName, seen);
  }
  return seen;
}

test.each([
  'plugins/gatsby-transformer-doc/gatsby-node.ts',
  'plugins/gatsby-transformer-navigation/gatsby-node.ts',
  'plugins/gatsby-source-api-reference/gatsby-node.ts',
  'plugins/gatsby-source-api-reference/read-process.ts',
  'plugins/gatsby-plugin-search-index/gatsby-node.ts',
  'plugins/gatsby-plugin-sample-projects/gatsby-node.ts',
  'gatsby-config.ts',
  'gatsby-node.ts',
])('covers whatever %s is made of', (entry) => {
  const imported = [...importsOf(join(process.cwd(), entry))].map((file) =>
    relative(process.cwd(), file),
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((file) => !codeFiles(process.cwd()).includes(file))).toEqual([]);
});

describe('the digest', () => {
  let root: string;
  let before: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'code-'));
    for (const path of ['plugins', 'src/site', 'package-lock.json', 'gatsby-node.ts']) {
      cpSync(path, join(root, path), { recursive: true });
    }
    before = codeDigest(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each([
    'src/site/settings/product-text.ts',
    'plugins/gatsby-transformer-doc/schema.graphql',
    'plugins/gatsby-source-api-reference/solidity/natspec.ts',
    'package-lock.json',
    'src/site/navigation/quite-new.ts',
  ])('changes with %s', (path) => {
    writeFileSync(join(root, path), '// changed\n', { flag: 'a' });
    expect(codeDigest(root)).not.toBe(before);
  });

  test('changes when a file moves', () => {
    cpSync(join(root, 'src/site/sources/digest.ts'), join(root, 'src/site/search/digest.ts'));
    const both = codeDigest(root);
    rmSync(join(root, 'src/site/sources/digest.ts'));
    expect(new Set([before, both, codeDigest(root)]).size).toBe(3);
  });

  test('stays while only tests and what is beside the code change', () => {
    writeFileSync(join(root, 'src/site/digest.test.ts'), 'changed');
    cpSync('README.md', join(root, dirname('src/site'), 'README.md'));
    expect(codeDigest(root)).toBe(before);
  });
});
