/** The purposes that a page can have. The ranking of search depends on them: see `src/search/engine/rank.ts`. */
export const PAGE_KINDS = ['overview', 'guide', 'concept', 'reference', 'terms'] as const;

/** See {@link PAGE_KINDS}. */
export type PageKind = (typeof PAGE_KINDS)[number];

/** The kinds that a sidebar can assign to its pages. */
export const SIDEBAR_KINDS = ['guide', 'concept', 'reference'] as const satisfies PageKind[];

/** See {@link SIDEBAR_KINDS}. */
export type SidebarKind = (typeof SIDEBAR_KINDS)[number];

/**
 * The kind of a page in the index: the first letter of its name. The letter is in upper case if the page is about v1,
 * because search ranks such pages lower.
 */
export type KindLetter = 'o' | 'g' | 'c' | 'r' | 't' | 'O' | 'G' | 'C' | 'R' | 'T';

const OF_REFERENCE = new Set(['reference', 'technical-reference', 'releases']);

/** Kinds determined by the last part of the address. */
const OF_NAME = new Map<string, PageKind>([
  ['overview', 'overview'],
  ['glossary', 'terms'],
]);

/**
 * Determines a page's kind from its address.
 *
 * @param otherwise kind that the page's sidebar assigns; returned if the address doesn't determine a kind
 */
export function kindOfPage(path: string, otherwise: SidebarKind = 'concept'): PageKind {
  const parts = path.split('/');
  if (parts.some((part) => OF_REFERENCE.has(part))) return 'reference';
  return OF_NAME.get(parts.at(-1) ?? '') ?? (parts.includes('guides') ? 'guide' : otherwise);
}

/**
 * Returns the rank of a page among equally good hits, from 0 (first) to 3: current versions before v1, and within each,
 * reference pages last. The hosted service ranks by this number in the record.
 */
export const rankOfPage = (path: string, kind: PageKind): number =>
  (path.split('/').includes('v1') ? 2 : 0) + (kind === 'reference' ? 1 : 0);

/** Returns the letter of a page's kind from the fields of its record. */
export const kindLetter = ({ kind, rank }: { kind: PageKind; rank: number }): KindLetter =>
  (rank < 2 ? kind.charAt(0) : kind.charAt(0).toUpperCase()) as KindLetter;
