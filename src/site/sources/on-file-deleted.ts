/** The part of Gatsby's action emitter that is used here. */
interface Emitter {
  on: (action: string, listener: (action: { payload?: DeletedNode }) => void) => unknown;
}

interface DeletedNode {
  internal: { type: string };
  sourceInstanceName?: unknown;
  relativePath?: unknown;
}

/**
 * Calls `forget` for each content file that is deleted during development. A file created later at the same path is a
 * different one, so no data of the deleted file may be shown for it.
 *
 * @param forget receives the folder in `content` and the path relative to it
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
