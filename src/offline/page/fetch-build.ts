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

/** Which build the host has now. @throws NotSaved, TypeError where the host does not answer */
export const fetchSummary = async (): Promise<Summary> => (await fetchJson(SUMMARY)) as Summary;

/** The files of the build that the host has now. @throws as {@link fetchSummary}, and what an abort throws */
export const fetchListing = async (signal: AbortSignal): Promise<Listing> =>
  (await fetchJson(LISTING, signal)) as Listing;
