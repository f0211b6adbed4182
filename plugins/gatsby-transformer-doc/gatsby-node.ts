import type { GatsbyNode } from 'gatsby';
import { afterRenderer } from '../../src/gatsby/after-renderer';
import { onFileDeleted } from '../../src/site/sources/on-file-deleted';
import { reportProblems } from '../../src/site/sources/report-problems';
import { compileDocs } from './compile-docs';
import { declareDocs } from './declare-docs';
import { waitForDocs, noteDocMade } from './wait-for-docs';
import { syntaxProblems } from './front-matter-syntax';
import { makeDoc, makeTranslation } from './doc-nodes';
import type { DocOptions } from './options';
import { resolveDocs } from './resolve-docs';
import { forgetDoc, forgetLinks, forgetReference } from './state';

export { optionsSchema as pluginOptionsSchema } from './options';

export const onPreInit: GatsbyNode['onPreInit'] = ({ emitter }) => {
  onFileDeleted(emitter, (folder, path) => forgetDoc(`content/${folder}/${path}`));
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args, options) =>
  declareDocs(args, options as DocOptions);

/**
 * Fails the build if front matter is not valid YAML. gatsby-plugin-mdx would end it too, but without naming the file.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }, options) => {
  reportProblems(reporter, syntaxProblems((options as DocOptions).root));
};

export const onCreateNode: GatsbyNode['onCreateNode'] = (args, options) => {
  const { type } = args.node.internal;
  if (type === 'Doc' || type === 'ApiSymbol') forgetReference();
  // A node of any type except a page may change the kinds of links, because anchors also come from data files, and
  // redirects are nodes too.
  if (type !== 'SitePage') forgetLinks();
  makeDoc(args, options as DocOptions);
  makeTranslation(args, options as DocOptions);
  noteDocMade(args.node);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args, options) =>
  resolveDocs(args, options as DocOptions);

/** The compilation of all docs in a production build. Undefined until `createPages` starts it. */
let compiling: Promise<void> | undefined;

/**
 * Compiles all docs. A production build doesn't wait for them here, because pages are created from front matter alone;
 * see `src/gatsby/after-renderer.ts`.
 */
export const createPages: GatsbyNode['createPages'] = async (args, options) => {
  await waitForDocs(args);
  const compiled = compileDocs(args, options as DocOptions);
  if (process.env.NODE_ENV !== 'production') return compiled;
  compiling = compiled;
  // The step in `onCreateWebpackConfig` handles the error later. Without this line, Node would exit before then,
  // because of an unhandled rejection.
  compiled.catch(() => undefined);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  afterRenderer(args, 'docs', async () => compiling);
};
