import { z } from 'zod';
import { DEFAULT_LOCALE, localPath } from '../locales/locale';
import { LOCALE_CODE } from '../locales/locales-schema';
import { PAGE_KINDS } from './page-kind';

/** Maximum size of a record in the hosted service, in bytes of JSON. */
export const MAX_RECORD_BYTES = 10_000;

const heading = z.string().nullable();

const isInItsLocale = ({ language, objectID }: { language: string; objectID: string }): boolean =>
  language === DEFAULT_LOCALE || objectID.startsWith(`${localPath(language, '/')}/`);

/**
 * Schema of a search record: a page, a section of a page, or a later part of either if it is too long for one record.
 * The site's own index and the hosted one use the same records.
 */
export const searchRecordSchema = z
  .strictObject({
    /** Path and anchor, stable across builds. Later parts end in `~2`, `~3`, … */
    objectID: z.string().regex(/^\/[^\s]*$/),
    url: z.url(),
    url_without_anchor: z.url(),
    anchor: z.string().min(1).nullable(),
    type: z.enum(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']),
    /** lvl0: section and categories; lvl1: the page; lvl2 to lvl6: headings. */
    hierarchy: z.strictObject({
      lvl0: z.string().min(1),
      lvl1: z.string().min(1),
      lvl2: heading,
      lvl3: heading,
      lvl4: heading,
      lvl5: heading,
      lvl6: heading,
    }),
    content: z.string(),
    /** Code identifiers that the section is about. */
    terms: z.array(z.string().min(1)),
    /** All code in the section: identifiers, selectors, error strings, addresses. */
    code: z.array(z.string().min(1)),
    /**
     * Other names of the page or section: the category that it leads, glossary terms that it explains, and sections
     * that link to it as their full guide.
     */
    names: z.array(z.string().min(1)),
    /** Questions that the page answers, in readers' words; only in the page's first record. */
    asks: z.array(z.string().min(1)),
    /** Locale code of the page. Its text may still be in the default locale. */
    language: z.string().regex(LOCALE_CODE),
    /** Version tag used by the contextual filter: `docs-contracts-current`, or `default` if the page has no version. */
    docusaurus_tag: z.string().regex(/^(?:default|docs-[\w-]+)$/),
    section: z.string().min(1),
    /** What the page is for: see `page-kind.ts`. */
    kind: z.enum(PAGE_KINDS),
    /** Rank among equally good hits, from 0 (first) to 3: see `rankOfPage`. */
    rank: z.int().min(0).max(3),
    /** 1 for the page itself, 2 to 6 for its headings. */
    level: z.int().min(1).max(6),
    /** Position of the record in its page, starting at 0. */
    position: z.int().min(0),
  })
  .refine(isInItsLocale, { path: ['language'], message: 'its address is in another locale' });

/** See {@link searchRecordSchema}. */
export type SearchRecord = z.output<typeof searchRecordSchema>;

/** Whether a record is a question that its page answers, not a section: see `build-index.ts`. */
export const isAsk = (record: SearchRecord | undefined): boolean =>
  record?.type === 'lvl2' && record.anchor === null;
