import type { Synonym } from '@algolia/client-search';
import type { SearchIndex } from 'algoliasearch';
import type { Synonyms } from '../../src/site/search/synonyms';
import { reasonOf, type SharedDeadline } from './backoff-requester';
import { differingSettings, indexSettings } from './index-settings';
import type { PushedRecord } from './run-algolia-plugin';

/**
 * Prefix of the digest of every record and the id of every synonym that this site pushes. Other tools, including
 * Gatsby, write digests too. The prefix has no brand name, so a renamed site still recognizes its own records.
 */
export const RECORD_ID_PREFIX = 'docs-site:';

/** Prefix up to the first release. Some indexes may still contain it. */
const FORMER_MARK = 'isobar-docs:';

/** Returns whether this site pushed the record or synonym with this digest or id. */
export const isOurs = (text: string | undefined): text is string =>
  text !== undefined && (text.startsWith(RECORD_ID_PREFIX) || text.startsWith(FORMER_MARK));

/**
 * Returns the groups as synonyms of the hosted service, where all words of a group are equivalent. A word belongs to
 * only one group, so the first word is a stable id.
 */
export const synonymObjects = (groups: readonly Synonyms[]): Synonym[] =>
  groups.map(({ words }) => ({
    objectID: RECORD_ID_PREFIX + (words[0] ?? '').toLowerCase(),
    type: 'synonym',
    synonyms: words,
  }));

/** Returns a key that is equal for equivalent synonyms. The service ignores case. */
export const synonymKey = ({ type, synonyms = [] }: Synonym): string =>
  JSON.stringify([type, ...synonyms.map((own) => own.toLowerCase())]);

/**
 * Returns a readable name: `lamp = light`. Kinds of synonyms that we do not use have no such list of words, so they are
 * named by their id.
 */
const synonymName = ({ objectID, synonyms = [] }: Synonym): string =>
  synonyms.length > 0 ? synonyms.join(' = ') : objectID;

/** The content of a hosted index. */
export interface IndexContent {
  /** The digest of each of our records at its last push, by objectID. */
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

/** The expected content of an index after a push. */
export interface PushedContent {
  records: readonly PushedRecord[];
  /** The keys of the synonyms, as `synonymKey` returns them, by objectID. */
  synonyms: ReadonlyMap<string, string>;
}

/**
 * Waits until the index contains exactly what was pushed, including the settings. The service applies records, synonyms
 * and settings at different times, and gatsby-plugin-algolia does not wait for the records that it saves.
 *
 * @throws Error that names what is missing, left over or different, once the time limit is reached
 */
export async function readBack(
  index: SearchIndex,
  pushed: PushedContent,
  patience: SharedDeadline,
): Promise<void> {
  const pause = patience.pauses();
  for (;;) {
    const differences = await differencesOf(index, pushed);
    if (differences.length === 0) return;
    await pause().catch((error: unknown) => {
      throw new Error(
        `after the push, the index still differs from what was pushed: ${differences.join('; ')}; ${reasonOf(error)}`,
        {
          cause: error,
        },
      );
    });
  }
}

async function differencesOf(
  index: SearchIndex,
  { records, synonyms }: PushedContent,
): Promise<string[]> {
  const content = await readIndexContent(index);
  const digests = new Map(
    records.map(({ objectID, internal }) => [objectID, internal.contentDigest]),
  );
  return [
    ...differing('record', digests, content.ours, content.foreign),
    ...differing('synonym', synonyms, content.synonyms, content.foreignSynonyms),
    ...differingSettings(indexSettings, await index.getSettings()),
  ];
}

/** Describes the differences of one kind of content. @param what its name in the singular */
function differing(
  what: string,
  pushed: ReadonlyMap<string, string>,
  ours: ReadonlyMap<string, string>,
  foreign: readonly string[],
): string[] {
  const missing = [...pushed].flatMap(([id, own]) => (ours.get(id) === own ? [] : [id]));
  const extra = [...[...ours.keys()].filter((id) => !pushed.has(id)), ...foreign];
  const told = (ids: readonly string[], state: string): string[] =>
    ids.length === 0
      ? []
      : [`${ids.length} ${what}${ids.length === 1 ? ' is' : 's are'} ${state} (${someOf(ids)})`];
  return [...told(missing, 'missing or outdated'), ...told(extra, 'left over')];
}
