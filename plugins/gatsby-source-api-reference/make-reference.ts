import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { type ApiMember, type ApiSymbol, apiSymbolId } from '../../src/site/data/api-symbol';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import { reportProblems } from '../../src/site/sources/report-problems';
import { PACKAGES, parsePackages } from '../../src/site/data/packages';
import { readReference } from './read-reference';

/** A node to create: its type, its place in the tree of nodes, and its fields. */
export interface ReferenceNode {
  type: 'ApiSymbol' | 'ApiMember';
  id: string;
  parent: string | null;
  children: string[];
  fields: ApiSymbol | (ApiMember & { symbol: string });
}

/**
 * Returns a node for a symbol, and one for each member that it declares. An inherited member already has a node, under
 * the symbol that declares it.
 */
export function referenceNodes(symbol: ApiSymbol): ReferenceNode[] {
  const id = apiSymbolId(symbol.package, symbol.name);
  const members = symbol.members
    .filter(({ inheritedFrom }) => inheritedFrom === null)
    .map((member): ReferenceNode => ({
      type: 'ApiMember',
      id: `${id}#${member.anchor}`,
      parent: id,
      children: [],
      fields: { ...member, symbol: id },
    }));
  const children = members.map((member) => member.id);
  return [{ type: 'ApiSymbol', id, parent: null, children, fields: symbol }, ...members];
}

/** The text of the list of packages when it was last read, and its problems. */
let last: { text: string; problems: readonly ContentProblem[] } = { text: '', problems: [] };

/** Returns the text of the list of packages, which is empty for a site that documents no package. */
const readPackageList = (root: string): string => {
  const file = join(root, PACKAGES);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Creates the nodes of every documented package. If the list of packages has problems, the existing nodes are kept. */
export async function makeReference(args: NodePluginArgs, root: string): Promise<void> {
  const text = readPackageList(root);
  last = { text, problems: [] };
  try {
    const symbols = text ? await readReference(root, parsePackages(text), args.cache) : [];
    const made = new Set<string>();
    for (const { type, fields, ...node } of symbols.flatMap(referenceNodes)) {
      made.add(node.id);
      const contentDigest = args.createContentDigest(fields);
      void args.actions.createNode({ ...fields, ...node, internal: { type, contentDigest } });
    }
    for (const type of ['ApiSymbol', 'ApiMember']) {
      for (const node of args.getNodesByType(type)) {
        if (!made.has(node.id)) args.actions.deleteNode(node);
      }
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    last = { text, problems: error.problems };
  }
  reportProblems(args.reporter, last.problems);
}

/** Recreates the nodes if the list of packages has changed. Otherwise, it reports the problems of the list again. */
export async function remakeReference(args: NodePluginArgs, root: string): Promise<void> {
  if (readPackageList(root) !== last.text) await makeReference(args, root);
  else reportProblems(args.reporter, last.problems);
}
