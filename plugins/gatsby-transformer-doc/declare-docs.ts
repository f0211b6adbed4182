import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import type { DocFields } from '../../src/site/content/doc-fields';
import { createHighlight } from './compile/highlighter';
import type { ReferenceFacts } from './compile-thread';
import { createDocCompiler } from './compiler';
import type { DocOptions } from './options';
import { siteReference, symbolOfNode } from './site-reference';
import { referenceOfRun, setCompiler } from './state';

/** Creates the compiler of this run, and declares the types in `schema.graphql`, which describes every field. */
export function declareDocs(
  { actions, basePath, cache, getNodesByType }: CreateSchemaCustomizationArgs,
  { root, product, identifiers, tabs, sourceUrl }: DocOptions,
): void {
  const facts = (): ReferenceFacts => ({
    symbols: getNodesByType('ApiSymbol').map(symbolOfNode),
    docs: (getNodesByType('Doc') as unknown as (Node & DocFields)[]).map(
      ({ path, symbols, draft }) => ({ path, symbols, draft }),
    ),
  });
  const reference = () => {
    const { symbols, docs } = facts();
    return siteReference(root, symbols, docs, product);
  };
  setCompiler(
    createDocCompiler(
      root,
      { product, identifiers, tabs, basePath, sourceUrl },
      cache,
      () => referenceOfRun(reference),
      { makeHighlight: createHighlight, facts },
    ),
  );
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-transformer-doc/schema.graphql'), 'utf8'),
  );
}
