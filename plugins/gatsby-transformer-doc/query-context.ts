/** Gatsby's resolvers reach nodes by it, and it notes what a page was drawn from. */
export interface QueryContext {
  nodeModel: {
    findOne(args: { type: string; query: { filter: unknown } }): Promise<unknown>;
    findAll(args: {
      type: string;
      query: { filter?: unknown; sort?: unknown; limit?: number };
    }): Promise<{ entries: Iterable<unknown> }>;
  };
}
