import type { DocSection } from '../content/content-tree';
import type { GlossaryTerm } from '../data/glossary';

/** A doc whose sections may be short forms of other pages. */
interface OtherDoc {
  sections: readonly Pick<DocSection, 'heading' | 'fullGuide'>[];
}

/** Names by address without base path: of a page, or of a section with its anchor. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

/**
 * What pages and sections are called elsewhere on the site: a reader who looks for such a name wants what it stands
 * for, not the place where it is only mentioned.
 *
 * - A glossary's term names the page that its `see` leads to.
 * - A section that ends with "Full guide: …" names that guide.
 */
export function otherNames(
  terms: readonly Pick<GlossaryTerm, 'term' | 'also' | 'see'>[],
  docs: readonly OtherDoc[],
): OtherNames {
  const names = new Map<string, string[]>();
  const give = (path: string, own: readonly string[]) => {
    if (path.startsWith('/')) names.set(path, [...new Set([...(names.get(path) ?? []), ...own])]);
  };
  for (const { term, also, see } of terms) {
    for (const path of addressesIn(see)) give(path, [term, ...also]);
  }
  for (const { sections } of docs) {
    for (const { heading, fullGuide } of sections) if (fullGuide) give(fullGuide, [heading]);
  }
  return names;
}

/** The names of a page and its sections, by anchor; the page's own by the empty one. */
export function namesOfPage(names: OtherNames, path: string): Map<string, readonly string[]> {
  return new Map(
    [...names].flatMap(([address, own]) => {
      const [page, anchor = ''] = address.split('#');
      return page === path ? [[anchor, own] as const] : [];
    }),
  );
}

/** Where Markdown links lead: `[Fees](/concepts/protocol/fees)` → `/concepts/protocol/fees`. */
export const addressesIn = (links = ''): string[] =>
  [...links.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
