import { RUN_PARAMETER } from '../../kit/names';
import type { Typed } from '../scenario/run-call';

/** Prefix for the parameters of fields, because figures on the page have parameters of their own. */
const FIELD = `${RUN_PARAMETER}.`;

/** Maximum characters of a field to read from an address, more than any number has. */
const LONGEST = 100;

/** Returns a name such as `v3/swap.sol#exact-input` as the address spells it, because `#` would end the query. */
const spelt = (name: string) => name.replace('#', '~');

const isOwn = (part: string) => part.startsWith(`${RUN_PARAMETER}=`) || part.startsWith(FIELD);

const othersOf = (search: string) =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !isOwn(part));

const asSearch = (parts: readonly string[]) => (parts.length > 0 ? `?${parts.join('&')}` : '');

/**
 * Returns the field values of a call from an address. They are not validated, and an address can contain anything.
 *
 * @param name sample and region
 * @returns undefined if the address is for another call, or for none
 */
export function typedInAddress(search: string, name: string): Typed | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.get(RUN_PARAMETER) !== spelt(name)) return undefined;
  return Object.fromEntries(
    [...parameters]
      .filter(([key]) => key.startsWith(FIELD))
      .map(([key, value]) => [key.slice(FIELD.length), value.slice(0, LONGEST)]),
  );
}

/**
 * Returns a query that opens a call with the given fields. Other parameters keep their spelling.
 *
 * @param changed the fields that the reader changed
 */
export function searchWithRun(search: string, name: string, changed: Typed): string {
  const escaped = (text: string) => encodeURIComponent(text).replaceAll('%2F', '/');
  const fields = Object.entries(changed).map(
    ([field, value]) => FIELD + field + '=' + escaped(value),
  );
  return asSearch([...othersOf(search), `${RUN_PARAMETER}=${escaped(spelt(name))}`, ...fields]);
}

/** Returns the query without an open call. */
export const searchWithoutRun = (search: string): string => asSearch(othersOf(search));

/**
 * Prefix of a fragment with the edits of a program. Browsers don't send the fragment to the host, so the edits stay
 * private.
 */
const EDITS = '#edit=';

/** Returns the edits in a fragment; undefined for any other fragment. */
export const editsOfHash = (hash: string): string | undefined =>
  hash.startsWith(EDITS) ? hash.slice(EDITS.length) : undefined;

/** Returns a fragment with edits, which `pack-edits.ts` has packed. */
export const hashOfEdits = (packed: string): string => EDITS + packed;
