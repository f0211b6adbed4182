import type { CreateResolversArgs } from 'gatsby';
import {
  withProduct,
  withProductName,
  withProductSlug,
} from '../../src/site/settings/product-text';
import { compiledField, type DocNode } from './compiled-field';
import { afterDocsArrived } from './docs-on-their-way';
import { readLastUpdated } from './last-updated';
import { linkFields } from './link-fields';
import { mathStylesheet } from './math-stylesheet';
import type { DocOptions } from './options';
import type { QueryContext } from './query-context';
import { referenceStylesheet } from './reference-styles';
import { siteLinks } from './site-links';
import { linksOfRun } from './state';
import { pagesOfSymbol } from './symbol-pages';
import { unlink } from './unlink';
import { madeOf } from './made-of';

interface BodyArguments {
  /** Addresses, without base path, whose links are left out. */
  without?: string[];
}

interface HeadingArguments {
  maxDepth?: number;
}

/** The fields of Doc that are compiled or looked up, not stored, and the docs of a symbol. */
export function resolveDocs(
  { basePath, cache, createResolvers, getNodesByType }: CreateResolversArgs,
  { root, product, editUrl, referenceRules }: DocOptions,
): void {
  const days = readLastUpdated(root, 'content/docs');
  const ofReference = referenceStylesheet(referenceRules);
  const compiled =
    (field: 'sections' | 'math') => (doc: DocNode, _: unknown, context: QueryContext) =>
      compiledField(root, doc, field, context);
  const inProduct = (field: 'title' | 'description' | 'sidebarLabel') => (doc: DocNode) =>
    withProductName(doc[field], product);

  const kinds = () => linksOfRun(() => siteLinks(getNodesByType, product));
  const ofLinks = linkFields(root, product, kinds);

  (createResolvers as (resolvers: object) => void)({
    Doc: {
      ...ofLinks.Doc,
      ...madeOf(root, product),
      body: {
        resolve: async (doc: DocNode, { without = [] }: BodyArguments, context: QueryContext) => {
          const nodes = await compiledField(root, doc, 'body', context);
          const dead = new Set(without.map((href) => basePath + href));
          return dead.size > 0 ? unlink(nodes, dead) : nodes;
        },
      },
      headings: {
        resolve: async (doc: DocNode, { maxDepth = 6 }: HeadingArguments, context: QueryContext) =>
          (await compiledField(root, doc, 'headings', context)).filter(
            ({ depth }) => depth <= maxDepth,
          ),
      },
      sections: { resolve: compiled('sections') },
      math: { resolve: compiled('math') },
      stylesheets: {
        resolve: async (doc: DocNode, _: unknown, context: QueryContext) => [
          ...((await compiledField(root, doc, 'math', context))
            ? [await mathStylesheet(cache)]
            : []),
          ...(doc.symbols.length > 0 ? [ofReference] : []),
        ],
      },
      asks: {
        resolve: ({ asks }: DocNode) => (asks.length > 0 ? withProduct(asks, product) : null),
      },
      path: { resolve: (doc: DocNode) => withProductSlug(doc.path, product) },
      title: { resolve: inProduct('title') },
      description: { resolve: inProduct('description') },
      sidebarLabel: { resolve: inProduct('sidebarLabel') },
      editUrl: { resolve: (doc: DocNode) => (editUrl ? `${editUrl}/${doc.file}` : null) },
      lastUpdated: { resolve: (doc: DocNode) => days.get(doc.file) ?? null },
    },
    DocLink: ofLinks.DocLink,
    ApiSymbol: { pages: pagesOfSymbol },
    Query: { doc: { resolve: afterDocsArrived({ getNodesByType }) } },
  });
}
