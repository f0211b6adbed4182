import type { Taken } from './patient-requester';

/** What a push had to do: ids of records. */
export interface Wanted {
  save: readonly string[];
  remove: readonly string[];
}

/** What was and what was not done by a push that failed, for whoever has to decide what now. */
export function tellPush({ save, remove }: Wanted, { saved, removed, settings }: Taken): string {
  const counted = (wanted: readonly string[], taken: ReadonlySet<string>) => ({
    done: wanted.filter((id) => taken.has(id)).length,
    left: wanted.filter((id) => !taken.has(id)).length,
  });
  const records = counted(save, saved);
  const old = counted(remove, removed);
  const list = (parts: readonly (string | false)[]) =>
    parts.filter((part) => part !== false).join(', ') || 'nothing';
  const done = list([
    records.done > 0 && `${records.done} records sent`,
    old.done > 0 && `${old.done} old records taken out`,
    settings && 'settings sent',
  ]);
  const left = list([
    records.left > 0 && `${records.left} records to send`,
    old.left > 0 && `${old.left} old records to take out`,
    !settings && 'settings to send',
  ]);
  return `Done, as far as the service answered: ${done}. Not done: ${left}. Push again when the reason is mended: what is there already is not sent twice.`;
}
