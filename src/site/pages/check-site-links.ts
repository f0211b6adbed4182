import { brokenLinks, type BrokenLink, type LinkedDoc } from '../content/check-links';
import { OTHER_PAGES } from '../navigation/check-addresses';
import type { ContentProblem } from '../sources/content-problem';

/** A site, as far as its addresses and links are concerned. */
export interface LinkedSite {
  /** The docs to be served, in the order that settles who keeps an address: of two the first. */
  docs: readonly LinkedDoc[];
  /** Where the site is served, base path included. */
  siteUrl: string;
  /** Data files that link to pages: the home page's, the settings. */
  linkedFiles: readonly LinkedDoc[];
  /** Old addresses, and where each leads; without base path. */
  redirects: readonly { fromPath: string; toPath: string }[];
}

/** The doc that has the page of each address. */
export function ownersOf<Doc extends Pick<LinkedDoc, 'path'>>(
  docs: readonly Doc[],
): Map<string, Doc> {
  const owners = new Map<string, Doc>();
  for (const doc of docs) if (!owners.has(doc.path)) owners.set(doc.path, doc);
  return owners;
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

function clashes(docs: readonly LinkedDoc[]): ContentProblem[] {
  const owners = ownersOf(docs);
  return docs.flatMap((doc) => {
    const owner = owners.get(doc.path);
    if (!owner || owner === doc) return [];
    const message = `${doc.path} is already the address of ${owner.file}; give one of them another slug`;
    return [{ file: doc.file, line: 1, column: 1, message }];
  });
}
