/** Gatsby's emitter of actions, as far as it is used here. */
interface Emitter {
  on: (action: string, listener: (action: { payload?: DeletedNode }) => void) => unknown;
}

interface DeletedNode {
  internal: { type: string };
  sourceInstanceName?: unknown;
  relativePath?: unknown;
}

/**
 * Calls `forget` for each file of the content that is deleted during development. A file that is written there later is
 * another file, so nothing that the deleted one gave may be shown in its place.
 *
 * @param forget gets the folder in `content`, and the path from there
 */
export function onFileDeleted(
  emitter: Emitter,
  forget: (folder: string, relativePath: string) => void,
): void {
  emitter.on('DELETE_NODE', ({ payload: node }) => {
    if (node?.internal.type === 'File')
      forget(String(node.sourceInstanceName), String(node.relativePath));
  });
}
