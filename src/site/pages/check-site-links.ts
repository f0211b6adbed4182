import { type BrokenLink, brokenLinks, type LinkedDoc } from '../content/check-links';
import type { DocFields } from '../content/doc-fields';
import { OTHER_PAGES } from '../navigation/check-addresses';
import type { ContentProblem } from '../sources/content-problem';

/** Input of the checks of a site's addresses and links. */
export interface LinkedSite {
  /** Docs to serve. If two have the same address, {@link ownersOf} decides which one keeps it. */
  docs: readonly AddressedBySlug[];
  /** URL of the site, including the base path. */
  siteUrl: string;
  /** Data files that link to pages, such as the home page's and the settings. */
  linkedFiles: readonly LinkedDoc[];
  /** Old addresses and their targets, without base path. */
  redirects: readonly { fromPath: string; toPath: string }[];
}

/** A doc, with the position of its slug if it has one. */
export interface AddressedBySlug extends LinkedDoc {
  slugPlace?: { line: number; column: number } | null;
}

/**
 * Returns the doc that owns each address. If several docs claim an address, the first whose file name gives that
 * address wins; if all claim it by a slug, the first of them wins. A doc with a slug therefore never replaces a page
 * whose address comes from its file name.
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
 * Adds to each doc the position of its slug, because GraphQL does not provide it.
 *
 * @param nodes the docs' nodes
 */
export function withSlugPlaces<Doc extends { file: string }>(
  docs: readonly Doc[],
  nodes: readonly Pick<DocFields, 'file' | 'slugPlace'>[],
): (Doc & Pick<DocFields, 'slugPlace'>)[] {
  const places = new Map(nodes.map(({ file, slugPlace }) => [file, slugPlace]));
  return docs.map((doc) => ({ ...doc, slugPlace: places.get(doc.file) ?? null }));
}

/**
 * Finds non-fatal problems: duplicate addresses and broken links.
 *
 * @returns all problems in `problems`, the broken links of docs in `broken`, and the broken links of data files in
 * `misled`
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
    const message = `${doc.path} is already the address of ${owner.file}, so no page is made from this file: ${remedy}`;
    return [{ file: doc.file, ...(doc.slugPlace ?? { line: 1, column: 1 }), message }];
  });
}

/** The properties of a doc that its translations are checked against. */
type TranslatedDoc = LinkedDoc & { id: string };

/** A translation with the properties that the link check needs. */
export interface LinkedTranslation extends Pick<LinkedDoc, 'file' | 'headings' | 'links'> {
  docId: string;
}

/** The original site that translations are checked against. */
interface OriginalSite extends Pick<LinkedSite, 'redirects' | 'siteUrl'> {
  docs: readonly TranslatedDoc[];
}

/**
 * Finds non-fatal problems of translations: broken links, and anchors of the original that are missing. Links in a
 * translation are written as in the original, without the locale.
 *
 * @returns all problems in `problems`, and the broken links in `broken`
 */
export function checkTranslations(
  { docs, redirects, siteUrl }: OriginalSite,
  translations: readonly LinkedTranslation[],
): { broken: BrokenLink[]; problems: ContentProblem[] } {
  const originals = new Map(docs.map((doc) => [doc.id, doc]));
  const linking = translations.map(({ docId, ...one }) => ({
    ...one,
    path: originals.get(docId)?.path ?? '/',
  }));
  const broken = brokenLinks(linking, {
    docs,
    otherPaths: new Set(OTHER_PAGES),
    redirects: new Map(redirects.map(({ fromPath, toPath }) => [fromPath, toPath])),
    siteUrl,
  });
  const lost = translations.flatMap((one) => lostAnchors(originals.get(one.docId), one) ?? []);
  return { broken, problems: [...broken, ...lost] };
}

/**
 * Reports anchors of the original that its translation lacks. Links need them, because a link has the same anchor in
 * every locale.
 */
function lostAnchors(
  original: TranslatedDoc | undefined,
  { file, headings }: LinkedTranslation,
): ContentProblem | undefined {
  if (!original?.headings || !headings) return undefined;
  const own = new Set(headings.map(({ id }) => id));
  const lost = original.headings.filter(({ id }) => !own.has(id));
  const [first] = lost;
  if (!first) return undefined;
  const names = lost.map(({ id }) => `#${id}`).join(', ');
  const message = `this translation lacks ${names}, which links to ${original.file} use: write {/* #${first.id} */} at the end of the matching heading`;
  return { file, line: 1, column: 1, message };
}
