// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { subgraphSchema } from '../../toolchain/subgraph.ts';

const docs = new URL('../../../../content/docs/contracts/v1/', import.meta.url);

/** The queries that a page shows outside of a sample. */
const sketches = (page: string) =>
  [
    ...readFileSync(new URL(`${page}.mdx`, docs), 'utf8').matchAll(
      /```graphql sketch\n([^]*?)```/g,
    ),
  ].map(([, query]) => query ?? '');

describe.each([
  ['reference/API/queries', 7],
  ['reference/API/overview', 1],
  ['guides/interface-integration/using-the-api', 1],
])('the queries on %s', (page, count) => {
  const schema = subgraphSchema('v1');

  it('are as many as expected', () => {
    expect(sketches(page)).toHaveLength(count);
  });

  it.each(sketches(page))('ask for fields, filters and variables that exist: %s', (query) => {
    expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
  });
});
