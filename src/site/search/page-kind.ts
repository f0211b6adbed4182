/**
 * Purpose of a page, used for ranking: `o` overview, `g` guide, `c` concept, `r` reference, `t` glossary. Upper case
 * means that the page is about v1, which is rarely needed for new work.
 */
export type PageKind = 'o' | 'g' | 'c' | 'r' | 't' | 'O' | 'G' | 'C' | 'R' | 'T';

const OF_REFERENCE = new Set(['reference', 'technical-reference', 'releases']);

/** Kinds determined by the last part of the address. */
const OF_NAME = new Map<string, 'o' | 't'>([
  ['overview', 'o'],
  ['glossary', 't'],
]);

/** Determines a page's kind from the folders in its address. */
export function kindOfPage(path: string): PageKind {
  const parts = path.split('/');
  const kind = parts.some((part) => OF_REFERENCE.has(part))
    ? 'r'
    : (OF_NAME.get(parts.at(-1) ?? '') ?? (parts.includes('guides') ? 'g' : 'c'));
  return parts.includes('v1') ? (kind.toUpperCase() as PageKind) : kind;
}

/**
 * Returns the rank of a page among equally good hits, from 0 (first) to 3: current versions before v1, and within each,
 * reference pages last. The hosted service ranks by this number in the record.
 */
export function rankOfPage(path: string): number {
  const kind = kindOfPage(path);
  const newer = kind.toLowerCase();
  return (kind === newer ? 0 : 2) + (newer === 'r' ? 1 : 0);
}
