import type { SearchIndex } from 'algoliasearch';

/** Begins the digest of every record that this site pushed: other tools write digests too, Gatsby's own among them. */
export const OUR_MARK = 'isobar-docs:';

/** What a hosted index holds, by objectID. */
export interface IndexContent {
  /** Our records, with the digests that they were pushed with. */
  ours: ReadonlyMap<string, string>;
  /** Records that another tool put there. */
  foreign: readonly string[];
}

/** Reads an index; one that does not exist holds nothing. */
export async function readIndexContent(index: SearchIndex): Promise<IndexContent> {
  const ours = new Map<string, string>();
  const foreign: string[] = [];
  try {
    await index.browseObjects<{ internal?: { contentDigest?: string } }>({
      attributesToRetrieve: ['internal.contentDigest'],
      batch: (batch) => {
        for (const { objectID, internal } of batch) {
          const digest = internal?.contentDigest;
          if (digest?.startsWith(OUR_MARK)) ours.set(objectID, digest);
          else foreign.push(objectID);
        }
      },
    });
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
  }
  return { ours, foreign };
}

/** So many names are told, and how many more there are. */
const TOLD = 5;

/** `a, b, c and 12 more`. */
export function someOf(names: readonly string[]): string {
  const rest = names.length - TOLD;
  return names.slice(0, TOLD).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
