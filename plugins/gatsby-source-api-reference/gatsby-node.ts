import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { ContentError } from '../../src/site/sources/content-problem';
import { reportProblems } from '../../src/site/sources/report-problems';
import type { ReferenceOptions } from './options';
import { PACKAGES, readPackages } from './packages';
import { readReference } from './read-reference';
import { referenceNodes } from './symbol-nodes';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Declares ApiSymbol and ApiMember, with a description on every field. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options,
) => {
  const { root } = options as ReferenceOptions;
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-source-api-reference/schema.graphql'), 'utf8'),
  );
};

/** Makes the nodes of every documented package. A site that documents none has no list of them. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (
  { actions, cache, createContentDigest, reporter },
  options,
) => {
  const { root } = options as ReferenceOptions;
  if (!existsSync(join(root, PACKAGES))) return;
  try {
    const symbols = await readReference(root, readPackages(root), cache);
    for (const { type, fields, ...node } of symbols.flatMap(referenceNodes)) {
      const contentDigest = createContentDigest(fields);
      void actions.createNode({ ...fields, ...node, internal: { type, contentDigest } });
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reportProblems(reporter, error.problems);
  }
};
