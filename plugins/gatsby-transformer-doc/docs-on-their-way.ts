import { setTimeout as pause } from 'node:timers/promises';
import type { Node, NodePluginArgs } from 'gatsby';

/** How long a file may be without its doc, ms: one that gatsby-plugin-mdx cannot read never gets any. */
const PATIENCE = 5_000;
const EVERY = 20;

/** What each file held when its doc was made, by the id of its node: the digest of its content. */
const read = new Map<string, string>();
let begun = false;

/** Notes that a doc has been made of a file, or that it cannot be. */
export function noteDocMade({ parent, internal }: Node): void {
  if (internal.type === 'Mdx' && parent) read.set(parent, internal.contentDigest);
}

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/** Docs, and what translates them. */
const SOURCES = new Set<unknown>(['docs', 'locales']);

const isUnread = ({ id, internal, sourceInstanceName, extension }: Node): boolean =>
  SOURCES.has(sourceInstanceName) && extension === 'mdx' && read.get(id) !== internal.contentDigest;

/**
 * While developing, waits until every file that is there has been read. Gatsby removes its doc at once when a file changes,
 * and reads it in its own time. Pages that are made meanwhile, or queries that run, would find none: the page would be
 * gone, or empty, until the next save.
 */
export async function docsArrived({ getNodesByType }: Nodes): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  const takeAsRead = () => {
    for (const { id, internal } of getNodesByType('File')) read.set(id, internal.contentDigest);
  };
  // Gatsby waits for all files itself at the start, and keeps the docs of those that have not changed.
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

/** A root field as Gatsby resolves it, once every file that is there has been read. */
export const afterDocsArrived =
  (nodes: Nodes): Resolve =>
  async (source, args, context, info) => {
    await docsArrived(nodes);
    return info.originalResolver(source, args, context, info);
  };
