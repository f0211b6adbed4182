/** The context of Gatsby's resolvers. It finds nodes, and tracks which of them a page depends on. */
export interface QueryContext {
  nodeModel: {
    findAll<T>(args: { type: string; query: object }): Promise<{ entries: Iterable<T> }>;
  };
}

/** A filter for docs, in the syntax of GraphQL queries. */
type DocFilter = Record<string, object>;

interface FoundDoc {
  id: string;
}

/** Returns the docs that match any of the filters, without duplicates, sorted by id. */
export async function docsThat(
  { nodeModel }: QueryContext,
  filters: readonly DocFilter[],
): Promise<FoundDoc[]> {
  const found = new Map<string, FoundDoc>();
  for (const filter of filters) {
    const { entries } = await nodeModel.findAll<FoundDoc>({ type: 'Doc', query: { filter } });
    for (const doc of entries) found.set(doc.id, doc);
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Returns resolvers for the fields `usedBy` and `usedByCount` of a type.
 *
 * @param filtersFor returns filters for the docs that use a node; matching one is enough
 */
export function usedBy<Node>(filtersFor: (node: Node) => readonly DocFilter[]) {
  const docs = (node: Node, _: unknown, context: QueryContext) =>
    docsThat(context, filtersFor(node));
  return {
    usedBy: { resolve: docs },
    usedByCount: {
      resolve: async (...args: Parameters<typeof docs>) => (await docs(...args)).length,
    },
  };
}
