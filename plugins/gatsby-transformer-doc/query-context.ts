/** Context of Gatsby's resolvers: gives access to nodes, and tracks the dependencies of a page. */
export interface QueryContext {
  nodeModel: {
    findOne(args: { type: string; query: { filter: unknown } }): Promise<unknown>;
    findAll(args: {
      type: string;
      query: { filter?: unknown; sort?: unknown; limit?: number };
    }): Promise<{ entries: Iterable<unknown> }>;
  };
}
