import type { DocSection } from '../content/content-tree';
import { DEFAULT_LOCALE } from '../locales/locale';
import type { PageLocale } from '../pages/page-context';
import { kindOfPage, rankOfPage, type SidebarKind } from './page-kind';
import type { SearchRecord } from './record';

/** The fields of a record that can be long. */
export interface LongPart {
  content: string;
  terms: string[];
  code: string[];
}

/**
 * Maximum size of text and of code in one record, in bytes. With headings and addresses, a record stays below the
 * service's limit of 10 kB.
 */
const TEXT_BYTES = 5_000;
const CODE_BYTES = 2_500;

const bytes = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length + 1;

/** Packs pieces into parts in order, so that no part has more bytes than the limit. A piece that is longer is cut. */
function pack(pieces: readonly string[], limit: number): string[][] {
  const parts: string[][] = [];
  let size = Infinity;
  for (const piece of pieces.flatMap((whole) => cut(whole, limit))) {
    if (size + bytes(piece) > limit) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(piece);
    size += bytes(piece);
  }
  return parts;
}

function cut(piece: string, limit: number): string[] {
  if (bytes(piece) <= limit) return [piece];
  // Cut at code points so that no character is split; a character takes at most 6 bytes in JSON.
  const points = Array.from(piece);
  const length = Math.floor(limit / 6);
  const parts: string[] = [];
  for (let at = 0; at < points.length; at += length) {
    parts.push(points.slice(at, at + length).join(''));
  }
  return parts;
}

/** Splits a section at sentences and between pieces of code, so that each part fits in a record. */
function splitPart(section: { text: string; terms: string[]; code: string[] }): LongPart[] {
  const texts = pack(section.text.match(/\S[\s\S]*?(?:[.!?](?=\s)|$)/g) ?? [], TEXT_BYTES);
  const codes = pack(section.code, CODE_BYTES);
  const terms = pack(section.terms, CODE_BYTES / 2);
  const count = Math.max(1, texts.length, codes.length, terms.length);
  return Array.from({ length: count }, (_, index) => ({
    content: (texts[index] ?? []).join(' '),
    terms: terms[index] ?? [],
    code: codes[index] ?? [],
  }));
}

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
  /** Other names of the page's sections by anchor; the empty anchor is the page itself. See `other-names.ts`. */
  names?: ReadonlyMap<string, readonly string[]>;
  /** Tag of the page's version: see `search-tags.ts`. */
  tag: string;
  /** Kind that the page's sidebar assigns to its pages: see `page-kind.ts`. */
  sidebarKind?: SidebarKind | undefined;
  sections: readonly DocSection[];
  /** Locale of the page; undefined for the default. */
  locale?: Pick<PageLocale, 'code' | 'messages'> | undefined;
}

/** Headings that mean nothing by themselves, so the text below them is added to the parent section. */
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
  const kind = kindOfPage(doc.path, doc.sidebarKind);
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
        kind,
        rank: rankOfPage(doc.path, kind),
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
