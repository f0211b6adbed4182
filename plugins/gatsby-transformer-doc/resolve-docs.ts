import type { CreateResolversArgs } from 'gatsby';
import { withProductName, withProductSlug } from '../../src/site/settings/product-text';
import { compiledField, type DocNode } from './compiled-field';
import { readLastUpdated } from './last-updated';
import { mathStylesheet } from './math-stylesheet';
import type { DocOptions } from './options';
import type { QueryContext } from './query-context';
import { referenceStylesheet } from './reference-styles';
import { pagesOfSymbol } from './symbol-pages';
import { unlink } from './unlink';

interface BodyArguments {
  /** Addresses, without base path, whose links are left out. */
  without?: string[];
}

interface HeadingArguments {
  maxDepth?: number;
}

/** The fields of Doc that are compiled or looked up, not stored, and the docs of a symbol. */
export function resolveDocs(
  { basePath, cache, createResolvers }: CreateResolversArgs,
  { root, product, editUrl, referenceRules }: DocOptions,
): void {
  const days = readLastUpdated(root, 'content/docs');
  const ofReference = referenceStylesheet(referenceRules);
  const compiled =
    (field: 'links' | 'sections' | 'math') => (doc: DocNode, _: unknown, context: QueryContext) =>
      compiledField(root, doc, field, context);
  const inProduct = (field: 'title' | 'description' | 'sidebarLabel') => (doc: DocNode) =>
    withProductName(doc[field], product);

  (createResolvers as (resolvers: object) => void)({
    Doc: {
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
      links: { resolve: compiled('links') },
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
      path: { resolve: (doc: DocNode) => withProductSlug(doc.path, product) },
      title: { resolve: inProduct('title') },
      description: { resolve: inProduct('description') },
      sidebarLabel: { resolve: inProduct('sidebarLabel') },
      editUrl: { resolve: (doc: DocNode) => (editUrl ? `${editUrl}/${doc.file}` : null) },
      lastUpdated: { resolve: (doc: DocNode) => days.get(doc.file) ?? null },
    },
    ApiSymbol: { pages: pagesOfSymbol },
  });
}
