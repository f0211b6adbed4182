import type { DocSection } from '../content/content-tree';
import type { GlossaryTerm } from '../data/glossary';
import { groupBy } from '../sources/group-by';

/** A doc whose sections may be short forms of other pages. */
interface OtherDoc {
  sections: readonly Pick<DocSection, 'heading' | 'fullGuide'>[];
}

/** A category of a sidebar that has a page of its own. */
interface NamedCategory {
  label: string;
  /** Address of its page, without base path and locale. */
  path: string;
}

/** Names by page, and there by anchor; the page's own by the empty one. Addresses are without base path and locale. */
export type OtherNames = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/**
 * What pages and sections are called elsewhere on the site: a reader who looks for such a name wants what it stands
 * for, not the place where it is only mentioned.
 *
 * - A glossary's term names the page that its `see` leads to.
 * - A section that ends with "Full guide: …" names that guide.
 * - A category of a sidebar names its page, where no other category has that label: "Guides" leads many.
 */
export function otherNames(
  terms: readonly Pick<GlossaryTerm, 'term' | 'also' | 'see'>[],
  docs: readonly OtherDoc[],
  categories: readonly NamedCategory[],
): OtherNames {
  const names = new Map<string, Map<string, readonly string[]>>();
  const give = (address: string, own: readonly string[]) => {
    if (!address.startsWith('/')) return;
    const [path = '', anchor = ''] = address.split('#');
    const ofPage = names.get(path) ?? new Map<string, readonly string[]>();
    names.set(path, ofPage.set(anchor, [...new Set([...(ofPage.get(anchor) ?? []), ...own])]));
  };
  for (const { term, also, see } of terms) {
    for (const path of addressesIn(see)) give(path, [term, ...also]);
  }
  for (const { sections } of docs) {
    for (const { heading, fullGuide } of sections) if (fullGuide) give(fullGuide, [heading]);
  }
  for (const [label, [{ path } = { path: '' }, ...others]] of groupBy(
    categories,
    ({ label: own }) => own,
  )) {
    if (others.length === 0) give(path, [label]);
  }
  return names;
}

/** Where Markdown links lead: `[Fees](/concepts/protocol/fees)` → `/concepts/protocol/fees`. */
export const addressesIn = (links = ''): string[] =>
  [...links.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
