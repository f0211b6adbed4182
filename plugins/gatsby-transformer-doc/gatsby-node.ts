import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import type { ContentNode, Heading } from '../../src/site/content/content-tree';
import { apiSymbolId } from '../../src/site/reference/api-symbol';
import { reportProblems, warnProblems } from '../../src/site/sources/report-problems';
import { withProductName, withProductSlug } from '../../src/site/settings/product-text';
import type { ReferenceSource } from './compile/reference/reference-source';
import { createDocCompiler, type DocCompiler } from './compiler';
import { docFields, type DocFields } from '../../src/site/content/doc-fields';
import { readDocSource } from '../../src/site/content/front-matter';
import { readLastUpdated } from './last-updated';
import { syntaxProblems } from './front-matter-syntax';
import { writeMathStyles } from './math-styles';
import { mistakenDoc } from './mistaken-doc';
import { referenceStylesheet, writeReferenceStyles } from './reference-styles';
import type { DocOptions } from './options';
import { siteReference, symbolOfNode } from './site-reference';
import { undescribedProblems } from './undescribed-problems';
import { unlink } from './unlink';
import { writeDefinitions } from './write-definitions';
import { writeSamples } from './write-samples';

type DocNode = Node & DocFields;

/** Under this the plugin's cache has the address of the style sheet for mathematics: queries run in other processes. */
const MATH_STYLESHEET = 'style sheet for mathematics';

const root = process.cwd();
let compiler: DocCompiler;
let basePath = '';
/** Made when a doc is first compiled, and anew once a symbol or a doc has changed. */
let reference: ReferenceSource | undefined;

export { optionsSchema as pluginOptionsSchema } from './options';

/** Declares Doc with a description on every field; its costly fields compile the doc when first asked for. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions, basePath: prefix, cache, getNodesByType },
  options,
) => {
  basePath = prefix;
  const { product, identifiers, sourceUrl } = options as DocOptions;
  compiler = createDocCompiler(
    root,
    { product, identifiers, basePath, sourceUrl },
    cache,
    () =>
      (reference ??= siteReference(
        root,
        getNodesByType('ApiSymbol').map(symbolOfNode),
        getNodesByType('Doc') as unknown as DocNode[],
        product,
      )),
  );
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-transformer-doc/schema.graphql'), 'utf8'),
  );
};

/**
 * Ends a build over front matter that is not YAML: gatsby-plugin-mdx would end it too, without saying in which file.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  reportProblems(reporter, syntaxProblems(root, 'content/docs'));
};

/** Makes a Doc of each Mdx node under content/docs. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({
  node,
  actions,
  getNode,
  createContentDigest,
}) => {
  if (node.internal.type === 'Doc' || node.internal.type === 'ApiSymbol') reference = undefined;
  if (node.internal.type !== 'Mdx' || !node.parent) return;
  const parent = getNode(node.parent);
  if (parent?.sourceInstanceName !== 'docs') return;
  const relativePath = String(parent.relativePath);
  const file = `content/docs/${relativePath}`;
  try {
    const source = readDocSource(file, readFileSync(join(root, file), 'utf8'));
    const fields = docFields(relativePath, source);
    const doc = {
      ...fields,
      mdx: node.id,
      parent: node.id,
      children: [],
      internal: {
        type: 'Doc',
        contentDigest: createContentDigest([fields, parent.internal.contentDigest]),
        description: file,
      },
    };
    void actions.createNode(doc);
    // So that the doc goes when its file does: Gatsby follows the links from parent to child.
    actions.createParentChildLink({ parent: node, child: doc });
  } catch (error) {
    // A doc that cannot be read makes no node; `createPages` names its mistakes, on a warm cache too.
    if (!(error instanceof ContentError)) throw error;
  }
};

/** The fields that are compiled or looked up, not stored. */
export const createResolvers: GatsbyNode['createResolvers'] = (
  { cache, createResolvers: declare },
  options,
) => {
  const { product, editUrl, referenceRules } = options as DocOptions;
  const ofReference = referenceStylesheet(referenceRules);
  const days = readLastUpdated(root, 'content/docs');
  const compiled =
    (field: 'body' | 'headings' | 'links' | 'sections' | 'math') =>
    async (...[doc, , context]: ResolverArgs): Promise<unknown> => {
      let result: Awaited<ReturnType<DocCompiler['compile']>>;
      try {
        result = await compiler.compile(doc.file);
      } catch (error) {
        // `createPages` has named the mistake. While developing, it takes no other page along.
        if (!(error instanceof ContentError) || process.env.NODE_ENV === 'production') throw error;
        // Which file it will be mended in is not known.
        await context.nodeModel.findAll({ type: 'File', query: {} });
        return mistakenDoc(error)[field];
      }
      for (const source of result.sources) {
        // Asked for so that Gatsby runs this page again when the sample or figure changes.
        await context.nodeModel.findOne({
          type: 'File',
          query: { filter: { absolutePath: { eq: join(root, source) } } },
        });
      }
      for (const id of doc.symbols) {
        await context.nodeModel.findOne({ type: 'ApiSymbol', query: { filter: named(id) } });
      }
      return result[field];
    };
  const isMath = compiled('math');
  const compiledBody = compiled('body');
  const compiledHeadings = compiled('headings');
  (declare as (resolvers: object) => void)({
    Doc: {
      body: {
        resolve: async (...args: ResolverArgs) => {
          const nodes = (await compiledBody(...args)) as ContentNode[];
          const dead = (args[1].without ?? []).map((href) => basePath + href);
          return dead.length > 0 ? unlink(nodes, new Set(dead)) : nodes;
        },
      },
      headings: {
        resolve: async (...args: ResolverArgs) => {
          const { maxDepth = 6 } = args[1];
          const headings = (await compiledHeadings(...args)) as Heading[];
          return headings.filter(({ depth }) => depth <= maxDepth);
        },
      },
      links: { resolve: compiled('links') },
      sections: { resolve: compiled('sections') },
      math: { resolve: compiled('math') },
      stylesheets: {
        resolve: async (...args: ResolverArgs) => [
          ...((await isMath(...args)) ? [(await cache.get(MATH_STYLESHEET)) as string] : []),
          ...(args[0].symbols.length > 0 ? [ofReference] : []),
        ],
      },
      path: { resolve: (doc: DocNode) => withProductSlug(doc.path, product) },
      title: { resolve: (doc: DocNode) => withProductName(doc.title, product) },
      description: { resolve: (doc: DocNode) => withProductName(doc.description, product) },
      sidebarLabel: { resolve: (doc: DocNode) => withProductName(doc.sidebarLabel, product) },
      editUrl: { resolve: (doc: DocNode) => (editUrl ? `${editUrl}/${doc.file}` : null) },
      lastUpdated: { resolve: (doc: DocNode) => days.get(doc.file) ?? null },
    },
    ApiSymbol: {
      pages: {
        type: '[Doc!]!',
        description: 'Docs that draw the symbol, by `<ApiReference>`.',
        resolve: async (node: Node, _: unknown, context: QueryContext) => {
          const { package: packageName, name } = symbolOfNode(node);
          const { entries } = await context.nodeModel.findAll({
            type: 'Doc',
            query: {
              filter: { symbols: { in: [apiSymbolId(packageName, name)] } },
              sort: { fields: ['id'], order: ['ASC'] },
            },
          });
          return entries;
        },
      },
    },
  });
};

type ResolverArgs = [
  doc: DocNode,
  args: { without?: string[]; maxDepth?: number },
  context: QueryContext,
];

/** A filter that finds a symbol by its id. */
function named(id: string) {
  const end = id.lastIndexOf('/');
  return { package: { eq: id.slice(0, end) }, name: { eq: id.slice(end + 1) } };
}

interface QueryContext {
  nodeModel: {
    findOne(args: { type: string; query: { filter: unknown } }): Promise<unknown>;
    findAll(args: {
      type: string;
      query: { filter?: unknown; sort?: unknown };
    }): Promise<{ entries: Iterable<unknown> }>;
  };
}

/** Compiles every doc before pages are made, so that one run names every mistake; then styles their mathematics. */
export const createPages: GatsbyNode['createPages'] = async (
  { cache, getNodesByType, reporter },
  options,
) => {
  const { product, referenceRules } = options as DocOptions;
  // A doc or package that is gone since the last run made no node to tell of it.
  reference = undefined;
  const problems: ContentProblem[] = [];
  const silent: ContentProblem[] = [];
  const mathClasses = new Set<string>();
  for (const { sourceInstanceName, relativePath } of getNodesByType('File')) {
    if (sourceInstanceName !== 'docs' || !String(relativePath).endsWith('.mdx')) continue;
    try {
      const compiled = await compiler.compile(`content/docs/${String(relativePath)}`);
      for (const name of compiled.mathClasses) mathClasses.add(name);
      silent.push(...undescribedProblems(`content/docs/${String(relativePath)}`, compiled));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  try {
    writeDefinitions(root, product);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  reportProblems(reporter, problems);
  warnProblems(reporter, silent);
  writeReferenceStyles(root, referenceRules);
  writeSamples(root);
  // While developing, a formula may come with any class at any time.
  const classes = process.env.NODE_ENV === 'production' ? mathClasses : undefined;
  await cache.set(MATH_STYLESHEET, writeMathStyles(root, classes));
};
