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
