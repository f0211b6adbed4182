import { expect, test } from 'vitest';
import { compileText } from '../../tests/compile-text';
import type { QueryContext } from '../../src/gatsby/plugin-api';
import { compiledField, type DocNode } from './compiled-field';
import { setCompiler } from './state';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, at, write } = temporaryFolder();

/** Returns the queries by which Gatsby tracks the dependencies of a page's body. */
async function followed(
  sources: string[],
  page: { path?: string } = { path: '/a' },
): Promise<unknown[]> {
  const compiled = compileText('Words.');
  setCompiler({
    compile: () => Promise.resolve({ ...compiled, sources }),
    summary: () => Promise.resolve({ ...compiled, sources }),
    compileAll: () => Promise.resolve([]),
    lastGood: () => Promise.resolve(undefined),
    forget: () => undefined,
  });
  const asked: unknown[] = [];
  const nodeModel = {
    findOne: (question: unknown) => {
      asked.push(question);
      return Promise.resolve(null);
    },
    findAll: (question: unknown) => {
      asked.push(question);
      return Promise.resolve({ entries: [] });
    },
  };
  const doc = { file: 'content/docs/a.mdx', symbols: ['@made/core/Vault'] } as unknown as DocNode;
  const context = { nodeModel, ...page } as unknown as QueryContext;
  expect(await compiledField(root, doc, 'body', context)).toEqual(compiled.body);
  return asked;
}

const file = (path: string) => ({
  type: 'File',
  query: { filter: { absolutePath: { eq: at(path) } } },
});
const symbol = {
  type: 'ApiSymbol',
  query: { filter: { package: { eq: '@made/core' }, name: { eq: 'Vault' } } },
};

test('a page follows the glossary and the files of the content that it is made from, and no file besides', async () => {
  write('content/glossary.yml', '[]');
  const sources = ['content/samples/add.ts', 'package.json', 'tests/samples/package.json'];
  expect(await followed(sources)).toEqual([
    file('content/glossary.yml'),
    file('content/samples/add.ts'),
    symbol,
  ]);
});

// If a queried file does not exist, Gatsby tracks all files, and one edit would run every page again.
test('without a glossary it follows the words that there may come to be', async () => {
  expect(await followed([])).toEqual([{ type: 'GlossaryTerm', query: { limit: 1 } }, symbol]);
});

test('a query that belongs to no page follows nothing', async () => {
  expect(await followed(['content/samples/add.ts'], {})).toEqual([]);
});
