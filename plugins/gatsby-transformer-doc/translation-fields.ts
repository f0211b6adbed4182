import type { QueryContext } from '../../src/gatsby/plugin-api';
import { brandedAsks } from '../../src/site/search/asks';
import { withProductName } from '../../src/site/settings/product-text';
import { compiledField, type DocNode } from './compiled-field';
import type { TranslationFields } from './doc-nodes';
import type { DocOptions } from './options';

type BrandOptions = Pick<DocOptions, 'root' | 'product' | 'identifiers'>;

type TranslationNode = DocNode & TranslationFields;

/**
 * Returns the resolver of the field `asks`. The resolver returns null for a doc without `asks`, so that a filter can
 * find such docs.
 */
export const asksOf = (options: BrandOptions) => ({
  resolve: ({ asks }: DocNode) => (asks.length > 0 ? brandedAsks(asks, options) : null),
});

/**
 * Returns the resolvers of DocTranslation fields that are compiled or looked up, and of the Doc fields about
 * translations.
 */
export function translationFields(options: BrandOptions) {
  const { root, product } = options;
  const inProduct = (field: 'title' | 'description' | 'sidebarLabel') => ({
    resolve: (translation: DocNode) => withProductName(translation[field], product),
  });
  const compiled = (field: 'digest' | 'headings' | 'links' | 'sections') => ({
    resolve: (translation: DocNode, _: unknown, context: QueryContext) =>
      compiledField(root, translation, field, context),
  });
  const translationsOf = async (
    { id }: DocNode,
    _: unknown,
    { nodeModel }: QueryContext,
  ): Promise<TranslationNode[]> => {
    const filter = { docId: { eq: id } };
    const sort = { fields: ['locale'], order: ['ASC'] };
    const { entries } = await nodeModel.findAll({
      type: 'DocTranslation',
      query: { filter, sort },
    });
    return [...entries] as TranslationNode[];
  };
  return {
    Doc: {
      translations: { resolve: translationsOf },
      /** Null if a doc has no translations, so that a filter can find such docs. */
      translatedInto: {
        resolve: async (...args: Parameters<typeof translationsOf>) => {
          const codes = (await translationsOf(...args)).map(({ locale }) => locale);
          return codes.length > 0 ? codes : null;
        },
      },
    },
    DocTranslation: {
      title: inProduct('title'),
      description: inProduct('description'),
      sidebarLabel: inProduct('sidebarLabel'),
      headings: compiled('headings'),
      links: compiled('links'),
      sections: compiled('sections'),
      digest: compiled('digest'),
      asks: asksOf(options),
    },
  };
}
