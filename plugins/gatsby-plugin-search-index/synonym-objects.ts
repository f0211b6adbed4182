import type { Synonym } from '@algolia/client-search';
import type { Synonyms } from '../../src/site/search/synonyms';
import { RECORD_ID_PREFIX } from './record-id-prefix';

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
export const synonymName = ({ objectID, synonyms = [] }: Synonym): string =>
  synonyms.length > 0 ? synonyms.join(' = ') : objectID;
