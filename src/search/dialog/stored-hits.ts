/** A remembered hit, with enough data to show it again without a request. */
export interface StoredHit {
  /** Path and anchor on the site, without base path. */
  path: string;
  title: string;
  /** Name of the site's section. */
  section: string;
  /** Headings from lvl2 on; empty for the page itself. */
  headings: string[];
}

/** How many hits are stored, and how many recent ones are shown next to favourites. */
export const KEPT = { recent: 7, recentBesideFavourites: 4, favourites: 10 } as const;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is a path on this site, unlike `//elsewhere`. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

function isStoredHit(value: unknown): value is StoredHit {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, section, headings } = value as Partial<Record<keyof StoredHit, unknown>>;
  const named = isPath(path) && isText(title) && isText(section);
  return named && Array.isArray(headings) && headings.every(isText);
}

/** Parses stored hits, possibly written by another version of the site; invalid ones are omitted. */
export function parseHits(text: string | null, most: number): StoredHit[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(values) ? values.filter(isStoredHit).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Returns the hits without this one. */
export const withoutHit = (hits: readonly StoredHit[], { path }: StoredHit): StoredHit[] =>
  hits.filter((other) => other.path !== path);

/** Returns the hits with this one first; the oldest are dropped. */
export const withHit = (hits: readonly StoredHit[], hit: StoredHit, most: number): StoredHit[] =>
  [hit, ...withoutHit(hits, hit)].slice(0, most);
