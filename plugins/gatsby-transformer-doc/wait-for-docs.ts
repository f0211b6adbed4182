import { setTimeout as pause } from 'node:timers/promises';
import type { Node, NodePluginArgs } from 'gatsby';

/**
 * Maximum time to wait for docs, in ms. The wait is limited, because a file that gatsby-plugin-mdx cannot read never
 * gets a doc.
 */
const PATIENCE = 5_000;
const EVERY = 20;

/** Content digest of each file when its doc was made, by node id. */
const read = new Map<string, string>();
let begun = false;

/** Records that a file has been read, whether or not a doc could be made from it. */
export function noteDocMade({ parent, internal }: Node): void {
  if (internal.type === 'Mdx' && parent) read.set(parent, internal.contentDigest);
}

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/** Source instances that contain docs and translations. */
const SOURCES = new Set<unknown>(['docs', 'locales']);

const isUnread = ({ id, internal, sourceInstanceName, extension }: Node): boolean =>
  SOURCES.has(sourceInstanceName) && extension === 'mdx' && read.get(id) !== internal.contentDigest;

/**
 * While developing, waits until every file has been read. When a file changes, Gatsby removes its doc at once, but
 * reads the file later. Pages created or queries run in between would not find the doc, and the page would be missing
 * or empty until the next save.
 */
export async function waitForDocs({ getNodesByType }: Nodes): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  const takeAsRead = () => {
    for (const { id, internal } of getNodesByType('File')) read.set(id, internal.contentDigest);
  };
  // On startup, every file counts as read, because Gatsby waits for all files itself, and keeps the docs of unchanged
  // files.
  if (!begun) takeAsRead();
  begun = true;
  const end = Date.now() + PATIENCE;
  while (getNodesByType('File').some(isUnread)) {
    if (Date.now() > end) takeAsRead();
    else await pause(EVERY);
  }
}

type Resolve = (source: unknown, args: unknown, context: unknown, info: Info) => unknown;
interface Info {
  originalResolver: Resolve;
}

/** Wraps Gatsby's resolver of a root field, to wait until every file has been read. */
export const afterDocs =
  (nodes: Nodes): Resolve =>
  async (source, args, context, info) => {
    await waitForDocs(nodes);
    return info.originalResolver(source, args, context, info);
  };
