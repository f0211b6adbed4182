import type { CreatePagesArgs, GatsbyNode, NodePluginArgs } from 'gatsby';

/**
 * Maximum extra rounds in a row. After six rounds Gatsby assumes an infinite loop and stops, but these rounds only
 * follow frequent saves.
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
 * Records the files at the start of a round of page creation. Gatsby creates resolvers just before it creates pages.
 * Does nothing in a build, because a build does not watch for saves.
 */
export const snapshotFiles: GatsbyNode['createResolvers'] = ({ getNodesByType }) => {
  if (process.env.NODE_ENV !== 'production') begunWith = stateOf(getNodesByType);
};

/** Keeps a function that triggers another round. Only `createPages` receives actions that Gatsby queues. */
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
