import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import type { QueryContext } from '../../src/gatsby/plugin-api';
import { SAMPLE_INDEX, sampleFacts, type SampleFacts } from '../../src/site/samples/sample-index';
import { withProductName } from '../../src/site/settings/product-text';
import { ContentError } from '../../src/site/sources/content-problem';
import type { SiteDataOptions } from './options';

/** A filter for docs, in the syntax of GraphQL queries. */
type DocFilter = Record<string, object>;

interface FoundDoc {
  id: string;
}

/** Returns the docs that match any of the filters, without duplicates, sorted by id. */
async function docsThat(
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
 * @param filtersFor returns filters for the docs that use a node; a doc has to match only one of them
 */
function usedBy<Node>(filtersFor: (node: Node) => readonly DocFilter[]) {
  const docs = (node: Node, _: unknown, context: QueryContext) =>
    docsThat(context, filtersFor(node));
  return {
    usedBy: { resolve: docs },
    usedByCount: {
      resolve: async (...args: Parameters<typeof docs>) => (await docs(...args)).length,
    },
  };
}

interface Named {
  name: string;
}

interface Linked {
  href: string;
}

/**
 * Returns resolvers that find the docs that show a sample or figure: docs that have its name in `field`, which is
 * `samples` or `figures`.
 */
const shownIn = (field: string) =>
  usedBy(({ name }: Named) => [{ [field]: { elemMatch: { name: { eq: name } } } }]);

const linking = ({ href }: Linked) => ({ links: { elemMatch: { href: { eq: href } } } });

/**
 * Returns a filter for the doc that an address leads to: the doc that has the path of the address, and a heading whose
 * id is the anchor of the address.
 */
function drawing({ href }: Linked) {
  const [path = '', anchor = ''] = href.split('#');
  return { path: { eq: path }, headings: { elemMatch: { id: { eq: anchor } } } };
}

/**
 * Adds fields that need docs, the product's name or the list of samples. They are resolved on demand, because docs may
 * be created after the nodes of this plugin.
 */
export function resolveData(
  { createResolvers }: CreateResolversArgs,
  { root, product }: SiteDataOptions,
): void {
  const words = (field: string) => ({
    resolve: (node: Record<string, string>) => withProductName(node[field] ?? '', product),
  });
  const fact = <Fact extends keyof SampleFacts>(field: Fact) => ({
    resolve: ({ name }: Named) => factsOf(root, name)?.[field] ?? null,
  });

  (createResolvers as (resolvers: object) => void)({
    GlossaryTerm: {
      text: words('text'),
      ...usedBy((term: Linked) => [
        { terms: { elemMatch: { href: { eq: term.href } } } },
        linking(term),
      ]),
    },
    ErrorCode: {
      page: {
        resolve: async (error: Linked, _: unknown, context: QueryContext) =>
          (await docsThat(context, [drawing(error)]))[0] ?? null,
      },
      ...usedBy((error: Linked) => [drawing(error), linking(error)]),
    },
    Deployment: usedBy(({ address }: { address: string }) => [
      { sections: { elemMatch: { code: { in: [address] } } } },
    ]),
    Sample: { packages: fact('packages'), test: fact('test'), ...shownIn('samples') },
    Figure: shownIn('figures'),
  });
}

/**
 * Returns the facts about a sample from the list of samples. Undefined if the list is missing or invalid. The pages
 * that show samples report an invalid list.
 */
function factsOf(root: string, name: string): SampleFacts | undefined {
  const index = join(root, SAMPLE_INDEX);
  try {
    return existsSync(index) ? sampleFacts(readFileSync(index, 'utf8'), name) : undefined;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
