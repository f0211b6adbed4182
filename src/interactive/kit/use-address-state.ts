import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Maps a figure's state to query parameters and back. */
export interface AddressCodec<State> {
  readonly defaults: State;
  /** Returns a state for any query. Missing or invalid parameters get their default values. */
  readonly read: (parameters: URLSearchParams) => State;
  /** Returns all parameters of the figure, in ASCII that needs no escaping. */
  readonly write: (state: State) => Readonly<Record<string, string>>;
}

/**
 * Returns a query string with a figure's state. Other parameters keep their spelling and order. Parameters with default
 * values are omitted, so that an unchanged figure adds nothing.
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
 * Milliseconds to wait after a change before writing the query. Safari rejects more than 100 history writes in 30
 * seconds, and a drag changes the state more often.
 */
const WRITE_DELAY_MS = 300;

/** State of a figure, kept in the page's query. */
export interface AddressState<State> {
  readonly state: State;
  /** Whether the reader has changed something. Until then, nothing is announced or written. */
  readonly touched: boolean;
  readonly set: (change: Partial<State>) => void;
  readonly reset: () => void;
  /** Returns the query with the current state, even if that hasn't been written yet. */
  readonly search: () => string;
}

function subscribeToAddress(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

const addressSearch = (): string => window.location.search;
const serverSearch = (): string => '';

/** Returns only this figure's parameters of the page's query, as the codec writes them. */
const ownSearch = <State>(codec: AddressCodec<State>): string =>
  searchWithState('', codec, codec.read(new URLSearchParams(window.location.search)));

/**
 * Reads a figure's state from the page's query after hydration, and writes changes back without adding history entries.
 * The server and the first render in the browser use the defaults, so that they match.
 *
 * @param codec a module constant, because a new object on each render would restart the write timer
 */
export function useAddressState<State extends object>(
  codec: AddressCodec<State>,
): AddressState<State> {
  const search = useSyncExternalStore(subscribeToAddress, addressSearch, serverSearch);
  const [chosen, setChosen] = useState<State | null>(null);
  const state = chosen ?? codec.read(new URLSearchParams(search));
  /** This figure's parameters when the query was last read or written, as the codec writes them. */
  const known = useRef('');

  useEffect(() => {
    known.current = ownSearch(codec);
    // Back and Forward may change this figure's parameters, so the figure shows the new ones. A jump to a heading
    // doesn't change them, so the reader's changes stay.
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
      // Keep the history entry's state, because it contains the router's key.
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
