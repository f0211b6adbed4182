/** The result of a move. Each map goes from old to new. */
export interface Moved {
  ids: ReadonlyMap<string, string>;
  /** Addresses of the moved pages. Leaves out pages whose front matter sets the address, because it does not change. */
  paths: ReadonlyMap<string, string>;
}

/** Splits a link into its path and the rest. */
const split = (href: string): [path: string, rest: string] => {
  const at = href.search(/[?#]/);
  return at === -1 ? [href, ''] : [href.slice(0, at), href.slice(at)];
};

/** Returns the new form of an internal link, or undefined if it does not change. */
function movedLink({ paths }: Moved, href: string): string | undefined {
  const [path, rest] = split(href);
  const now = paths.get(path);
  return now === undefined ? undefined : now + rest;
}

/**
 * Returns the new form of a link on a page, which may be relative to the page's own address.
 *
 * @param from old address of the page
 * @param to new address of the page
 */
export function movedPageLink(
  moved: Moved,
  href: string,
  from: string,
  to: string,
): string | undefined {
  if (href.startsWith('/')) return movedLink(moved, href);
  if (href.startsWith('#') || /^[a-z][\w+.-]*:/i.test(href)) return undefined;
  const target = (base: string) => {
    const { pathname, search, hash } = new URL(href, `https://site${base}`);
    return pathname + search + hash;
  };
  const was = target(from);
  const is = movedLink(moved, was) ?? was;
  return is === target(to) ? undefined : is;
}

/** Updates links to moved pages in the Markdown of a data file, or the whole text if it is an address. */
export function movedText(moved: Moved, text: string): string {
  return (
    movedLink(moved, text) ??
    text.replace(/\]\((\/[^)\s]*)\)/g, (_, href: string) => `](${movedLink(moved, href) ?? href})`)
  );
}
