import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import { navigationNodes, type NavigationNode } from './navigation-nodes';

/**
 * The nodes of a file, or its mistakes: a file that cannot be read makes no node.
 *
 * @param relativePath from content/navigation
 */
export function readNavigation(
  root: string,
  relativePath: string,
): { nodes: NavigationNode[]; problems: readonly ContentProblem[] } {
  try {
    const text = readFileSync(join(root, 'content/navigation', relativePath), 'utf8');
    return { nodes: navigationNodes(relativePath, text), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { nodes: [], problems: error.problems };
  }
}
