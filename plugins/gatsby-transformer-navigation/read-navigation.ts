import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import { type Locate, parseYaml } from '../../src/site/sources/yaml-source';
import { type NavigationNode, navigationNodes } from './navigation-nodes';
import { sidebarSchema } from './navigation-schemas';

/** The nodes of each file when it was last valid. */
const good = new Map<string, NavigationNode[]>();

/**
 * Returns the nodes of a file, or its problems. An invalid file has no nodes, but in `gatsby develop` it keeps its
 * previous nodes, so that pages do not disappear.
 *
 * @param relativePath path relative to content/navigation
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
    // The file was deleted before it was read.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { nodes: [], problems: [] };
    if (!(error instanceof ContentError)) throw error;
    const kept = process.env.NODE_ENV === 'production' ? undefined : good.get(relativePath);
    return { nodes: kept ?? [], problems: error.problems };
  }
}

/**
 * Removes the nodes of a deleted file from `good`, so that they are not used if the file is created again with a
 * mistake.
 */
export function forgetNavigation(relativePath: string): void {
  good.delete(relativePath);
}

/**
 * Returns the result of a function that reads a data file, or undefined if the file is invalid or missing. It is for
 * checks that can skip such a file, because another check reports the file.
 *
 * @throws any other error
 */
export function readIfValid<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Returns a function that locates the parts of a sidebar in its file. Undefined if the file has become invalid or was
 * deleted since its node was created.
 */
export const sidebarPlaces = (root: string, file: string): Locate | undefined =>
  readIfValid(() => parseYaml(readFileSync(join(root, file), 'utf8'), file, sidebarSchema).locate);
