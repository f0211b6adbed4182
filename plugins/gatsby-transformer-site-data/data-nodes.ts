import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { z } from 'zod';
import {
  DEPLOYMENTS_FILE,
  independentSources,
  readDeployments,
} from '../../src/site/data/deployments';
import { ERRORS_FILE, readErrorCatalogue } from '../../src/site/data/error-catalogue';
import { addressOf, GLOSSARY, readGlossary } from '../../src/site/data/read-glossary';
import { ContentError } from '../../src/site/sources/content-problem';
import { parseYaml } from '../../src/site/sources/yaml-source';
import { SAMPLE_TYPES } from '../../src/site/samples/committed-types';
import type { SiteDataOptions } from './options';

/** A node to create: its type, a key that is unique within the type, and its fields. */
export interface DataNode {
  type: 'GlossaryTerm' | 'ErrorCode' | 'Deployment' | 'Sample' | 'Figure';
  key: string;
  fields: { file: string; line: number } & Record<string, unknown>;
}

/**
 * Functions that make nodes from the rows of a data file, by the file's path from the project root. Each may throw
 * ContentError.
 */
const readers: Readonly<Record<string, (text: string) => DataNode[]>> = {
  [GLOSSARY]: glossaryTerms,
  [ERRORS_FILE]: errorCodes,
  [DEPLOYMENTS_FILE]: deployments,
};

/**
 * Returns the nodes for the rows of a data file. Empty for a file whose rows do not become nodes.
 *
 * @param file path from the project root
 * @throws ContentError with file, line and column
 */
export const dataNodes = (file: string, text: string): DataNode[] => readers[file]?.(text) ?? [];

function glossaryTerms(text: string): DataNode[] {
  const { value, locate } = readGlossary(text);
  return value.map((term, index) => ({
    type: 'GlossaryTerm',
    key: `${term.glossary} ${term.term}`,
    fields: { ...term, href: addressOf(term), file: GLOSSARY, line: locate([index]).line },
  }));
}

function errorCodes(text: string): DataNode[] {
  // Parse the file a second time for line numbers, which the error catalog does not include.
  const { locate } = parseYaml(text, ERRORS_FILE, z.unknown());
  return readErrorCatalogue(text).map((error, index) => ({
    type: 'ErrorCode',
    key: error.href,
    fields: { ...error, file: ERRORS_FILE, line: locate([index]).line },
  }));
}

function deployments(text: string): DataNode[] {
  const { locate } = parseYaml(text, DEPLOYMENTS_FILE, z.unknown());
  const registry = readDeployments(text);
  return registry.chains.flatMap((chain, at) =>
    chain.deployments.map((deployment, row): DataNode => {
      const { contract, address, deployed, note, contradicted = [] } = deployment;
      return {
        type: 'Deployment',
        key: `${chain.id} ${contract}`,
        fields: {
          chainId: chain.id,
          chain: chain.name,
          contract,
          address,
          deployed: deployed ?? null,
          note: note ?? null,
          sources: independentSources(deployment, registry),
          contradicted: contradicted.length > 0,
          file: DEPLOYMENTS_FILE,
          line: locate(['chains', at, 'deployments', row]).line,
        },
      };
    }),
  );
}

/**
 * Returns the node of a sample or a figure; undefined for other files, such as the list of samples and their types.
 *
 * @param source name of the file source: `samples`, `figures`
 * @param relativePath path relative to the source's folder
 */
export function fileNode(source: string, relativePath: string): DataNode | undefined {
  const type = typeOf(source, relativePath);
  const fields = { name: relativePath, file: `content/${source}/${relativePath}`, line: 1 };
  return type && { type, key: relativePath, fields };
}

function typeOf(source: string, relativePath: string): 'Sample' | 'Figure' | undefined {
  if (source === 'figures' && relativePath.endsWith('.svg')) return 'Figure';
  const isTypes = `content/${source}/${relativePath}`.startsWith(`${SAMPLE_TYPES}/`);
  if (source === 'samples' && !relativePath.endsWith('.yml') && !isTypes) return 'Sample';
  return undefined;
}

/** Creates nodes for the rows of data files, for samples, and for figures. */
export function makeData(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  { root }: SiteDataOptions,
): void {
  if (node.internal.type !== 'File') return;
  const made = nodesOf(root, String(node.sourceInstanceName), String(node.relativePath));
  for (const { type, key, fields } of made) {
    const child = {
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest([fields, node.internal.contentDigest]) },
    };
    void actions.createNode(child);
    // Link the node to its file, so that Gatsby deletes it when the file changes. Otherwise, the node of a removed row
    // would remain.
    actions.createParentChildLink({ parent: node, child });
  }
}

function nodesOf(root: string, source: string, relativePath: string): DataNode[] {
  const node = fileNode(source, relativePath);
  if (node) return [node];
  if (source !== 'data') return [];
  const file = `content/${relativePath}`;
  try {
    return dataNodes(file, readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    // An invalid file has no nodes. Its problems are reported by the pages that use it.
    if (error instanceof ContentError) return [];
    throw error;
  }
}
