import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Maps a figure's state to query parameters and back. */
export interface AddressCodec<State> {
  readonly defaults: State;
  /** Accepts any query; missing or invalid parameters fall back to the defaults. */
  readonly read: (parameters: URLSearchParams) => State;
  /** Returns every parameter that the figure owns, in plain ASCII that needs no escaping. */
  readonly write: (state: State) => Readonly<Record<string, string>>;
}

/**
 * Returns a query string with a figure's state. Other parameters keep their spelling and order. Parameters at their
 * default are omitted, so an untouched figure adds nothing.
 *
 * @param search the current query, with or without its question mark
 * @returns the new query with its question mark, or an empty string
 */
export function searchWithState<State>(
  search: string,
  codec: AddressCodec<State>,
  state: State,
): string {
  const defaults = codec.write(codec.defaults);
  const own = Object.entries(codec.write(state)).filter(
    ([name, value]) => defaults[name] !== value,
  );
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !((part.split('=')[0] ?? '') in defaults));
  const parts = [...others, ...own.map(([name, value]) => `${name}=${value}`)];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/**
 * Milliseconds to wait before writing: Safari refuses more than 100 history writes in 30 seconds, and a drag makes
 * more.
 */
const WRITE_DELAY_MS = 300;

/** State of a figure, kept in the page's address. */
export interface AddressState<State> {
  readonly state: State;
  /** False until the reader changes something; until then nothing is announced or written. */
  readonly touched: boolean;
  readonly set: (change: Partial<State>) => void;
  readonly reset: () => void;
  /** Returns the query with the current state, without waiting for the write delay. */
  readonly search: () => string;
}

function subscribeToAddress(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

const addressSearch = (): string => window.location.search;
const serverSearch = (): string => '';

/** Returns the part of the page's query that a figure owns. */
const ownSearch = <State>(codec: AddressCodec<State>): string =>
  searchWithState('', codec, codec.read(new URLSearchParams(window.location.search)));

/**
 * Reads a figure's state from the query after hydration, and writes it back without adding history entries. The server
 * and the first client render both show the defaults.
 *
 * @param codec a module constant: a new object on each render would restart the write timer
 */
export function useAddressState<State extends object>(
  codec: AddressCodec<State>,
): AddressState<State> {
  const search = useSyncExternalStore(subscribeToAddress, addressSearch, serverSearch);
  const [chosen, setChosen] = useState<State | null>(null);
  const state = chosen ?? codec.read(new URLSearchParams(search));
  /** This figure's part of the address as last read or written, in the codec's own spelling. */
  const known = useRef('');

  useEffect(() => {
    known.current = ownSearch(codec);
    // Back and Forward restore the figure; a jump to a heading leaves it unchanged.
    return subscribeToAddress(() => {
      const own = ownSearch(codec);
      if (own !== known.current) setChosen(null);
      known.current = own;
    });
  }, [codec]);

  useEffect(() => {
    if (chosen === null) return undefined;
    const timer = setTimeout(() => {
      const { pathname, search: present, hash } = window.location;
      const address = pathname + searchWithState(present, codec, chosen) + hash;
      // The router keeps its own key in the entry's state.
      window.history.replaceState(window.history.state, '', address);
      known.current = ownSearch(codec);
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [chosen, codec]);

  return {
    state,
    touched: chosen !== null,
    set: (change) => setChosen({ ...state, ...change }),
    reset: () => setChosen(codec.defaults),
    search: () => searchWithState(window.location.search, codec, state),
  };
}
