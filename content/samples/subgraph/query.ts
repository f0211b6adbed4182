// SPDX-License-Identifier: MIT
// #region query
/**
 * Sends a query to a subgraph.
 *
 * @param url URL of the gateway, with your own API key in it
 * @throws if the request fails, or if the response contains errors, which come with
 * status 200
 */
export async function querySubgraph<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok) throw new Error(`The subgraph answered ${response.status}`);

  const { data, errors } = (await response.json()) as {
    data?: Data;
    errors?: { message: string }[];
  };
  if (errors || !data)
    throw new Error(errors?.map((e) => e.message).join('; ') ?? 'No data');
  return data;
}
// #endregion query

// #region pool
const POOL = `
  query Pool($id: ID!) {
    pool(id: $id) {
      liquidity
      sqrtPrice
      tick
    }
  }`;

interface PoolRow {
  liquidity: string;
  sqrtPrice: string;
  tick: string | null;
}

/** Reads a pool as of the subgraph's last block. Returns null for an unknown pool. */
export async function poolState(url: string, address: string): Promise<PoolRow | null> {
  const { pool } = await querySubgraph<{ pool: PoolRow | null }>(url, POOL, {
    id: address.toLowerCase(),
  });
  return pool;
}
// #endregion pool
