/** Types and helpers for the parts of Gatsby's plugin API that Gatsby types as `any` or `Function`. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Store } from 'gatsby';

/** The develop server, as `app` in `onCreateDevServer`. It is an Express app, but Express's types are not installed. */
export interface DevelopServer {
  use: (path: string, answer: RequestListener) => void;
}

/** The develop server, typed for a handler that either responds to a request or calls `next`. */
export interface DevelopMiddleware {
  use: (
    answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ) => void;
}

/** The context that resolvers receive. It finds nodes, and tracks which nodes a page depends on. */
export interface QueryContext {
  /** Path of the page whose query this is. Undefined in queries of the build and of GraphiQL. */
  path?: string;
  nodeModel: {
    findOne(args: { type: string; query: { filter: object } }): Promise<unknown>;
    findAll<Node>(args: {
      type: string;
      query?: { filter?: object; sort?: object; limit?: number };
    }): Promise<{ entries: Iterable<Node> }>;
  };
}

/**
 * Returns the data of a query that ran in `gatsby-node`.
 *
 * @param name the query's name
 * @throws Error that lists the query's errors in its message, because Gatsby doesn't print the cause of an error
 */
export function requireData<Data>(
  name: string,
  { data, errors = [] }: { data?: Data; errors?: readonly Error[] },
): Data {
  if (data) return data;
  const listed = errors.map((error) => `\n- ${String(error)}`);
  throw new Error(`The query ${name} failed: correct these errors.${listed.join('')}`);
}

interface GatsbyState {
  /** Pages by path, without base path. */
  pages: ReadonlyMap<string, unknown>;
  /** Redirects, with base path. While developing, redirects are added but never removed. */
  redirects: readonly { fromPath: string; toPath: string }[];
  /** Options of the running command. */
  program: { host: string; port: number };
}

/** Returns the current state of Gatsby's store. */
export const gatsbyState = (store: Store): GatsbyState =>
  (store as unknown as { getState: () => GatsbyState }).getState();
