import { expect, test } from 'vitest';
import { compileText } from '../../tests/compile-text';
import { compiledField, type DocNode } from './compiled-field';
import type { QueryContext } from './query-context';
import { setCompiler } from './state';

test('a page follows the glossary and the files of the content that it is made from, and no file besides', async () => {
  const sources = ['content/samples/add.ts', 'package.json', 'tests/samples/package.json'];
  const compiled = compileText('Words.');
  setCompiler({
    compile: () => Promise.resolve({ ...compiled, sources }),
    compileAll: () => Promise.resolve([]),
    lastGood: () => Promise.resolve(undefined),
  });
  const asked: unknown[] = [];
  const nodeModel = {
    findOne: (question: unknown) => {
      asked.push(question);
      return Promise.resolve(null);
    },
  };
  const doc = { file: 'content/docs/a.mdx', symbols: ['@made/core/Vault'] } as unknown as DocNode;
  const body = await compiledField('/site', doc, 'body', { nodeModel } as unknown as QueryContext);
  expect(body).toEqual(compiled.body);
  const glossary = { absolutePath: { eq: '/site/content/glossary.yml' } };
  const file = { absolutePath: { eq: '/site/content/samples/add.ts' } };
  const symbol = { package: { eq: '@made/core' }, name: { eq: 'Vault' } };
  expect(asked).toEqual([
    { type: 'File', query: { filter: glossary } },
    { type: 'File', query: { filter: file } },
    { type: 'ApiSymbol', query: { filter: symbol } },
  ]);
});
