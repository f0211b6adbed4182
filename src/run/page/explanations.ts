import type { KnownRevert } from '../../protocol/reverts/revert';
import { keyOf, OF_SAMPLES, type RunLinks } from '../../site/run-links';
import { fetchJson } from './runner';

const NONE: RunLinks = { kinds: {}, members: {}, accounts: {} };

let links: Promise<RunLinks> | undefined;
let reverts: Promise<readonly KnownRevert[]> | undefined;

/**
 * Fetches the links from names in results to their explanations. If the request fails, returns no links, and the next
 * call tries again.
 */
export const fetchLinks = (): Promise<RunLinks> =>
  // The folder's name doesn't change with the headings of docs, so ask the server whether the links have changed.
  (links ??= fetchJson<RunLinks>('links.json', 'no-cache')).catch(() => {
    links = undefined;
    return NONE;
  });

/**
 * Fetches the reverts of the published contracts, which are needed only after a failure. If the request fails, returns
 * no reverts, and the next call tries again.
 */
export const fetchReverts = (): Promise<readonly KnownRevert[]> =>
  (reverts ??= fetchJson<KnownRevert[]>('reverts.json')).catch(() => {
    reverts = undefined;
    return [];
  });

/** Explanations for the names and errors in a result. */
export interface Explanations {
  links: RunLinks;
  reverts: readonly KnownRevert[];
}

/**
 * Returns the path, without base path, of the entry that documents a function or an event.
 *
 * @param who the account's name
 * @param digest selector or topic
 */
export function entryOf({ links }: Explanations, who: string, digest?: string): string | undefined {
  if (digest === undefined) return undefined;
  const key = keyOf(digest);
  const kind = links.kinds[who] ?? OF_SAMPLES;
  // Fall back to the samples' members. They include the callbacks from pools, which are the same in every contract that
  // implements them.
  return links.members[kind]?.[key] ?? links.members[OF_SAMPLES]?.[key];
}

/**
 * Returns the known causes of a failure. There are several if contracts share the error.
 *
 * @param failure as results show it: `STF`, or `InvalidNonce()` with values
 */
export function knownReverts({ reverts }: Explanations, failure: string): KnownRevert[] {
  const [name, values] = failure.split('(', 2);
  return reverts.filter(({ code, selector }) =>
    selector ? values !== undefined && code.startsWith(`${name}(`) : code === failure,
  );
}
