import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { createHighlight } from './compile/highlighter';
import { createDocCompiler } from './compiler';
import type { DocOptions } from './options';
import { referenceFacts } from './site-reference';
import { currentReference, setCompiler } from './state';

/** Creates the compiler of this run, and declares the types in `schema.graphql`, which describes every field. */
export function declareDocs(
  { actions, basePath, cache, getNodesByType }: CreateSchemaCustomizationArgs,
  { root, product, identifiers, tabs, sourceUrl }: DocOptions,
): void {
  setCompiler(
    createDocCompiler(
      root,
      { product, identifiers, tabs, basePath, sourceUrl },
      cache,
      () => currentReference(root, getNodesByType, product),
      { makeHighlight: createHighlight, facts: () => referenceFacts(getNodesByType) },
    ),
  );
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-transformer-doc/schema.graphql'), 'utf8'),
  );
}
