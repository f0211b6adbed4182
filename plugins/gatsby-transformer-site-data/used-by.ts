/** Gatsby's resolvers reach nodes by it, and it notes what a page was drawn from. */
export interface QueryContext {
  nodeModel: {
    findAll<T>(args: { type: string; query: object }): Promise<{ entries: Iterable<T> }>;
  };
}

/** A filter for docs, as GraphiQL takes it. */
type DocFilter = Record<string, object>;

interface FoundDoc {
  id: string;
}

/** The docs that fit one of these filters, each once, by id. */
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
 * The fields `usedBy` and `usedByCount` of a type.
 *
 * @param filtersFor filters for the docs that use a node, any of which is enough
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
