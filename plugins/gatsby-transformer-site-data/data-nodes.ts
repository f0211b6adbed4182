import { z } from 'zod';
import {
  DEPLOYMENTS_FILE,
  independentSources,
  readDeployments,
} from '../../src/site/data/deployments';
import { ERRORS_FILE, readErrorCatalogue } from '../../src/site/data/error-catalogue';
import { addressOf, GLOSSARY, readGlossary } from '../../src/site/data/read-glossary';
import { parseYaml } from '../../src/site/sources/yaml-source';

/** A node to create: its type, a key that is unique within the type, and its fields. */
export interface DataNode {
  type: 'GlossaryTerm' | 'ErrorCode' | 'Deployment' | 'Sample' | 'Figure';
  key: string;
  fields: { file: string; line: number } & Record<string, unknown>;
}

/**
 * Functions that make nodes from the rows of a data file, by path from the project root. Each may throw ContentError.
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
  // Parse the file a second time for line numbers, which the error catalogue does not include.
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
