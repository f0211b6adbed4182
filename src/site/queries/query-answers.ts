/** A GraphQL response. */
export interface Answer {
  data?: object | null;
  errors?: readonly { message: string }[];
}

/**
 * Sends a GraphQL query to a development server.
 *
 * @param server URL of the server: `http://localhost:8000`
 * @param variables of the query, by name
 * @param signal aborts the request
 * @throws Error if no server responds, or the response is not JSON
 */
export async function postQuery(
  server: string,
  query: string,
  variables: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(`${server}/___graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    ...(signal && { signal }),
  });
  return (await response.json()) as Answer;
}

/** A table row: the text of each cell, by name of the column. */
export type Row = Readonly<Record<string, string>>;

/** The part of a response that is shown as one table. */
export interface AnswerTable {
  /** Field of the query, or its alias. */
  name: string;
  rows: Row[];
}

/**
 * Builds a table for each root field of a response. Each node becomes one row, or several if it contains a list of
 * objects: one for each object.
 */
export const answerTables = (data: object): AnswerTable[] =>
  Object.entries(data).map(([name, value]) => ({
    name,
    rows: nodesOf(value)
      .flatMap((node) => rowsOf(node, '').map(withPlace))
      .filter((row) => Object.keys(row).length > 0),
  }));

function nodesOf(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  const nodes = (value as { nodes?: unknown }).nodes;
  return Array.isArray(nodes) ? nodes : [value];
}

/**
 * Flattens a value to rows. A list of scalars becomes one cell. A list of objects becomes one row per object, on which
 * the other fields of the node are repeated. A node with an empty list still has a row, without the list's column.
 */
function rowsOf(value: unknown, path: string): Record<string, string>[] {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((item) => typeof item !== 'object' || item === null))
      return [{ [path]: value.map(formatCell).join(', ') }];
    return value.flatMap((item) => rowsOf(item, path));
  }
  if (typeof value !== 'object' || value === null) return [{ [path]: formatCell(value) }];
  return Object.entries(value).reduce<Record<string, string>[]>(
    (rows, [key, inner]) => {
      const more = rowsOf(inner, path ? `${path}.${key}` : key);
      if (more.length === 0) return rows;
      return rows.flatMap((row) => more.map((one) => ({ ...row, ...one })));
    },
    [{}],
  );
}

const formatCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/**
 * Moves a row's line and column into its file cell as `file:line:column`, which editors and terminals turn into a link.
 */
function withPlace(row: Record<string, string>): Row {
  const { file, ...rest } = row;
  if (file === undefined) return row;
  const ending = (name: string) => Object.keys(rest).find((key) => key.split('.').at(-1) === name);
  const places = [ending('line'), ending('column')].filter((key) => key !== undefined);
  const place = [file, ...places.map((key) => rest[key])].filter(Boolean).join(':');
  const others = Object.entries(rest).filter(([key]) => !places.includes(key));
  return { ...Object.fromEntries(others), file: place };
}
