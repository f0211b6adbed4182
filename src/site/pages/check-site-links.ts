import { brokenLinks, type BrokenLink, type LinkedDoc } from '../content/check-links';
import type { DocFields } from '../content/doc-fields';
import { OTHER_PAGES } from '../navigation/check-addresses';
import type { ContentProblem } from '../sources/content-problem';

/** A site, as far as its addresses and links are concerned. */
export interface LinkedSite {
  /** The docs to be served, in the order that decides which of two keeps an address: see {@link ownersOf}. */
  docs: readonly AddressedBySlug[];
  /** Where the site is served, base path included. */
  siteUrl: string;
  /** Data files that link to pages: the home page's, the settings. */
  linkedFiles: readonly LinkedDoc[];
  /** Old addresses, and where each leads; without base path. */
  redirects: readonly { fromPath: string; toPath: string }[];
}

/** A doc, with the place of its slug if it has one. */
export interface AddressedBySlug extends LinkedDoc {
  slugPlace?: { line: number; column: number } | null;
}

/**
 * The doc that has the page of each address. If several docs claim one address, it belongs to the doc whose file name
 * gives that address; if each claims it by a slug, to the first. So a new doc with the slug of an existing page does not
 * replace it, whatever its name, and every clone of the repository builds the same pages.
 */
export function ownersOf<Doc extends Pick<AddressedBySlug, 'path' | 'slugPlace'>>(
  docs: readonly Doc[],
): Map<string, Doc> {
  const owners = new Map<string, Doc>();
  for (const doc of docs) {
    const owner = owners.get(doc.path);
    if (!owner || (owner.slugPlace && !doc.slugPlace)) owners.set(doc.path, doc);
  }
  return owners;
}

/**
 * Adds to each doc the place of its slug, which GraphQL does not serve.
 *
 * @param nodes the nodes of the docs
 */
export function withSlugPlaces<Doc extends { file: string }>(
  docs: readonly Doc[],
  nodes: readonly Pick<DocFields, 'file' | 'slugPlace'>[],
): (Doc & Pick<DocFields, 'slugPlace'>)[] {
  const places = new Map(nodes.map(({ file, slugPlace }) => [file, slugPlace]));
  return docs.map((doc) => ({ ...doc, slugPlace: places.get(doc.file) ?? null }));
}

/**
 * What readers survive: two docs of one address, links that lead nowhere.
 *
 * @returns all of it, and the broken links of docs and of data files by themselves
 */
export function checkSiteLinks({ docs, siteUrl, linkedFiles, redirects }: LinkedSite): {
  broken: BrokenLink[];
  misled: BrokenLink[];
  problems: ContentProblem[];
} {
  const newer = new Map(redirects.map(({ fromPath, toPath }) => [fromPath, toPath]));
  const targets = { docs, otherPaths: new Set(OTHER_PAGES), redirects: newer, siteUrl };
  const broken = brokenLinks(docs, targets);
  const misled = brokenLinks(linkedFiles, targets);
  return { broken, misled, problems: [...clashes(docs), ...broken, ...misled] };
}

function clashes(docs: readonly AddressedBySlug[]): ContentProblem[] {
  const owners = ownersOf(docs);
  return docs.flatMap((doc) => {
    const owner = owners.get(doc.path);
    if (!owner || owner === doc) return [];
    const remedy = doc.slugPlace ? 'write another slug' : 'rename the file, or give it a slug';
    const message = `${doc.path} is already the address of ${owner.file}, which keeps it, so ${doc.file} has no page: ${remedy}`;
    return [{ file: doc.file, ...(doc.slugPlace ?? { line: 1, column: 1 }), message }];
  });
}
