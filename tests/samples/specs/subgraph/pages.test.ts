// SPDX-License-Identifier: MIT
import { Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { pageText } from '../../toolchain/page-text.ts';
import { readSample } from '../../toolchain/samples.ts';
import { subgraphSchema } from '../../toolchain/subgraph.ts';

/** Returns the queries on a page that are not part of a sample. */
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

it('says of every query that schemas of v1 from April 2024 on refuse', () => {
  const schema = subgraphSchema('v1-2025');
  const { definitions } = parse(readSample('subgraph/v1.graphql'));
  const shown = sketches('contracts/v1/reference/API/queries').map((query) => parse(query));
  const queries = [...definitions, ...shown.flatMap((document) => document.definitions)];
  const refused = queries.filter(
    (query) => validate(schema, { kind: Kind.DOCUMENT, definitions: [query] }).length > 0,
  );
  expect(refused.map((query) => 'name' in query && query.name?.value)).toEqual([
    'Providers',
    'LiquidityOf',
  ]);
});

it('finds out which subgraph answers without the id of the factory', () => {
  // The factory's id has capital letters in this schema but not in later ones, so pages must not look up the factory by
  // id.
  expect(sketches(OVERVIEW).join()).not.toContain('factory(');
});
