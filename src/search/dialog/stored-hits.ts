/** A remembered hit, with enough data to show it again without a request. */
export interface StoredHit {
  /** Path and anchor on the site, without base path. */
  path: string;
  title: string;
  /** Name of the site's section. */
  section: string;
  /** Headings of levels 2 to 6 that lead to the hit. Empty if the hit is the page itself. */
  headings: string[];
}

/** Maximum numbers of stored recent hits, of recent hits that are shown if there are favorites, and of favorites. */
export const KEPT = { recent: 7, recentBesideFavourites: 4, favourites: 10 } as const;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is a path on this site. A value such as `//elsewhere` would lead to another host. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

function isStoredHit(value: unknown): value is StoredHit {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, section, headings } = value as Partial<Record<keyof StoredHit, unknown>>;
  const named = isPath(path) && isText(title) && isText(section);
  return named && Array.isArray(headings) && headings.every(isText);
}

/** Parses stored hits, which another version of the site may have written. Omits invalid hits. */
export function parseHits(text: string | null, most: number): StoredHit[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(values) ? values.filter(isStoredHit).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Returns a list of hits without the given one. */
export const withoutHit = (hits: readonly StoredHit[], { path }: StoredHit): StoredHit[] =>
  hits.filter((other) => other.path !== path);

/** Returns a list of hits with the given one first, without the oldest ones over the limit. */
export const withHit = (hits: readonly StoredHit[], hit: StoredHit, most: number): StoredHit[] =>
  [hit, ...withoutHit(hits, hit)].slice(0, most);
