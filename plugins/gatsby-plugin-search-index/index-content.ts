import type { Synonym } from '@algolia/client-search';
import type { SearchIndex } from 'algoliasearch';
import { isOurs } from './our-mark';
import { synonymKey, synonymName } from './synonym-objects';

/** What a hosted index holds. */
export interface IndexContent {
  /** Our records by objectID, with the digests that they were pushed with. */
  ours: ReadonlyMap<string, string>;
  /** ObjectIDs of records that another tool put there. */
  foreign: readonly string[];
  /** Our synonyms by objectID, each as {@link synonymKey} has it. */
  synonyms: ReadonlyMap<string, string>;
  /** Synonyms that another tool or a person put there: `lamp = light`. */
  foreignSynonyms: readonly string[];
}

/**
 * Reads an index; one that does not exist holds nothing.
 *
 * @throws what the service's client throws, for any other answer than that there is none
 */
export async function readIndexContent(index: SearchIndex): Promise<IndexContent> {
  const ours = new Map<string, string>();
  const foreign: string[] = [];
  const synonyms = new Map<string, string>();
  const foreignSynonyms: string[] = [];
  try {
    await index.browseObjects<{ internal?: { contentDigest?: string } }>({
      attributesToRetrieve: ['internal.contentDigest'],
      batch: (batch) => {
        for (const { objectID, internal } of batch) {
          const digest = internal?.contentDigest;
          if (isOurs(digest)) ours.set(objectID, digest);
          else foreign.push(objectID);
        }
      },
    });
    await index.browseSynonyms({
      batch: (batch: readonly Synonym[]) => {
        for (const synonym of batch) {
          const { objectID } = synonym;
          if (isOurs(objectID)) synonyms.set(objectID, synonymKey(synonym));
          else foreignSynonyms.push(synonymName(synonym));
        }
      },
    });
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
  }
  return { ours, foreign, synonyms, foreignSynonyms };
}

/** So many names are told, and how many more there are. */
const TOLD = 5;

/** `a, b, c and 12 more`. */
export function someOf(names: readonly string[]): string {
  const rest = names.length - TOLD;
  return names.slice(0, TOLD).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
