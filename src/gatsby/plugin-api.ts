/** The parts of Gatsby's plugin API that we use and that Gatsby types as `any` or `Function`. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Store } from 'gatsby';

/** The develop server, as `app` in `onCreateDevServer`. Its own types, Express's, are not installed. */
export interface DevelopServer {
  use: (path: string, answer: RequestListener) => void;
}

/** The same server, for a handler that decides by the request whether to answer it or to call `next`. */
export interface DevelopMiddleware {
  use: (
    answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ) => void;
}

/** The context of resolvers. It finds nodes, and tracks which of them a page depends on. */
export interface QueryContext {
  nodeModel: {
    findOne(args: { type: string; query: { filter: object } }): Promise<unknown>;
    findAll<Node>(args: {
      type: string;
      query?: { filter?: object; sort?: object; limit?: number };
    }): Promise<{ entries: Iterable<Node> }>;
  };
}

interface GatsbyState {
  /** Pages by path, without base path. */
  pages: ReadonlyMap<string, unknown>;
  /** Redirects with base path. The list never shrinks while developing. */
  redirects: readonly { fromPath: string; toPath: string }[];
  /** The running command. */
  program: { host: string; port: number };
}

/** Returns the current state of Gatsby's store. */
export const gatsbyState = (store: Store): GatsbyState =>
  (store as unknown as { getState: () => GatsbyState }).getState();
