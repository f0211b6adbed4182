import type { Node } from 'gatsby';
import type { QueryContext } from '../../src/gatsby/plugin-api';
import { apiSymbolId } from '../../src/site/data/api-symbol';
import { type Product, withProductName } from '../../src/site/settings/product-text';
import { compiledField, type DocNode } from './compiled-field';
import { symbolOfNode } from './site-reference';

/** Returns the nodes of a type whose field has one of these values, sorted by that field. */
async function nodesNamed(
  { nodeModel }: QueryContext,
  type: string,
  field: string,
  values: readonly string[],
): Promise<Iterable<unknown>> {
  if (values.length === 0) return [];
  const { entries } = await nodeModel.findAll({
    type,
    query: { filter: { [field]: { in: values } }, sort: { fields: [field], order: ['ASC'] } },
  });
  return entries;
}

/**
 * Returns the resolvers of Doc fields about what a page uses, how many words it has, and which other pages have its
 * title.
 */
export function docUsageFields(root: string, product: Product) {
  const made =
    (use: 'samples' | 'figures' | 'terms', type: string, field: string) =>
    async (doc: DocNode, _: unknown, context: QueryContext) =>
      nodesNamed(context, type, field, await compiledField(root, doc, use, context));

  return {
    samples: { resolve: made('samples', 'Sample', 'name') },
    figures: { resolve: made('figures', 'Figure', 'name') },
    terms: { resolve: made('terms', 'GlossaryTerm', 'href') },
    components: {
      resolve: (doc: DocNode, _: unknown, context: QueryContext) =>
        compiledField(root, doc, 'components', context),
    },
    words: {
      resolve: async (doc: DocNode, _: unknown, context: QueryContext) =>
        (await compiledField(root, doc, 'sections', context)).reduce(
          (sum, { heading, text }) => sum + wordsIn(heading) + wordsIn(text),
          0,
        ),
    },
    sameTitle: {
      resolve: async (doc: DocNode, _: unknown, { nodeModel }: QueryContext) => {
        const title = withProductName(doc.title, product);
        const filter = { title: { eq: title }, id: { ne: doc.id } };
        const sort = { fields: ['id'], order: ['ASC'] };
        return (await nodeModel.findAll({ type: 'Doc', query: { filter, sort } })).entries;
      },
    },
  };
}

/** Counts words as a person would: only those with a letter or a digit. */
const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Resolver of the field `pages` of ApiSymbol. */
export const pagesOfSymbol = {
  type: '[Doc!]!',
  description: 'Docs that draw the symbol, by `<ApiReference>`.',
  resolve: async (node: Node, _: unknown, { nodeModel }: QueryContext) => {
    const { package: packageName, name } = symbolOfNode(node);
    const { entries } = await nodeModel.findAll({
      type: 'Doc',
      query: {
        filter: { symbols: { in: [apiSymbolId(packageName, name)] } },
        sort: { fields: ['id'], order: ['ASC'] },
      },
    });
    return entries;
  },
};
