/**
 * What a page is for, as ranking needs it: an overview leads, a guide shows how to do a thing, a concept explains one,
 * a reference tells of a name. In capitals where the page is of v1, which newer work seldom asks for.
 */
export type PageKind = 'o' | 'g' | 'c' | 'r' | 'O' | 'G' | 'C' | 'R';

const OF_REFERENCE = new Set(['reference', 'technical-reference', 'releases']);

/** Reads a page's kind off its address: the folders of the content say it. */
export function kindOfPage(path: string): PageKind {
  const parts = path.split('/');
  const kind = parts.some((part) => OF_REFERENCE.has(part))
    ? 'r'
    : parts.at(-1) === 'overview'
      ? 'o'
      : parts.includes('guides')
        ? 'g'
        : 'c';
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
