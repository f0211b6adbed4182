/**
 * What a page is for, as ranking needs it: an overview leads, a guide shows how to do a thing, a concept explains one,
 * a reference tells of a name, a glossary has a line about each term. In capitals where the page is of v1, which newer
 * work seldom asks for.
 */
export type PageKind = 'o' | 'g' | 'c' | 'r' | 't' | 'O' | 'G' | 'C' | 'R' | 'T';

const OF_REFERENCE = new Set(['reference', 'technical-reference', 'releases']);

/** Kinds that a page's own name tells. */
const OF_NAME = new Map<string, 'o' | 't'>([
  ['overview', 'o'],
  ['glossary', 't'],
]);

/** Reads a page's kind off its address: the folders of the content say it. */
export function kindOfPage(path: string): PageKind {
  const parts = path.split('/');
  const kind = parts.some((part) => OF_REFERENCE.has(part))
    ? 'r'
    : (OF_NAME.get(parts.at(-1) ?? '') ?? (parts.includes('guides') ? 'g' : 'c'));
  return parts.includes('v1') ? (kind.toUpperCase() as PageKind) : kind;
}

/**
 * Which of pages that answer as well comes first, 0 before 3: newer work before v1, and in each what shows or explains
 * a thing before what tells of a name. The hosted service ranks by a number that it finds in the record.
 */
export function rankOfPage(path: string): number {
  const kind = kindOfPage(path);
  const newer = kind.toLowerCase();
  return (kind === newer ? 0 : 2) + (newer === 'r' ? 1 : 0);
}
