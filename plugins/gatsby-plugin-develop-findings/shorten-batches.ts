import { waitingStates } from 'gatsby/dist/state-machines/waiting/index.js';

/**
 * Time that `gatsby develop` waits for more changes after one, in ms. An editor's save is one change. Changes that come
 * later, such as those of a checkout, are handled in the next round.
 */
const WAIT = 20;

/**
 * Makes `gatsby develop` apply a save at once. Gatsby waits for 500 ms, which is a third of the time from a save until
 * the browser shows it.
 *
 * @throws Error if Gatsby no longer has the state that waits
 */
export function shortenBatches(): void {
  const batching = waitingStates.states?.batchingNodeMutations;
  if (!batching?.after)
    throw new Error(
      'Gatsby has changed how develop collects changes: adapt shortenBatches in shorten-batches.ts',
    );
  batching.after = { [WAIT]: 'committingBatch' };
}
