import type { Draft } from './draft/draft';

/** Describes the change to each file, one line per file, sorted. */
export function tellDraft(draft: Draft, isDry: boolean): string[] {
  const verb = (before: string | null, after: string | null) => {
    if (before === null) return isDry ? 'would write' : 'wrote';
    if (after === null) return isDry ? 'would delete' : 'deleted';
    return isDry ? 'would change' : 'changed';
  };
  return [...draft.changes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { before, after, notes }]) => {
      const what = notes.length > 0 ? `: ${notes.join(', ')}` : '';
      return `${verb(before, after)} ${file}${what}`;
    });
}
