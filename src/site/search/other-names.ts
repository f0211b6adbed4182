import type { DocSection } from '../content/content-tree';
import type { GlossaryTerm } from '../data/glossary';
import { groupBy } from '../sources/group-by';

/** A doc whose sections may summarize other pages. */
interface OtherDoc {
  sections: readonly Pick<DocSection, 'heading' | 'fullGuide'>[];
}

/** A category of a sidebar that has a page of its own. */
interface NamedCategory {
  label: string;
  /** Address of the category's page, without base path and locale. */
  path: string;
}

/**
 * Other names by page and then by anchor; the empty anchor is the page itself. Addresses have no base path or locale.
 */
export type OtherNames = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/**
 * Collects the other names of pages and sections, so that a search for such a name finds the page it refers to, not a
 * place that only mentions it.
 *
 * - A glossary term names the page that its `see` links to.
 * - A section that ends with "Full guide: …" names that guide.
 * - A sidebar category names its page, unless another category has the same label (several are called "Guides").
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

/** Returns the targets of Markdown links: `[Fees](/concepts/protocol/fees)` → `/concepts/protocol/fees`. */
export const addressesIn = (links = ''): string[] =>
  [...links.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
