// SPDX-License-Identifier: MIT
// #region query
/**
 * Sends a query to a subgraph.
 *
 * @param url of the gateway, with your own API key in it
 * @throws when the request fails, and when the answer carries errors: those come with
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

// #region all-ticks
interface TickRow {
  id: string;
  tickIdx: string;
  liquidityGross: string;
  liquidityNet: string;
}

/** All ticks at which a position of a pool ever began or ended, page by page. */
export async function allTicks(
  url: string,
  query: string,
  pool: string,
): Promise<TickRow[]> {
  const rows: TickRow[] = [];
  for (let lastId = ''; ; lastId = rows.at(-1)?.id ?? '') {
    const variables = { pool: pool.toLowerCase(), lastId };
    const { ticks } = await querySubgraph<{ ticks: TickRow[] }>(url, query, variables);
    rows.push(...ticks);
    // A page that is not full is the last one.
    if (ticks.length < 1000) return rows;
  }
}
// #endregion all-ticks
