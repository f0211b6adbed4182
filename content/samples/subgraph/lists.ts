// SPDX-License-Identifier: MIT
import { querySubgraph } from './query.ts';

// #region read-all
/**
 * Reads a list of any length, page by page, all of it at one block.
 *
 * @param query for one list, ordered by id, with the variables `$block` and `$lastId`
 * @throws if the ids do not ascend, because such a list would miss rows or never end
 */
export async function readAll<Row extends { id: string }>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Row[]> {
  const { _meta } = await querySubgraph<{ _meta: { block: { number: number } } }>(
    url,
    '{ _meta { block { number } } }',
  );
  const block = _meta.block.number;
  const rows: Row[] = [];
  for (let lastId = ''; ; ) {
    const asked = { ...variables, block, lastId };
    const [page = []] = Object.values(
      await querySubgraph<Record<string, Row[]>>(url, query, asked),
    );
    if (page.length === 0) return rows;
    for (const { id } of page) {
      if (id <= lastId) throw new Error('Order by id and ask for id_gt: $lastId');
      lastId = id;
    }
    rows.push(...page);
  }
}
// #endregion read-all

// #region ticks
const TICKS = `
  query Ticks($pool: String!, $block: Int!, $lastId: ID!) {
    ticks(
      first: 1000
      orderBy: id
      where: { pool: $pool, id_gt: $lastId }
      block: { number: $block }
    ) {
      id
      tickIdx
      liquidityGross
      liquidityNet
    }
  }`;

interface TickRow {
  id: string;
  tickIdx: string;
  liquidityGross: string;
  liquidityNet: string;
}

/** Reads all ticks at which a position of a pool ever began or ended. */
export const allTicks = (url: string, pool: string) =>
  readAll<TickRow>(url, TICKS, { pool: pool.toLowerCase() });
// #endregion ticks

// #region daily
const DAILY = `
  query Daily($pool: String!, $from: Int!, $block: Int!, $lastId: ID!) {
    poolDayDatas(
      first: 1000
      orderBy: id
      where: { pool: $pool, date_gte: $from, id_gt: $lastId }
      block: { number: $block }
    ) {
      id
      date
      volumeUSD
      feesUSD
      tvlUSD
    }
  }`;

interface DayRow {
  id: string;
  date: number;
  volumeUSD: string;
  feesUSD: string;
  tvlUSD: string;
}

/**
 * Reads a pool's data day by day, the earliest first.
 *
 * @param from Unix timestamp in seconds; `date` of each row is the start of its day
 */
export async function dailyOf(url: string, pool: string, from: number) {
  const rows = await readAll<DayRow>(url, DAILY, { pool: pool.toLowerCase(), from });
  return rows.sort((a, b) => a.date - b.date);
}
// #endregion daily

// #region mints
const MINTS = `
  query Mints($account: Bytes!, $block: Int!, $lastId: ID!) {
    mints(
      first: 1000
      orderBy: id
      where: { origin: $account, id_gt: $lastId }
      block: { number: $block }
    ) {
      id
      timestamp
      pool {
        id
        feeTier
      }
      tickLower
      tickUpper
      amount0
      amount1
    }
  }`;

interface MintRow {
  id: string;
  timestamp: string;
  pool: { id: string; feeTier: string };
  tickLower: string;
  tickUpper: string;
  amount0: string;
  amount1: string;
}

/** Reads every deposit in a transaction that the account sent, in any pool and range. */
export const depositsOf = (url: string, account: string) =>
  readAll<MintRow>(url, MINTS, { account: account.toLowerCase() });
// #endregion mints

// #region positions
const POSITIONS = `
  query Positions($owner: Bytes!, $block: Int!, $lastId: ID!) {
    positions(
      first: 1000
      orderBy: id
      where: { owner: $owner, liquidity_gt: "0", id_gt: $lastId }
      block: { number: $block }
    ) {
      id
      pool {
        id
        feeTier
      }
      liquidity
    }
  }`;

interface PositionRow {
  id: string;
  pool: { id: string; feeTier: string };
  liquidity: string;
}

/** Reads an owner's positions that have liquidity, if the subgraph has the entity. */
export const openPositionsOf = (url: string, owner: string) =>
  readAll<PositionRow>(url, POSITIONS, { owner: owner.toLowerCase() });
// #endregion positions
