import type { Synonym } from '@algolia/client-search';
import type { Synonyms } from '../../src/site/search/synonyms';
import { OUR_MARK } from './our-mark';

/**
 * The groups as the hosted service keeps them, where each word of a group stands for all. A word has one group, so that
 * the first names it from push to push.
 */
export const synonymObjects = (groups: readonly Synonyms[]): Synonym[] =>
  groups.map(({ words }) => ({
    objectID: OUR_MARK + (words[0] ?? '').toLowerCase(),
    type: 'synonym',
    synonyms: words,
  }));

/** What two synonyms have in common that do the same: the service's words have no case. */
export const synonymKey = ({ type, synonyms = [] }: Synonym): string =>
  JSON.stringify([type, ...synonyms.map((own) => own.toLowerCase())]);

/** `lamp = light`; a synonym of another kind than ours has no such words, and is told by its id. */
export const synonymName = ({ objectID, synonyms = [] }: Synonym): string =>
  synonyms.length > 0 ? synonyms.join(' = ') : objectID;
