import { brokenLinks, type BrokenLink, type LinkedDoc } from '../content/check-links';
import { OTHER_PAGES } from '../navigation/check-addresses';
import type { ContentProblem } from '../sources/content-problem';
import type { LinkedSite } from './check-site-links';

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
 * @returns all of them in `problems`; the broken links also in `broken`
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
 * Reports anchors of the original that its translation lacks. Links use the same anchors in every locale, whatever the
 * headings are called.
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
  const message = `no heading has ${names}, which links to ${original.file} use: write {/* #${first.id} */} after the heading that matches`;
  return { file, line: 1, column: 1, message };
}
