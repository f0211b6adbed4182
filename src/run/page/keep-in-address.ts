import type { Typed } from '../scenario/run-call';
import { editsOfHash, hashOfEdits, searchWithoutRun, searchWithRun } from './run-address';

/**
 * Milliseconds to wait after a change before writing the address, because Safari rejects more than a hundred history
 * writes in 30 seconds.
 */
const WRITE_DELAY_MS = 300;

/** The state of an open call or program to keep in the address. */
export interface Kept {
  /** The fields that the reader changed. */
  fields?: Typed;
  /** The edits of a program, packed; undefined if there are none. */
  edits?: string | undefined;
}

/** Keeps the state of an open call in the page's address. */
export interface KeptInAddress {
  /** Returns the full URL, including the reader's changes. */
  link(kept: Kept): string;
  /** Writes the state to the address bar: at once the first time, then debounced. */
  write(kept: () => Kept): void;
  /** Writes any pending state now. */
  stop(): void;
  /** Removes the state from the address, if the page with the call is still open. */
  drop(): void;
}

/** Keeps a call in the address while it is open, without adding history entries. @param name sample and region */
export function keepInAddress(name: string): KeptInAddress {
  const { pathname, hash } = window.location;
  const place = editsOfHash(hash) === undefined ? hash : '';
  let timer: number | undefined;
  let hasWritten = false;
  let writePending = (): void => undefined;
  const replace = (end: string) => {
    // The reader has left, so the address belongs to another page.
    if (window.location.pathname !== pathname) return;
    // Keep the entry's state, which contains the router's key.
    history.replaceState(history.state, '', pathname + end);
  };
  const endOf = ({ fields = {}, edits }: Kept) =>
    searchWithRun(window.location.search, name, fields) +
    (edits === undefined ? place : hashOfEdits(edits));
  return {
    link: (kept) => window.location.origin + pathname + endOf(kept),
    write(kept) {
      window.clearTimeout(timer);
      writePending = () => {
        hasWritten = true;
        writePending = () => undefined;
        replace(endOf(kept()));
      };
      // A reader may follow a link in the dialog right away, and must find the call when they go back.
      if (!hasWritten) writePending();
      else timer = window.setTimeout(() => writePending(), WRITE_DELAY_MS);
    },
    stop() {
      window.clearTimeout(timer);
      writePending();
    },
    drop() {
      window.clearTimeout(timer);
      replace(searchWithoutRun(window.location.search) + place);
    },
  };
}
