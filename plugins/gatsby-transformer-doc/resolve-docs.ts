import type { CreateResolversArgs } from 'gatsby';
import type { QueryContext } from '../../src/gatsby/plugin-api';
import { languageOfFile } from '../../src/site/content/code-languages';
import type { ContentNode } from '../../src/site/content/content-tree';
import {
  type Product,
  withProductName,
  withProductSlug,
} from '../../src/site/settings/product-text';
import {
  compiledField,
  type DocNode,
  followSources,
  inLocale,
  type LocaleArgument,
} from './compiled-field';
import { currentLastUpdated } from './last-updated';
import { linkFields, siteLinks } from './link-fields';
import type { DocOptions } from './options';
import { localizeLinks, unlink } from './rewrite-links';
import { compilerOfRun, linksOfRun } from './state';
import { mathStylesheet, referenceStylesheet } from './stylesheets';
import { asksOf, translationFields } from './translation-fields';
import { docUsageFields, pagesOfSymbol } from './usage-fields';
import { afterDocs } from './wait-for-docs';

/** A sample shown on a page that is not a doc. */
interface ShownSample {
  /** Describes what the code does. */
  title: string;
  /** Path in content/samples. */
  file: string;
  /** The region to show; the whole file without it. */
  region?: string | null;
}

/** Renders a sample as docs do, by compiling a doc with no other content. */
const sampleBlock =
  (root: string, product: Product) =>
  async (
    { title, ...sample }: ShownSample,
    { locale }: LocaleArgument,
    context: QueryContext,
  ): Promise<ContentNode[]> => {
    const docs = locale ? `content/locales/${locale}/docs` : 'content/docs';
    const text = docOf({ title: withProductName(title, product), ...sample });
    const { body, sources } = await compilerOfRun().compile(`${docs}/samples/${sample.file}`, text);
    await followSources(root, sources, context);
    return body;
  };

const docOf = ({ title, file, region }: ShownSample): string => `---
title: A sample
description: A sample that a page shows, which is no doc of its own.
---

\`\`\`${languageOfFile(file) ?? 'text'} title="${title}" file="${file}"${region ? ` region="${region}"` : ''}
\`\`\`
`;

interface BodyArguments extends LocaleArgument {
  /** Addresses, without base path. Links to them become plain text. */
  without?: string[];
}

interface HeadingArguments extends LocaleArgument {
  maxDepth?: number;
}

/**
 * Adds resolvers for fields that are compiled or looked up rather than stored: fields of docs, translations and links,
 * the docs of a symbol, and the sample on the home page. Also makes the query `doc` wait for changed docs.
 */
export function resolveDocs(
  { basePath, cache, createResolvers, getNodesByType, reporter }: CreateResolversArgs,
  options: DocOptions,
): void {
  const { root, product, editUrl, referenceRules } = options;
  const days = currentLastUpdated(root, 'content', (text) => {
    reporter.warn(text);
  });
  const ofReference = referenceStylesheet(referenceRules);
  const compiled =
    (field: 'digest' | 'math' | 'sections') => (doc: DocNode, _: unknown, context: QueryContext) =>
      compiledField(root, doc, field, context);
  const inProduct =
    (field: 'title' | 'description' | 'sidebarLabel') =>
    async (doc: DocNode, args: LocaleArgument, context: QueryContext) =>
      withProductName((await inLocale(doc, args, context))[field], product);

  const kinds = () => linksOfRun(() => siteLinks(getNodesByType, product));
  const stylesheets = async (doc: DocNode, context: QueryContext): Promise<string[]> => [
    ...((await compiledField(root, doc, 'math', context)) ? [await mathStylesheet(cache)] : []),
    ...(doc.symbols.length > 0 || (await compiledField(root, doc, 'errors', context))
      ? [ofReference]
      : []),
  ];
  const ofTranslations = translationFields(options);
  const ofLinks = linkFields(root, product, kinds);

  (createResolvers as (resolvers: object) => void)({
    Doc: {
      ...ofLinks.Doc,
      ...docUsageFields(root, product),
      body: {
        resolve: async (
          doc: DocNode,
          { without = [], locale }: BodyArguments,
          context: QueryContext,
        ) => {
          const written = await inLocale(doc, { locale }, context);
          const nodes = await compiledField(root, written, 'body', context);
          const dead = new Set(without.map((href) => basePath + href));
          const linked = dead.size > 0 ? unlink(nodes, dead) : nodes;
          return locale ? localizeLinks(linked, locale, basePath) : linked;
        },
      },
      headings: {
        resolve: async (
          doc: DocNode,
          { maxDepth = 6, locale }: HeadingArguments,
          context: QueryContext,
        ) => {
          const written = await inLocale(doc, { locale }, context);
          const headings = await compiledField(root, written, 'headings', context);
          return headings.filter(({ depth }) => depth <= maxDepth);
        },
      },
      sections: { resolve: compiled('sections') },
      math: { resolve: compiled('math') },
      digest: { resolve: compiled('digest') },
      stylesheets: {
        resolve: async (doc: DocNode, args: LocaleArgument, context: QueryContext) =>
          stylesheets(await inLocale(doc, args, context), context),
      },
      asks: asksOf(options),
      hasSlug: { resolve: ({ slugPlace }: DocNode) => slugPlace !== null },
      path: { resolve: (doc: DocNode) => withProductSlug(doc.path, product) },
      title: { resolve: inProduct('title') },
      description: { resolve: inProduct('description') },
      sidebarLabel: { resolve: inProduct('sidebarLabel') },
      editUrl: {
        resolve: async (doc: DocNode, args: LocaleArgument, context: QueryContext) =>
          editUrl ? `${editUrl}/${(await inLocale(doc, args, context)).file}` : null,
      },
      lastUpdated: {
        resolve: async (doc: DocNode, args: LocaleArgument, context: QueryContext) =>
          days.get((await inLocale(doc, args, context)).file) ?? null,
      },
      ...ofTranslations.Doc,
    },
    DocTranslation: {
      ...ofTranslations.DocTranslation,
      stylesheets: {
        resolve: (doc: DocNode, _: unknown, context: QueryContext) => stylesheets(doc, context),
      },
    },
    DocLink: ofLinks.DocLink,
    ApiSymbol: { pages: pagesOfSymbol },
    HomeExample: { block: { resolve: sampleBlock(root, product) } },
    Query: { doc: { resolve: afterDocs({ getNodesByType }) } },
  });
}
