import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import { navigationNodes, type NavigationNode } from './navigation-nodes';

/** The nodes of each file when it was last right. */
const good = new Map<string, NavigationNode[]>();

/**
 * The nodes of a file, or its mistakes. A file that cannot be read makes no node; while developing, it keeps those that it
 * had, so that pages stay.
 *
 * @param relativePath from content/navigation
 */
export function readNavigation(
  root: string,
  relativePath: string,
): { nodes: NavigationNode[]; problems: readonly ContentProblem[] } {
  try {
    const text = readFileSync(join(root, 'content/navigation', relativePath), 'utf8');
    const nodes = navigationNodes(relativePath, text);
    good.set(relativePath, nodes);
    return { nodes, problems: [] };
  } catch (error) {
    // It is gone again.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { nodes: [], problems: [] };
    if (!(error instanceof ContentError)) throw error;
    const kept = process.env.NODE_ENV === 'production' ? undefined : good.get(relativePath);
    return { nodes: kept ?? [], problems: error.problems };
  }
}

/** Forgets the nodes of a file: it was deleted. */
export function forgetNavigation(relativePath: string): void {
  good.delete(relativePath);
}
