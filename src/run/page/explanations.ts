import type { KnownRevert } from '../../protocol/reverts/known-revert';
import { keyOf, OF_SAMPLES, type RunLinks } from '../../site/run-links/run-links';
import { fetchJson } from './runner';

const NONE: RunLinks = { kinds: {}, members: {}, accounts: {} };

let links: Promise<RunLinks> | undefined;
let reverts: Promise<readonly KnownRevert[]> | undefined;

/** Where the site explains what results name. Where it does not load, names lead nowhere, and the next result asks again. */
export const fetchLinks = (): Promise<RunLinks> =>
  (links ??= fetchJson<RunLinks>('links.json')).catch(() => {
    links = undefined;
    return NONE;
  });

/** The reverts of the published contracts, which only a failure asks for; alike. */
export const fetchReverts = (): Promise<readonly KnownRevert[]> =>
  (reverts ??= fetchJson<KnownRevert[]>('reverts.json')).catch(() => {
    reverts = undefined;
    return [];
  });

/** What names of a result lead to. */
export interface Explanations {
  links: RunLinks;
  reverts: readonly KnownRevert[];
}

/**
 * The entry of a function or an event, without base path.
 *
 * @param who what the account is called
 * @param digest selector or topic
 */
export function entryOf({ links }: Explanations, who: string, digest?: string): string | undefined {
  if (digest === undefined) return undefined;
  const key = keyOf(digest);
  const kind = links.kinds[who] ?? OF_SAMPLES;
  // What pools call back is the same for all whom they call.
  return links.members[kind]?.[key] ?? links.members[OF_SAMPLES]?.[key];
}

/** What is known of a failure as results tell it: `STF`, or `InvalidNonce()` with values. Several contracts may share one. */
export function knownReverts({ reverts }: Explanations, failure: string): KnownRevert[] {
  const [name, values] = failure.split('(', 2);
  return reverts.filter(({ code, selector }) =>
    selector ? values !== undefined && code.startsWith(`${name}(`) : code === failure,
  );
}
