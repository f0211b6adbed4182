import { distance } from 'fastest-levenshtein';

/** A page to suggest for an address that does not exist. */
export interface NearPage {
  path: string;
  title: string;
}

/** A section of the docs and the address of its first page. */
interface Section {
  section: string;
  to: string;
}

const MOST = 5;

/** Minimum likeness of names that count as similar, where 1 means equal. At most one letter in four may differ. */
const ALIKE = 0.75;

/**
 * Maximum number of pages that may share the last part of their address if that part is to identify them. A part that
 * more pages share, such as "overview", identifies none of them.
 */
const COMMON = 3;

const likeness = (a: string, b: string): number =>
  1 - distance(a, b) / Math.max(a.length, b.length, 1);

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '');

/**
 * Returns the addresses that a reader may try for a page: its own, that of its folder if the page is the overview, and
 * that of its section if the page is the section's first.
 */
const namesOf = ({ path }: NearPage, sections: readonly Section[]): string[] => [
  plain(path),
  ...(path.endsWith('/overview') ? [plain(path.slice(0, -'/overview'.length))] : []),
  ...sections.filter(({ to }) => to === path).map(({ section }) => `/${section}`),
];

/** Returns how near an address is to a page's name: 1 if they are equal, 0 if unrelated. */
function nearness(asked: string, name: string, endings: ReadonlyMap<string, number>): number {
  if (!asked || !name) return 0;
  if (asked === name) return 1;
  const whole = likeness(asked, name);
  if (whole >= ALIKE) return whole;
  // Compare the last parts, because a page that moves usually keeps the last part of its address.
  const ending = lastPart(name);
  const telling = ending.length > 2 && (endings.get(ending) ?? 0) <= COMMON;
  const moved = telling ? likeness(lastPart(asked), ending) : 0;
  if (moved >= ALIKE) return 0.5 + whole / 4;
  // Rank parent folders of the requested address first, then pages inside the requested folder.
  if (asked.startsWith(`${name}/`)) return 0.3 + name.length / asked.length / 10;
  return name.startsWith(`${asked}/`) ? 0.2 + asked.length / name.length / 10 : 0;
}

/**
 * Returns the pages nearest to an address that does not exist, nearest first: pages whose whole address or last part is
 * spelled similarly, then the overviews of its parent folders, then pages in the folder with that address. Returns none
 * if no page is near.
 *
 * @param path decoded, without base path
 * @param sections sections of the docs; the name of a section counts as an address of its first page: `/sdk` for `sdk`
 */
export function nearestPages(
  path: string,
  pages: readonly NearPage[],
  sections: readonly Section[],
): NearPage[] {
  const asked = plain(path);
  const endings = new Map<string, number>();
  // If two docs claim one address, only one of them has a page.
  const taken = new Set<string>();
  const served = pages.filter((page) => !taken.has(page.path) && taken.add(page.path));
  for (const page of served) {
    const ending = lastPart(plain(page.path));
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  return served
    .map((page) => ({
      page,
      near: Math.max(...namesOf(page, sections).map((name) => nearness(asked, name, endings))),
    }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near || a.page.path.length - b.page.path.length)
    .slice(0, MOST)
    .map(({ page }) => page);
}
