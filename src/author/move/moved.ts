/** What a move changes: each map leads from what was to what is. */
export interface Moved {
  ids: ReadonlyMap<string, string>;
  /** Addresses of pages; a doc that gives its own keeps it. */
  paths: ReadonlyMap<string, string>;
}

/** A link split: the address, and what stands behind it. */
const split = (href: string): [path: string, rest: string] => {
  const at = href.search(/[?#]/);
  return at === -1 ? [href, ''] : [href.slice(0, at), href.slice(at)];
};

/** Where a link of the site leads once pages have moved; undefined where it stays as it is. */
function movedLink({ paths }: Moved, href: string): string | undefined {
  const [path, rest] = split(href);
  const now = paths.get(path);
  return now === undefined ? undefined : now + rest;
}

/**
 * The same for a link of a page, which may start from the page's own address.
 *
 * @param from where the page was
 * @param to where it is
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

/** Links to moved pages in the Markdown of a data file, or the whole of it where it is an address. */
export function movedText(moved: Moved, text: string): string {
  return (
    movedLink(moved, text) ??
    text.replace(/\]\((\/[^)\s]*)\)/g, (_, href: string) => `](${movedLink(moved, href) ?? href})`)
  );
}
