// SPDX-License-Identifier: MIT
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { pageText } from '../../toolchain/page-text.ts';
import { subgraphSchema } from '../../toolchain/subgraph.ts';

/** The queries that a page shows outside of a sample. */
const sketches = (page: string) =>
  [...pageText(page).matchAll(/```graphql sketch\n([^]*?)```/g)].map(([, query = '']) => query);

const OVERVIEW = 'api/subgraph/overview';

describe.each([
  ['v1', 'contracts/v1/reference/API/queries', 7],
  ['v1', 'contracts/v1/reference/API/overview', 1],
  ['v1', 'contracts/v1/guides/interface-integration/using-the-api', 1],
  ['v3', OVERVIEW, 1],
] as const)('the queries for %s on %s', (version, page, count) => {
  const schema = subgraphSchema(version);

  it('are as many as expected', () => {
    expect(sketches(page)).toHaveLength(count);
  });

  it.each(sketches(page))('ask for fields, filters and variables that exist: %s', (query) => {
    expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
  });
});

it('finds out which subgraph answers without the id of the factory', () => {
  // The id has capitals in the schema shown and none in later ones: never look it up.
  expect(sketches(OVERVIEW).join()).not.toContain('factory(');
});
