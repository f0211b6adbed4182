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
