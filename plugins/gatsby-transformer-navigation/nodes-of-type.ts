/** Gatsby's resolvers reach nodes by it, and it notes what a page was drawn from. */
export interface QueryContext {
  nodeModel: {
    findAll<T>(args: { type: string; query?: unknown }): Promise<{ entries: Iterable<T> }>;
  };
}

/** All nodes of a type; a page that asks for them runs again when one changes. */
export const nodesOfType = async <T>({ nodeModel }: QueryContext, type: string): Promise<T[]> => [
  ...(await nodeModel.findAll<T>({ type })).entries,
];
