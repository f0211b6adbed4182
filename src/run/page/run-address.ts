import { RUN_PARAMETER } from '../../kit/names';
import type { Typed } from '../scenario/run-call';

/** Prefix for the parameters of fields, because figures on the page have parameters of their own. */
const FIELD = `${RUN_PARAMETER}.`;

/** Maximum characters of a field to read from a URL. No number is longer. */
const LONGEST = 100;

/** Returns a name such as `v3/swap.sol#exact-input` with `~` instead of `#`, because `#` would end the query. */
const spelt = (name: string) => name.replace('#', '~');

const isOwn = (part: string) => part.startsWith(`${RUN_PARAMETER}=`) || part.startsWith(FIELD);

const othersOf = (search: string) =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !isOwn(part));

const asSearch = (parts: readonly string[]) => (parts.length > 0 ? `?${parts.join('&')}` : '');

/**
 * Returns the field values of a call from the page's URL. They aren't validated, and a URL can contain anything.
 *
 * @param name sample and region
 * @returns undefined if the URL is for another call, or for none
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

/** Returns the query without the parameters of an open call. */
export const searchWithoutRun = (search: string): string => asSearch(othersOf(search));

/**
 * Prefix of a fragment with the edits of a program. Browsers don't send the fragment to the host, so the edits stay
 * private.
 */
const EDITS = '#edit=';

/** Returns the edits in a fragment; undefined for any other fragment. */
export const editsOfHash = (hash: string): string | undefined =>
  hash.startsWith(EDITS) ? hash.slice(EDITS.length) : undefined;

/** Returns a fragment that contains packed edits. @param packed the result of `packEdits` */
export const hashOfEdits = (packed: string): string => EDITS + packed;

/**
 * Milliseconds to wait after a change before writing the address, because Safari rejects more than a hundred history
 * writes in 30 seconds.
 */
const WRITE_DELAY_MS = 300;

/** The state of an open call or program that is kept in the page's URL. */
export interface Kept {
  /** The fields that the reader changed. */
  fields?: Typed;
  /** The edits of a program, packed; undefined if there are none. */
  edits?: string | undefined;
}

/** Keeps the state of an open call in the page's URL. */
export interface KeptInAddress {
  /** Returns the full URL, including the reader's changes. */
  link(kept: Kept): string;
  /** Writes the state to the address bar: immediately the first time, then after a pause in the changes. */
  write(kept: () => Kept): void;
  /** Writes any pending state now. */
  stop(): void;
  /** Removes the state from the address, if the page with the call is still open. */
  drop(): void;
}

/** Keeps a call in the page's URL while it's open, without adding history entries. @param name sample and region */
export function keepInAddress(name: string): KeptInAddress {
  const { pathname, hash } = window.location;
  const place = editsOfHash(hash) === undefined ? hash : '';
  let timer: number | undefined;
  /** The state still to be written: null if everything is written, undefined before the first write. */
  let pending: (() => Kept) | null | undefined;
  const replace = (end: string) => {
    // The reader has left, so the address belongs to another page.
    if (window.location.pathname !== pathname) return;
    // Keep the history entry's state, because it contains the router's key.
    history.replaceState(history.state, '', pathname + end);
  };
  const endOf = ({ fields = {}, edits }: Kept) =>
    searchWithRun(window.location.search, name, fields) +
    (edits === undefined ? place : hashOfEdits(edits));
  const writePending = () => {
    if (!pending) return;
    const kept = pending();
    pending = null;
    replace(endOf(kept));
  };
  return {
    link: (kept) => window.location.origin + pathname + endOf(kept),
    write(kept) {
      window.clearTimeout(timer);
      const isFirst = pending === undefined;
      pending = kept;
      // Write the first state immediately: the reader may follow a link in the dialog right away, and Back must open
      // the call again.
      if (isFirst) writePending();
      else timer = window.setTimeout(writePending, WRITE_DELAY_MS);
    },
    stop() {
      window.clearTimeout(timer);
      writePending();
    },
    drop() {
      window.clearTimeout(timer);
      pending &&= null;
      replace(searchWithoutRun(window.location.search) + place);
    },
  };
}
