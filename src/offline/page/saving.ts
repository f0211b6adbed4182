import type { Stop } from '../../kit/dom/delegate';
import type { Summary } from '../../site/pages/offline-listing';
import { readRecord, type SavedSite } from '../store/records';
import { fetchSummary } from './fetch-build';
import { reasonOf, type Reason } from './not-saved';
import { removeSite, saveSite } from './save-site';

/** How it stands with the site on this device. */
export type State =
  | { step: 'looking' }
  | { step: 'free'; offered: Summary; why?: Reason }
  | { step: 'saving'; done: number; all: number }
  | {
      step: 'saved';
      saved: SavedSite;
      /** What the host has, if that is another build. */
      newer?: Summary | undefined;
      /** Whether it is newer than what the page came from. */
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

/** Tells how it stands, now and after every change. */
export function watchSaving(told: (state: State) => void): Stop {
  watching.add(told);
  told(state);
  return () => watching.delete(told);
}

/** Finds out how it stands, unless the site is being saved. @param why what went wrong before */
export async function lookUp(why?: Reason): Promise<void> {
  if (isSaving()) return;
  set({ step: 'looking' });
  try {
    const saved = await readRecord('saved');
    const offered = await fetchSummary().catch((error: unknown) => {
      if (saved) return undefined;
      throw error;
    });
    // The reader may have begun meanwhile.
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

/** Saves the site, or brings it up to date. */
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

/** Stops saving; what has come stays for the next time. */
export const stopSaving = (): void => controller?.abort();

/** Removes what is saved. */
export async function remove(): Promise<void> {
  await removeSite();
  await lookUp();
}
