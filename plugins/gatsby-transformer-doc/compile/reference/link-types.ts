import type { Drawing } from './drawing';

/**
 * Returns addresses of the words that name types: in `PoolAddress.PoolKey`, the first word links to the library and the
 * second to the struct.
 *
 * @param types as signatures name them
 */
export function linkTypes(
  types: readonly string[],
  { linkOf, rename }: Drawing,
): Record<string, string> {
  const links: Record<string, string> = {};
  for (const type of types) {
    const [owner = '', inner] = type.split('.');
    const names =
      inner === undefined
        ? [[owner, owner]]
        : [
            [owner, owner],
            [inner, type],
          ];
    for (const [word = '', name = ''] of names) {
      const address = linkOf(name);
      if (address !== undefined) links[rename(word)] = address;
    }
  }
  return links;
}
