// SPDX-License-Identifier: MIT
import { buildSchema, parse, printSchema, validate } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import {
  allTicks,
  dailyOf,
  depositsOf,
  openPositionsOf,
  readAll,
} from '../../../../content/samples/subgraph/lists.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { readSample } from '../../toolchain/samples.ts';
import { headBlock, serveSubgraph, type SubgraphServer } from '../../toolchain/subgraph-server.ts';
import { subgraphSchema } from '../../toolchain/subgraph.ts';

const pool = '0x8ad599c3a0ff1de082011efddc58f1908eb6e6d8';
const other = '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640';
const capitals = pool.toUpperCase().replace('X', 'x');
const account = `0x${'ab'.repeat(20)}`;

describeSample('subgraph/lists.ts', (proves) => {
  let server: SubgraphServer | undefined;
  afterEach(() => server?.close());

  const ticks = Array.from({ length: 2_300 }, (_, index) => ({
    id: `${index % 2 ? pool : other}#${(index - 1_150) * 60}`,
    pool: { id: index % 2 ? pool : other },
    tickIdx: `${(index - 1_150) * 60}`,
    liquidityGross: '17',
    liquidityNet: '-17',
  }));

  proves(['read-all'], 'reads every row whatever the size of a page, at one block', async () => {
    server = await serveSubgraph('v3', { ticks });
    const sized = (first: string) => `query All($block: Int!, $lastId: ID!) {
      ticks(${first} orderBy: id, where: { id_gt: $lastId }, block: { number: $block }) { id }
    }`;
    const ids = ticks.map(({ id }) => id).sort();
    for (const first of ['first: 1000', 'first: 230', '']) {
      const rows = await readAll(server.url, sized(first));
      expect(rows.map(({ id }) => id)).toEqual(ids);
    }
    expect(new Set(server.blocks)).toEqual(new Set([headBlock]));
  });

  proves(['read-all'], 'refuses a query that would never end, or miss rows', async () => {
    server = await serveSubgraph('v3', { ticks });
    const endless = `query All($block: Int!) {
      ticks(orderBy: id, block: { number: $block }) { id }
    }`;
    await expect(readAll(server.url, endless)).rejects.toThrow('id_gt');
    const unordered = `query All($block: Int!, $lastId: ID!) {
      ticks(orderBy: tickIdx, where: { id_gt: $lastId }, block: { number: $block }) { id }
    }`;
    await expect(readAll(server.url, unordered)).rejects.toThrow('Order by id');
  });

  proves(['ticks'], 'are those of the pool, all of them', async () => {
    server = await serveSubgraph('v3', { ticks });
    const rows = await allTicks(server.url, capitals);
    expect(rows).toHaveLength(1_150);
    expect(new Set(rows.map(({ id }) => id.split('#')[0]))).toEqual(new Set([pool]));
    expect(rows[0]).toMatchObject({ liquidityGross: '17', liquidityNet: '-17' });
  });

  proves(['daily'], 'goes on after a thousand days, from the date on', async () => {
    // 1,700 days, of which the first 200 are before the requested range.
    const poolDayDatas = Array.from({ length: 1_700 }, (_, index) => ({
      id: `${pool}-${18_750 + index}`,
      pool: { id: pool },
      date: (18_750 + index) * 86_400,
      ...{ volumeUSD: '1', feesUSD: '2', tvlUSD: '3' },
    }));
    server = await serveSubgraph('v3', { poolDayDatas });
    const from = (18_750 + 200) * 86_400;
    const rows = await dailyOf(server.url, capitals, from);
    const dates = poolDayDatas.slice(200).map(({ date }) => date);
    expect(rows.map(({ date }) => date)).toEqual(dates);
  });

  proves(['mints'], 'finds deposits with ticks, in the schema without positions', async () => {
    const row = { timestamp: '1', tickLower: '-60', tickUpper: '60', amount0: '1', amount1: '2' };
    const mint = (id: string, origin: string) => ({
      id,
      origin,
      pool: { id: pool, feeTier: '3000' },
      ...row,
    });
    server = await serveSubgraph('v3', { mints: [mint('0x1#0', account), mint('0x2#0', pool)] });
    expect(await depositsOf(server.url, account.toUpperCase().replace('X', 'x'))).toEqual([
      { id: '0x1#0', pool: { id: pool, feeTier: '3000' }, ...row },
    ]);
  });

  proves(['positions'], 'reads more than a hundred, without those that are closed', async () => {
    const positions = Array.from({ length: 250 }, (_, index) => ({
      id: String(1_000 + index),
      owner: account,
      pool: { id: pool, feeTier: '3000' },
      liquidity: index < 10 ? '0' : '5',
    }));
    server = await serveSubgraph('v3-2022', { positions });
    const rows = await openPositionsOf(server.url, account);
    expect(rows).toHaveLength(240);
    expect(rows[0]).toEqual({ id: '1010', pool: { id: pool, feeTier: '3000' }, liquidity: '5' });
  });

  proves(
    ['positions'],
    'fits both shapes of the entity, and says so where there is none',
    async () => {
      const [, query = ''] = /POSITIONS = `([^`]+)`/.exec(readSample('subgraph/lists.ts')) ?? [];
      const entity = printSchema(subgraphSchema('v3-2022'));
      const numbers = buildSchema(entity.replace(/tick(Lower|Upper): Tick!/g, 'tick$1: BigInt!'));
      for (const schema of [subgraphSchema('v3-2022'), numbers]) {
        expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
      }
      server = await serveSubgraph('v3', {});
      await expect(openPositionsOf(server.url, account)).rejects.toThrow('positions');
    },
  );
});

describe('the subgraph guide, run whole', () => {
  let server: SubgraphServer | undefined;

  beforeAll(async () => {
    const tick = (index: number, net: bigint) => ({
      id: `${pool}#${index}`,
      pool: { id: pool },
      tickIdx: String(index),
      liquidityGross: '1000000000000000',
      liquidityNet: String(net),
    });
    // 600 nested positions, all of which are in range. Their ticks fill two pages.
    const ticks = Array.from({ length: 600 }, (_, index) => [
      tick(200_280 - 60 * index, 10n ** 15n),
      tick(200_340 + 60 * index, -(10n ** 15n)),
    ]).flat();
    // One row a day from 1 June 2022, with 214 rows before the first requested day.
    const firstDay = Date.UTC(2022, 5, 1) / 86_400_000;
    const poolDayDatas = Array.from({ length: 1_300 }, (_, index) => ({
      id: `${pool}-${firstDay + index}`,
      pool: { id: pool },
      date: (firstDay + index) * 86_400,
      ...{ volumeUSD: '500000', feesUSD: '1500.25', tvlUSD: '4000000' },
    }));
    const state = { liquidity: String(600n * 10n ** 15n), sqrtPrice: '1', tick: '200311' };
    server = await serveSubgraph('v3', { pools: [{ id: pool, ...state }], ticks, poolDayDatas });
  });
  afterAll(() => server?.close());

  describeMain('subgraph/examples.main.ts', undefined, () => ({
    SUBGRAPH_URL: server?.url ?? '',
  }));
});
