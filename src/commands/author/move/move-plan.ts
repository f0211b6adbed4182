import { addressMistake } from '../../../site/navigation/address';
import { nearest, oneOf } from '../../../site/sources/suggest';
import type { ChangeSet } from '../change-set/change-set';
import type { DocState, SiteState } from '../change-set/site-state';
import { Refusal } from '../command';

/** The ids and addresses that a move changes. Each map has the old value as key and the new one as value. */
export interface Moved {
  ids: ReadonlyMap<string, string>;
  /**
   * Addresses that change. There are none with `--keep-address`, and none for pages whose front matter sets the
   * address.
   */
  paths: ReadonlyMap<string, string>;
}

/** Splits a link into its path, and its query and anchor. */
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

/** File with the addresses that other sites link to. The path is relative to the project root. */
const PROMISED_FILE = 'tests/output/addresses.txt';

/** A requested move. `from` and `to` are the id, address or file of a page or a folder. */
export interface WantedMove {
  from: string;
  to: string;
  /** Whether to move only the files and leave the pages at their addresses. */
  keepAddress: boolean;
}

/** Returns the doc id that a file, address or id represents: `content/docs/sdk/x.mdx` or `/sdk/x` → `sdk/x`. */
const idOf = (written: string): string =>
  written.replace(/^(?:\.\/)?content\/docs\//, '').replace(/^\/|\/$|\.mdx$/g, '');

const addressOf = (id: string): string => `/${id.replace(/(?:^|\/)index$/, '')}`;

/**
 * Returns the doc with an id, or all docs in the folder of that name.
 *
 * @throws Refusal if neither a doc nor a folder has that name, or if both have it
 */
function docsAt(site: SiteState, id: string): DocState[] {
  const one = site.docs.filter((doc) => doc.id === id);
  const below = site.docs.filter((doc) => doc.id.startsWith(`${id}/`));
  if (one.length > 0 && below.length > 0)
    throw new Refusal(
      `"${id}" is a page and a folder: write ${id}.mdx for the page, or ${id}/ for the folder`,
    );
  if (one.length + below.length > 0) return [...one, ...below];
  throw new Refusal(
    `there is no doc and no folder "${id}"; ${nearest(
      id,
      site.docs.map((doc) => doc.id),
    )}`,
  );
}

function chosenDocs(site: SiteState, written: string): DocState[] {
  const id = idOf(written);
  if (written.endsWith('.mdx')) return site.docs.filter((doc) => doc.id === id);
  if (written.endsWith('/')) return site.docs.filter((doc) => doc.id.startsWith(`${id}/`));
  return docsAt(site, id);
}

/**
 * Returns the ids and addresses that a move will change, after checking that the move is possible.
 *
 * @throws Refusal if the move is not possible
 */
export function planMove(
  changeSet: ChangeSet,
  site: SiteState,
  { from, to, keepAddress }: WantedMove,
): Moved {
  const docs = chosenDocs(site, from);
  if (docs.length === 0)
    throw new Refusal(
      `there is no doc ${from}; ${nearest(
        from,
        site.docs.map(({ id }) => id),
      )}`,
    );
  const [source, target] = [idOf(from), idOf(to)];
  if (source === target) throw new Refusal('this is already its name: write another one');
  if (target.startsWith(`${source}/`) && docs.some(({ id }) => id !== source))
    throw new Refusal(
      `a folder cannot be moved into itself: choose a place outside ${source}, not ${target}`,
    );
  const ids = new Map(docs.map(({ id }) => [id, target + id.slice(source.length)]));
  const promised = new Set((changeSet.read(PROMISED_FILE) ?? '').split('\n'));
  const sections = site.settings.navigation.sections.map(({ section }) => section);
  for (const id of ids.values()) {
    const file = `content/docs/${id}.mdx`;
    const mistake = addressMistake(`/${id.replace(/\/index$/, '')}`);
    if (mistake || !id.includes('/'))
      throw new Refusal(
        `"${id}" is not a valid doc id: ${mistake ?? 'write its section and name, such as concepts/status'}`,
      );
    if (!sections.includes(id.split('/')[0] ?? ''))
      throw new Refusal(`there is no section "${id.split('/')[0] ?? ''}"; use ${oneOf(sections)}`);
    if (changeSet.read(file) !== undefined && !ids.has(id))
      throw new Refusal(`${file} already exists: choose another name`);
  }
  const paths = new Map(
    docs
      .filter(({ hasSlug }) => !hasSlug && !keepAddress)
      .map(({ id, path }) => [path, addressOf(ids.get(id) ?? id)]),
  );
  const kept = [...paths.keys()].filter((path) => promised.has(path));
  if (kept.length > 0)
    throw new Refusal(
      `${PROMISED_FILE} lists ${kept.slice(0, 3).join(', ')}${kept.length > 3 ? ` and ${kept.length - 3} more` : ''} among the addresses that must stay pages, so a redirect is not enough: run npm run move ${from} ${to} -- --keep-address`,
    );
  for (const address of paths.values()) {
    const owner = site.docs.find((doc) => doc.path === address && !ids.has(doc.id));
    if (owner)
      throw new Refusal(`${address} is already the address of ${owner.file}: choose another name`);
  }
  return { ids, paths };
}
