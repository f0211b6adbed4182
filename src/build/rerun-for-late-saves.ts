import type { CreatePagesArgs, GatsbyNode, NodePluginArgs } from 'gatsby';

/**
 * Maximum number of extra rounds of page creation in a row. It's low because Gatsby assumes an infinite loop and stops
 * after six rounds, even if frequent saves caused them.
 */
const MOST_ROUNDS = 3;

let begunWith = '';
let touch: (() => void) | undefined;
let rounds = 0;

/** Returns a text that changes whenever a content file is saved, added or removed. */
function stateOf(getNodesByType: NodePluginArgs['getNodesByType']): string {
  const files = getNodesByType('File').map(({ id, internal }) => `${id} ${internal.contentDigest}`);
  return files.sort().join('\n');
}

/**
 * Records the state of the content files at the start of a round of page creation. It runs as `createResolvers`, which
 * Gatsby calls just before `createPages`. Does nothing in a build, because a build does not watch for saves.
 */
export const snapshotFiles: GatsbyNode['createResolvers'] = ({ getNodesByType }) => {
  if (process.env.NODE_ENV !== 'production') begunWith = stateOf(getNodesByType);
};

/**
 * Stores a function that triggers another round of page creation. The function uses the actions of `createPages`,
 * because Gatsby queues only those.
 */
export function captureTouch({ actions, getNodesByType }: CreatePagesArgs): void {
  touch = () => {
    const [file] = getNodesByType('File');
    if (file) actions.touchNode(file);
  };
}

/**
 * In development, creates pages again if a file was saved while they were being created. Otherwise Gatsby would read
 * the saved file, but not create its page or report its mistakes until the next save.
 */
export const rerunForLateSaves: GatsbyNode['onPreExtractQueries'] = ({ getNodesByType }) => {
  const late = begunWith !== '' && stateOf(getNodesByType) !== begunWith;
  rounds = late ? rounds + 1 : 0;
  if (late && rounds <= MOST_ROUNDS) touch?.();
};
