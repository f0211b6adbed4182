// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { subgraphSchema } from '../../toolchain/subgraph.ts';

const page = new URL('../../../../content/docs/api/subgraph/overview.mdx', import.meta.url);

it('shows a query that finds out which subgraph answers', () => {
  const [query, ...others] = [
    ...readFileSync(page, 'utf8').matchAll(/```graphql sketch\n([^]*?)```/g),
  ].map(([, text]) => text ?? '');
  expect(others).toEqual([]);
  expect(validate(subgraphSchema('v3'), parse(query ?? '')).map(({ message }) => message)).toEqual(
    [],
  );
  // The id of the factory has capitals in the schema shown and none in later ones: never look it up.
  expect(query).not.toContain('factory(');
});
