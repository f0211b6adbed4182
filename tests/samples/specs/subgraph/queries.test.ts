// SPDX-License-Identifier: MIT
import { execute, type GraphQLSchema, parse, validate } from 'graphql';
import { afterEach, expect } from 'vitest';
import { poolState, querySubgraph } from '../../../../content/samples/subgraph/query.ts';
import { describeSample, type Proves } from '../../toolchain/describe-sample.ts';
import { readSample, regionsOf } from '../../toolchain/samples.ts';
import { serveSubgraph, type SubgraphServer } from '../../toolchain/subgraph-server.ts';
import { subgraphSchema } from '../../toolchain/subgraph.ts';

const region = (file: string, name: string) => {
  const { start, end } = regionsOf(file).find((item) => item.name === name)!;
  return readSample(file)
    .split('\n')
    .slice(start - 1, end)
    .join('\n');
};

const pool = '0x8ad599c3a0ff1de082011efddc58f1908eb6e6d8';

/** Executes a query against a mock store. Returns the result, and the arguments that each root field received. */
function answer(schema: GraphQLSchema, query: string, variableValues: Record<string, unknown>) {
  const asked: Record<string, Record<string, unknown>> = {};
  const row = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? row : undefined) });
  const scalar = (type: string, name: string) => (type === 'Int' ? 1 : `${name} of ${type}`);
  const result = execute({
    schema,
    document: parse(query),
    variableValues,
    rootValue: {},
    fieldResolver: (_source, args: Record<string, unknown>, _context, info) => {
      const type = info.returnType.toString().replace(/[[\]!]/g, '');
      if (info.parentType.name === 'Query') asked[info.fieldName] = args;
      if (/^(ID|Int|String|BigInt|BigDecimal|Bytes)$/.test(type)) {
        return scalar(type, info.fieldName);
      }
      return info.returnType.toString().startsWith('[') ? [row] : row;
    },
  });
  return { asked, result: result as { data?: Record<string, unknown>; errors?: unknown } };
}

/** Asserts that each region is one valid query that is resolved in full, with the intended arguments. */
function queries(
  proves: Proves,
  file: string,
  version: 'v1' | 'v3',
  expected: Record<string, [Record<string, unknown>, Record<string, object>]>,
) {
  const schema = subgraphSchema(version);
  for (const [name, [variables, args]] of Object.entries(expected)) {
    proves([name], 'asks for fields that exist, with the filter it means', () => {
      const query = region(file, name);
      expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
      const { asked, result } = answer(schema, query, variables);
      expect(result.errors).toBeUndefined();
      expect(Object.keys(result.data ?? {})).toEqual(Object.keys(args));
      expect(asked).toMatchObject(args);
    });
  }
}

describeSample('subgraph/v3.graphql', (proves) => {
  queries(proves, 'subgraph/v3.graphql', 'v3', {
    protocol: [{}, { factories: { first: 1 }, bundle: { id: '1' } }],
    'top-pools': [
      {},
      { pools: { first: 10, orderBy: 'totalValueLockedUSD', orderDirection: 'desc' } },
    ],
    pool: [{ id: pool }, { pool: { id: pool } }],
    swaps: [{ pool }, { swaps: { orderBy: 'timestamp', where: { pool } } }],
    'past-block': [{ id: pool, block: 17_000_000 }, { pool: { block: { number: 17_000_000 } } }],
  });
});

describeSample('subgraph/v1.graphql', (proves) => {
  queries(proves, 'subgraph/v1.graphql', 'v1', {
    protocol: [{}, { uniswapFactories: { first: 1 }, bundle: { id: '1' } }],
    pair: [{ id: pool }, { pair: { id: pool } }],
    'top-pairs': [{}, { pairs: { orderBy: 'txCount', orderDirection: 'desc' } }],
    providers: [
      { pair: pool },
      { liquidityPositions: { orderBy: 'liquidityTokenBalance', where: { pair: pool } } },
    ],
  });
});

describeSample('subgraph/query.ts', (proves) => {
  let server: SubgraphServer | undefined;
  afterEach(() => server?.close());

  proves(['query'], 'returns the data, and throws what the gateway complains of', async () => {
    server = await serveSubgraph('v3', { pools: [{ id: pool, tick: '200311' }] });
    const query = 'query Pool($id: ID!) { pool(id: $id) { tick } }';
    expect(await querySubgraph(server.url, query, { id: pool })).toEqual({
      pool: { tick: '200311' },
    });
    await expect(querySubgraph(server.url, '{ pairs { id } }')).rejects.toThrow(
      'Cannot query field "pairs"',
    );
    await expect(querySubgraph(`${server.url}/none`, query)).rejects.toThrow(
      'The subgraph answered 404',
    );
  });

  proves(['pool'], 'asks in lower case, and has null for a pool that is not there', async () => {
    const row = { liquidity: '17', sqrtPrice: '5', tick: '200311' };
    server = await serveSubgraph('v3', { pools: [{ id: pool, ...row }] });
    expect(await poolState(server.url, pool.toUpperCase().replace('X', 'x'))).toEqual(row);
    expect(await poolState(server.url, `0x${'0'.repeat(40)}`)).toBeNull();
  });
});
