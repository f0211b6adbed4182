import { brokenLinks, type BrokenLink, type LinkedDoc } from '../content/check-links';
import { OTHER_PAGES } from '../navigation/check-addresses';
import type { ContentProblem } from '../sources/content-problem';
import type { LinkedSite } from './check-site-links';

/** A doc, as far as its translations are concerned. */
type TranslatedDoc = LinkedDoc & { id: string };

/** A translation, as far as links to it and from it are concerned. */
export interface LinkedTranslation extends Pick<LinkedDoc, 'file' | 'headings' | 'links'> {
  docId: string;
}

/** What translations are held against. */
interface OriginalSite extends Pick<LinkedSite, 'redirects' | 'siteUrl'> {
  docs: readonly TranslatedDoc[];
}

/**
 * What readers survive of translations: links that lead nowhere, and anchors that the doc has and its translation has
 * not. Links are written like those of the doc that is translated, and lead where those do.
 *
 * @returns all of it, and the broken links by themselves
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

/** Links lead to the same anchors in every locale, whatever the headings are called. */
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
  const message = `links that lead to ${names} in ${original.file} find no heading here: write {/* #${first.id} */} behind the one that is meant`;
  return { file, line: 1, column: 1, message };
}
