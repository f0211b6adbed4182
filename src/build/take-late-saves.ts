import type { CreatePagesArgs, GatsbyNode, NodePluginArgs } from 'gatsby';

/** Gatsby stops at six rounds in a row, which it takes for a loop; whoever saves all the time is not one. */
const MOST_ROUNDS = 3;

let begunWith = '';
let touch: (() => void) | undefined;
let rounds = 0;

/** All content files in one text, which is another as soon as one is saved, new or gone. */
function stateOf(getNodesByType: NodePluginArgs['getNodesByType']): string {
  const files = getNodesByType('File').map(({ id, internal }) => `${id} ${internal.contentDigest}`);
  return files.sort().join('\n');
}

/**
 * Notes the files that a round of pages begins with, because Gatsby asks for resolvers just before it makes pages. A build
 * has no saves to miss.
 */
export const noteFiles: GatsbyNode['createResolvers'] = ({ getNodesByType }) => {
  if (process.env.NODE_ENV !== 'production') begunWith = stateOf(getNodesByType);
};

/** Keeps the way to ask for another round: only here does Gatsby hand out actions that wait their turn. */
export function keepWayBack({ actions, getNodesByType }: CreatePagesArgs): void {
  touch = () => {
    const [file] = getNodesByType('File');
    if (file) actions.touchNode(file);
  };
}

/**
 * While developing, makes pages once more where a file was saved while they were being made. Gatsby takes such a save in,
 * and leaves its new page unmade and its mistake unnamed until the next one.
 */
export const takeLateSaves: GatsbyNode['onPreExtractQueries'] = ({ getNodesByType }) => {
  const late = begunWith !== '' && stateOf(getNodesByType) !== begunWith;
  rounds = late ? rounds + 1 : 0;
  if (late && rounds <= MOST_ROUNDS) touch?.();
};
