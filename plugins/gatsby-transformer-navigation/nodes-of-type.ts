/** The context of Gatsby's resolvers. It finds nodes, and tracks which of them a page depends on. */
export interface QueryContext {
  nodeModel: {
    findAll<T>(args: { type: string; query?: unknown }): Promise<{ entries: Iterable<T> }>;
  };
}

/** Returns all nodes of a type. A page that queries them is updated when one changes. */
export const nodesOfType = async <T>({ nodeModel }: QueryContext, type: string): Promise<T[]> => [
  ...(await nodeModel.findAll<T>({ type })).entries,
];
