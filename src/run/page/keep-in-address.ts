import type { Typed } from '../scenario/run-call';
import { editsOfHash, hashOfEdits, searchWithoutRun, searchWithRun } from './run-address';

/** Safari refuses more than a hundred history writes in 30 seconds: what is typed is written once it rests, after ms. */
const WRITE_DELAY_MS = 300;

/** What of an open call, or program, stands in the address. */
export interface Kept {
  /** The fields that the reader changed. */
  fields?: Typed;
  /** The edits of a program, packed; undefined where there are none. */
  edits?: string | undefined;
}

/** The part of the page's address that tells an open call. */
export interface KeptInAddress {
  /** The whole address, with what the reader changed. */
  link(kept: Kept): string;
  /** Writes it into the address bar: at once the first time, then whenever the reader rests. */
  write(kept: () => Kept): void;
  /** Writes what is still to be written, and no more. */
  stop(): void;
  /** Takes it away, if the page is still the one of the call. */
  drop(): void;
}

/** Keeps a call in the address as long as it is open. Nothing is added to the history. @param name sample and region */
export function keepInAddress(name: string): KeptInAddress {
  const { pathname, hash } = window.location;
  const place = editsOfHash(hash) === undefined ? hash : '';
  let timer: number | undefined;
  let hasWritten = false;
  let writePending = (): void => undefined;
  const replace = (end: string) => {
    // Elsewhere the address is of another page.
    if (window.location.pathname !== pathname) return;
    // The router keeps its own key in the entry's state.
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
      // A reader may follow a link of the dialog right away, and is to find the call on the way back.
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
