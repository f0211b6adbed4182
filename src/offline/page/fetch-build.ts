import { sitePath } from '../../kit/view/site-paths';
import type { Listing, Summary } from '../../site/pages/offline-listing';
import { LISTING, SUMMARY } from '../names';
import { NotSaved } from './not-saved';

async function fetchJson(file: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(sitePath(`/${file}`), {
    cache: 'no-cache',
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new NotSaved('network', `${file}: ${answer.status}`);
  return answer.json();
}

/** Fetches the summary of the host's current build. @throws NotSaved, or TypeError if the host can't be reached */
export const fetchSummary = async (): Promise<Summary> => (await fetchJson(SUMMARY)) as Summary;

/**
 * Fetches the file list of the host's current build. @throws the same errors as {@link fetchSummary}, or the signal's
 * reason if it is aborted
 */
export const fetchListing = async (signal: AbortSignal): Promise<Listing> =>
  (await fetchJson(LISTING, signal)) as Listing;
