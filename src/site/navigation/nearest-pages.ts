import { distance } from 'fastest-levenshtein';

/** A page that may be meant by an address that is none. */
export interface NearPage {
  path: string;
  title: string;
}

/** A section of the docs, and its first page. */
interface Section {
  section: string;
  to: string;
}

const MOST = 5;

/** How alike two texts must be, of 1: at most one letter in four differs. */
const ALIKE = 0.75;

/** So many pages may end in the same word; a word that more end in, such as "overview", says nothing. */
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

/** The addresses that a page could be asked for by: its own, its folder's if it is the overview, its section's. */
const namesOf = ({ path }: NearPage, sections: readonly Section[]): string[] => [
  plain(path),
  ...(path.endsWith('/overview') ? [plain(path.slice(0, -'/overview'.length))] : []),
  ...sections.filter(({ to }) => to === path).map(({ section }) => `/${section}`),
];

/** How near an address is to a page of that name: 1 for the same, 0 for not at all. */
function nearness(asked: string, name: string, endings: ReadonlyMap<string, number>): number {
  if (!asked || !name) return 0;
  if (asked === name) return 1;
  const whole = likeness(asked, name);
  if (whole >= ALIKE) return whole;
  // A page that moved keeps its last word.
  const ending = lastPart(name);
  const telling = ending.length > 2 && (endings.get(ending) ?? 0) <= COMMON;
  const moved = telling ? likeness(lastPart(asked), ending) : 0;
  if (moved >= ALIKE) return 0.5 + whole / 4;
  // The overview of a folder on the way, and what stands in the folder that was asked for.
  if (asked.startsWith(`${name}/`)) return 0.3 + name.length / asked.length / 10;
  return name.startsWith(`${asked}/`) ? 0.2 + asked.length / name.length / 10 : 0;
}

/**
 * The pages nearest to an address that is none, nearest first: one that is spelt alike, one whose last word is the
 * same, the overview of the section or folder. None for an address that is like no other.
 *
 * @param path decoded, without base path
 * @param sections their names are addresses too: `/sdk` is the first page of the section `sdk`
 */
export function nearestPages(
  path: string,
  pages: readonly NearPage[],
  sections: readonly Section[],
): NearPage[] {
  const asked = plain(path);
  const endings = new Map<string, number>();
  for (const page of pages) {
    const ending = lastPart(plain(page.path));
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  return pages
    .map((page) => ({
      page,
      near: Math.max(...namesOf(page, sections).map((name) => nearness(asked, name, endings))),
    }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near || a.page.path.length - b.page.path.length)
    .slice(0, MOST)
    .map(({ page }) => page);
}
