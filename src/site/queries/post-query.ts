/** What GraphQL answers. */
export interface Answer {
  data?: object | null;
  errors?: readonly { message: string }[];
}

/**
 * Asks a development server by GraphQL.
 *
 * @param server where it serves: `http://localhost:8000`
 * @param variables of the query, by name
 * @param signal ends the wait for an answer
 * @throws Error where no server answers, or something else does
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
