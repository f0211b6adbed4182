import type { Synonym } from '@algolia/client-search';
import type { SearchIndex } from 'algoliasearch';
import { isOurs } from './record-id-prefix';
import { synonymKey, synonymName } from './synonym-objects';

/** The content of a hosted index. */
export interface IndexContent {
  /** Our records by objectID, with the digests of their last push. */
  ours: ReadonlyMap<string, string>;
  /** ObjectIDs of records that another tool pushed. */
  foreign: readonly string[];
  /** The keys of our synonyms, as {@link synonymKey} returns them, by objectID. */
  synonyms: ReadonlyMap<string, string>;
  /** Synonyms that another tool or a person added: `lamp = light`. */
  foreignSynonyms: readonly string[];
}

/**
 * Reads an index. An index that does not exist is read as empty.
 *
 * @throws the error of the service's client, unless the index does not exist
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

/** Maximum number of names to list; further ones are only counted. */
const TOLD = 5;

/** Lists the first names: `a, b, c, d, e and 12 more`. */
export function someOf(names: readonly string[]): string {
  const rest = names.length - TOLD;
  return names.slice(0, TOLD).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
