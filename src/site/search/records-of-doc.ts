import type { DocSection } from '../content/content-tree';
import { DEFAULT_LOCALE } from '../locales/locale';
import type { PageLocale } from '../pages/page-context';
import { rankOfPage } from './page-kind';
import type { SearchRecord } from './record';
import { splitPart } from './split-part';

/** The data that a page's records are built from. */
export interface SearchableDoc {
  /** URL path of the page, without base path. */
  path: string;
  title: string;
  description: string;
  section: string;
  /** Labels above the page, outermost first: the site's section, then sidebar categories. */
  trail: readonly string[];
  /** Questions that the page answers. */
  asks: readonly string[];
  /** Other names of its sections by anchor; the empty anchor is the page itself. See `other-names.ts`. */
  names?: ReadonlyMap<string, readonly string[]>;
  /** See `search-tags.ts`. */
  tag: string;
  sections: readonly DocSection[];
  /** Locale of the page; undefined for the default. */
  locale?: Pick<PageLocale, 'code' | 'messages'> | undefined;
}

/** Headings that mean nothing by themselves, so their text is added to the section above. */
const PART_OF_PARENT = ['Parameters', 'Returns'];

/** Headings of link lists, left out because their words are about the linked pages, not this one. */
const LEADS_ELSEWHERE = ['Next'];

/**
 * Creates one record for the page and one for each heading, or several if the text is long.
 *
 * @param home address of the site with its base path, prefixed to paths
 */
export function recordsOfDoc(doc: SearchableDoc, home: string): SearchRecord[] {
  const records: SearchRecord[] = [];
  const above: (string | null)[] = [null, null, null, null, null];
  for (const section of mergeParts(doc)) {
    const { id, depth, heading } = section;
    if (id !== null) {
      above[depth - 2] = heading;
      above.fill(null, depth - 1);
    }
    for (const [index, part] of splitPart(section).entries()) {
      const anchor = id === null ? '' : `#${id}`;
      const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = above;
      records.push({
        objectID: `${doc.path}${anchor}${index === 0 ? '' : `~${index + 1}`}`,
        url: `${home}${doc.path}${anchor}`,
        url_without_anchor: `${home}${doc.path}`,
        anchor: id,
        type: index === 0 ? (`lvl${depth}` as SearchRecord['type']) : 'content',
        hierarchy: { lvl0: doc.trail.join(' › '), lvl1: doc.title, lvl2, lvl3, lvl4, lvl5, lvl6 },
        ...part,
        names: index === 0 ? [...(doc.names?.get(id ?? '') ?? [])] : [],
        asks: records.length === 0 ? [...doc.asks] : [],
        language: doc.locale?.code ?? DEFAULT_LOCALE,
        docusaurus_tag: doc.tag,
        section: doc.section,
        rank: rankOfPage(doc.path),
        level: depth,
        position: records.length,
      });
    }
  }
  return records;
}

function mergeParts({ description, sections, locale }: SearchableDoc): DocSection[] {
  const merged: DocSection[] = [];
  const isOneOf = (texts: readonly string[], heading: string) =>
    texts.some((text) => heading === text || heading === locale?.messages[text]);
  for (const section of sections) {
    const parent = merged.at(-1);
    if (section.id === null || !parent) {
      merged.push({ ...section, text: `${description} ${section.text}`.trim() });
    } else if (isOneOf(PART_OF_PARENT, section.heading) && parent.depth < section.depth) {
      merged[merged.length - 1] = {
        ...parent,
        text: `${parent.text} ${section.text}`.trim(),
        terms: [...new Set([...parent.terms, ...section.terms])],
        code: [...new Set([...parent.code, ...section.code])],
      };
    } else if (isOneOf(LEADS_ELSEWHERE, section.heading)) {
      merged.push({ ...section, text: '', terms: [], code: [] });
    } else merged.push(section);
  }
  return merged;
}
