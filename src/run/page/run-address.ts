import { RUN_PARAMETER } from '../../kit/names';
import type { Typed } from '../scenario/run-call';

/** Before the names of fields: figures on the page have parameters of their own. */
const FIELD = `${RUN_PARAMETER}.`;

/** Characters of a field that are taken from an address: more than any number has. */
const LONGEST = 100;

/** `v3/swap.sol#exact-input` as the address has it: a number sign would end the query. */
const spelt = (name: string) => name.replace('#', '~');

const isOwn = (part: string) => part.startsWith(`${RUN_PARAMETER}=`) || part.startsWith(FIELD);

const othersOf = (search: string) =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !isOwn(part));

const asSearch = (parts: readonly string[]) => (parts.length > 0 ? `?${parts.join('&')}` : '');

/**
 * What an address has in the fields of a call. Whoever wrote it may have written anything.
 *
 * @param name sample and region
 * @returns undefined where the address is of another call, or of none
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
 * A query that opens a call with what stands in its fields; parameters of others stay as they are spelt.
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

/** The query of a page on which no call is open. */
export const searchWithoutRun = (search: string): string => asSearch(othersOf(search));

/** How the fragment begins that has the edits of a program: it stays with the reader, whom no host asks for it. */
const EDITS = '#edit=';

/** Edits as a fragment has them; none where it is a place on the page. */
export const editsOfHash = (hash: string): string | undefined =>
  hash.startsWith(EDITS) ? hash.slice(EDITS.length) : undefined;

/** A fragment that has edits, packed as `pack-edits.ts` does. */
export const hashOfEdits = (packed: string): string => EDITS + packed;
