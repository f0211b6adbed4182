import type { Taken } from './backoff-requester';

/** The changes that a push has to make. */
export interface Wanted {
  /** Ids of records. */
  save: readonly string[];
  remove: readonly string[];
  /** Whether the synonyms changed. */
  synonyms: boolean;
}

/** Describes what a failed push did and did not do, to help decide how to go on. */
export function tellPush({ save, remove, synonyms }: Wanted, taken: Taken): string {
  const counted = (wanted: readonly string[], ids: ReadonlySet<string>) => ({
    done: wanted.filter((id) => ids.has(id)).length,
    left: wanted.filter((id) => !ids.has(id)).length,
  });
  const records = counted(save, taken.saved);
  const old = counted(remove, taken.removed);
  const list = (parts: readonly (string | false)[]) =>
    parts.filter((part) => part !== false).join(', ') || 'nothing';
  const done = list([
    records.done > 0 && `${records.done} records sent`,
    old.done > 0 && `${old.done} old records deleted`,
    taken.settings && 'settings sent',
    taken.synonyms && 'synonyms sent',
  ]);
  const left = list([
    records.left > 0 && `${records.left} records to send`,
    old.left > 0 && `${old.left} old records to delete`,
    !taken.settings && 'settings to send',
    synonyms && !taken.synonyms && 'synonyms to send',
  ]);
  return `Done, as far as the service confirmed: ${done}. Not done: ${left}. Fix the cause and push again: what the index already has is not sent twice.`;
}
