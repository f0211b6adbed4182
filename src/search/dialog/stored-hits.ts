/** A hit as it is remembered: enough to show it again without asking for anything. */
export interface StoredHit {
  /** Path and anchor in the site, without base path. */
  path: string;
  title: string;
  /** Name of the site's section. */
  section: string;
  /** From lvl2 on; empty for a page itself. */
  headings: string[];
}

/** How many are kept, and how many recent ones are shown beside favourites. */
export const KEPT = { recent: 7, recentBesideFavourites: 4, favourites: 10 } as const;

const isText = (value: unknown): value is string => typeof value === 'string';

/** An address outside the site, such as `//elsewhere`, is no hit of ours. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

function isStoredHit(value: unknown): value is StoredHit {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, section, headings } = value as Partial<Record<keyof StoredHit, unknown>>;
  const named = isPath(path) && isText(title) && isText(section);
  return named && Array.isArray(headings) && headings.every(isText);
}

/** Reads what was stored, by whatever version of the site: what is no hit is left out. */
export function parseHits(text: string | null, most: number): StoredHit[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(values) ? values.filter(isStoredHit).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** The hits without one. */
export const withoutHit = (hits: readonly StoredHit[], { path }: StoredHit): StoredHit[] =>
  hits.filter((other) => other.path !== path);

/** The hits with one in front; the oldest go. */
export const withHit = (hits: readonly StoredHit[], hit: StoredHit, most: number): StoredHit[] =>
  [hit, ...withoutHit(hits, hit)].slice(0, most);
