// SPDX-License-Identifier: MIT
import { createServer, type Server } from 'node:http';
import { execute, type GraphQLSchema, parse, validate } from 'graphql';
import { afterEach, expect } from 'vitest';
import { allTicks, querySubgraph } from '../../../../content/samples/subgraph/query.ts';
import { describeSample, type Proves } from '../../toolchain/describe-sample.ts';
import { readSample, regionsOf } from '../../toolchain/samples.ts';
import { subgraphSchema } from '../../toolchain/subgraph.ts';

const region = (file: string, name: string) => {
  const { start, end } = regionsOf(file).find((item) => item.name === name)!;
  return readSample(file)
    .split('\n')
    .slice(start - 1, end)
    .join('\n');
};

const pool = '0x8ad599c3a0ff1de082011efddc58f1908eb6e6d8';

/** A store that answers every root field, and records what it was asked for. */
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

/** Each region is one query: valid, answered in full, with the arguments that it means. */
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
    positions: [
      { owner: '0xabc' },
      { positions: { where: { owner: '0xabc', liquidity_gt: '0' } } },
    ],
    ticks: [
      { pool, lastId: `${pool}#60` },
      { ticks: { first: 1000, orderBy: 'id', where: { pool, id_gt: `${pool}#60` } } },
    ],
    swaps: [{ pool }, { swaps: { orderBy: 'timestamp', where: { pool } } }],
    daily: [{ pool, from: 86400 }, { poolDayDatas: { where: { pool, date_gte: 86400 } } }],
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
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  /** A gateway that answers with what `reply` makes of the request's variables. */
  const gateway = (status: number, reply: (variables: Record<string, string>) => unknown) =>
    new Promise<string>((resolve) => {
      server = createServer((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          const { variables } = JSON.parse(body) as { variables: Record<string, string> };
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(reply(variables)));
        });
      });
      server.listen(0, '127.0.0.1', () => {
        const address = server?.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
      });
    });

  proves(['query'], 'returns the data, and throws what the gateway complains of', async () => {
    const url = await gateway(200, ({ id }) => ({ data: { pool: { id } } }));
    expect(await querySubgraph(url, 'query', { id: pool })).toEqual({ pool: { id: pool } });
    server?.close();
    const failing = await gateway(200, () => ({ errors: [{ message: 'no such field' }] }));
    await expect(querySubgraph(failing, 'query')).rejects.toThrow('no such field');
    server?.close();
    const down = await gateway(503, () => ({}));
    await expect(querySubgraph(down, 'query')).rejects.toThrow('The subgraph answered 503');
  });

  proves(['all-ticks'], 'reads page after page until one is not full', async () => {
    const all = Array.from({ length: 2_300 }, (_, index) => ({
      id: `${pool}#${String(index).padStart(5, '0')}`,
    }));
    const asked: string[] = [];
    const url = await gateway(200, ({ pool: name, lastId = '' }) => {
      asked.push(`${name} after ${lastId}`);
      return { data: { ticks: all.filter(({ id }) => id > lastId).slice(0, 1000) } };
    });
    const rows = await allTicks(url, region('subgraph/v3.graphql', 'ticks'), pool.toUpperCase());
    expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(asked).toHaveLength(3);
    expect(asked[1]).toBe(`${pool} after ${pool}#00999`);
  });
});
