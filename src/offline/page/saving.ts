import type { Stop } from '../../kit/dom/delegate';
import type { Summary } from '../../site/pages/offline-listing';
import { readRecord, type SavedSite } from '../store';
import { fetchSummary, removeSite, saveSite } from './save-site';
import { reasonOf, type Reason } from './not-saved';

/** State of the site's copy on this device. */
export type State =
  | { step: 'looking' }
  | { step: 'free'; offered: Summary; why?: Reason }
  | { step: 'saving'; done: number; all: number }
  | {
      step: 'saved';
      saved: SavedSite;
      /** The host's current build, if it differs from the saved one. */
      newer?: Summary | undefined;
      /** Whether the save replaced an earlier one, so that the open page may be outdated. */
      renewed?: boolean;
      why?: Reason;
    }
  | { step: 'failed'; why: Reason };

let state: State = { step: 'looking' };
let controller: AbortController | undefined;
const watching = new Set<(state: State) => void>();

function set(next: State): void {
  state = next;
  for (const told of watching) told(state);
}

const isSaving = (): boolean => state.step === 'saving';

/** Calls a function with the state, now and after every change. */
export function watchSaving(told: (state: State) => void): Stop {
  watching.add(told);
  told(state);
  return () => watching.delete(told);
}

/**
 * Determines the state, unless the site is being saved.
 *
 * @param why the reason for a previous failure, to be shown with the state
 */
export async function lookUp(why?: Reason): Promise<void> {
  if (isSaving()) return;
  set({ step: 'looking' });
  try {
    const saved = await readRecord('saved');
    const offered = await fetchSummary().catch((error: unknown) => {
      if (saved) return undefined;
      throw error;
    });
    // The reader may have started saving in the meantime.
    if (isSaving()) return;
    const failed = why && { why };
    if (saved) {
      const newer = offered?.build === saved.build ? undefined : offered;
      set({ step: 'saved', saved, newer, ...failed });
    } else if (offered) set({ step: 'free', offered, ...failed });
  } catch (error) {
    if (!isSaving()) set({ step: 'failed', why: why ?? reasonOf(error) });
  }
}

/** Saves the site, or updates the saved copy. */
export async function save(): Promise<void> {
  if (isSaving()) return;
  controller = new AbortController();
  set({ step: 'saving', done: 0, all: 0 });
  try {
    const renewed = 'caches' in window && (await readRecord('saved')) !== undefined;
    const saved = await saveSite(controller.signal, (done, all) =>
      set({ step: 'saving', done, all }),
    );
    set({ step: 'saved', saved, renewed });
  } catch (error) {
    console.warn(error);
    set({ step: 'looking' });
    await lookUp(reasonOf(error));
  }
}

/** Stops saving. The files saved so far are kept for the next attempt. */
export const stopSaving = (): void => controller?.abort();

/** Removes the saved copy. */
export async function remove(): Promise<void> {
  await removeSite();
  await lookUp();
}
