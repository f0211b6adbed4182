// SPDX-License-Identifier: MIT
import { execute, type GraphQLSchema, parse, validate } from 'graphql';
import { serveJson } from '../chain/serve-node.ts';
import { subgraphSchema } from './subgraph.ts';

/** Rows by list name, as a subgraph stores them. A related entity is an object with an id. */
export type Rows = Record<string, readonly ({ id: string } & Record<string, unknown>)[]>;

interface ListArguments {
  first?: number;
  skip?: number;
  orderBy?: string;
  orderDirection?: string;
  where?: Record<string, unknown>;
  block?: { number?: number };
}

/** Number of the last block that the server has indexed. */
export const headBlock = 25_000_000;

/**
 * Serves rows over HTTP as a subgraph's node does: it rejects unknown fields with status 200, filters, sorts, and
 * returns at most 100 rows unless the query sets a limit.
 */
export async function serveSubgraph(version: 'v1' | 'v3' | 'v3-2022', rows: Rows) {
  const schema = subgraphSchema(version);
  /** The block of each list query; undefined if the query named none. */
  const blocks: (number | undefined)[] = [];
  const { url, stop } = await serveJson(async (body) => answer(schema, rows, blocks, body));
  return { url, blocks, close: stop };
}

export type SubgraphServer = Awaited<ReturnType<typeof serveSubgraph>>;

function answer(schema: GraphQLSchema, rows: Rows, blocks: (number | undefined)[], body: string) {
  const { query, variables } = JSON.parse(body) as {
    query: string;
    variables: Record<string, unknown>;
  };
  const document = parse(query);
  const errors = validate(schema, document);
  if (errors.length > 0) return { errors: errors.map(({ message }) => ({ message })) };
  return execute({
    schema,
    document,
    variableValues: variables,
    rootValue: {},
    fieldResolver: (source: Record<string, unknown>, args: ListArguments, _context, info) => {
      if (info.parentType.name !== 'Query') return source[info.fieldName];
      if (info.fieldName === '_meta') return { block: { number: headBlock } };
      if ('id' in args) {
        return rows[`${info.fieldName}s`]?.find(({ id }) => id === args.id) ?? null;
      }
      blocks.push(args.block?.number);
      return page(rows[info.fieldName] ?? [], args);
    },
  });
}

function page(all: Rows[string], { first = 100, skip = 0, where = {}, ...order }: ListArguments) {
  const { orderBy = 'id', orderDirection = 'asc' } = order;
  const sign = orderDirection === 'asc' ? 1 : -1;
  return all
    .filter((row) => Object.entries(where).every(([filter, value]) => fits(row, filter, value)))
    .sort((a, b) => sign * compare(orderBy, a[orderBy], b[orderBy]))
    .slice(skip, skip + first);
}

function fits(row: Rows[string][number], filter: string, value: unknown): boolean {
  const [, field = '', comparison] = /^(.+?)(?:_(gte?))?$/.exec(filter) ?? [];
  const related = row[field];
  if (related instanceof Object) return 'id' in related && related.id === value;
  const order = compare(field, related, value);
  if (comparison === 'gt') return order > 0;
  return comparison === 'gte' ? order >= 0 : order === 0;
}

/** Compares ids and addresses as text, and every other field as a number. */
function compare(field: string, a: unknown, b: unknown): number {
  if (!/^(id|owner|origin)$/.test(field)) return Number(a) - Number(b);
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : Number(left > right);
}
