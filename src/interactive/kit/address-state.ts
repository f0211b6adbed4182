/** How a figure's state is carried by query parameters. */
export interface AddressCodec<State> {
  readonly defaults: State;
  /** Takes any query; what is missing or makes no sense falls back to the defaults. */
  readonly read: (parameters: URLSearchParams) => State;
  /** Every parameter the figure owns, in plain ASCII that needs no escaping. */
  readonly write: (state: State) => Readonly<Record<string, string>>;
}

/**
 * A query string carrying a figure's state. Parameters of others keep their spelling and order;
 * parameters at their default are left out, so that an untouched figure leaves no trace.
 *
 * @param search the present query, with or without its question mark
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
