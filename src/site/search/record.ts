import { z } from 'zod';
import { DEFAULT_LOCALE, localPath } from '../locales/locale';
import { LOCALE_CODE } from '../locales/locales-schema';

/** What the hosted service takes at most, in bytes of JSON. */
export const MAX_RECORD_BYTES = 10_000;

const heading = z.string().nullable();

const isInItsLocale = ({ language, objectID }: { language: string; objectID: string }): boolean =>
  language === DEFAULT_LOCALE || objectID.startsWith(`${localPath(language, '/')}/`);

/**
 * One page, one heading of a page, or a later part of one that is too long. The same record stands in the index
 * that the site serves and in the hosted one.
 */
export const searchRecordSchema = z
  .strictObject({
    /** Path and anchor: the same from build to build. Later parts end in `~2`, `~3`, … */
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
    /** Code that the section is about. */
    terms: z.array(z.string().min(1)),
    /** All code in the section: identifiers, selectors, error strings, addresses. */
    code: z.array(z.string().min(1)),
    /**
     * What the page or section is called elsewhere: by the category that it leads, by the glossary's terms that it
     * explains, by sections that have their full guide there.
     */
    names: z.array(z.string().min(1)),
    /** Questions that the page answers, in the words of who asks: in the record of the page itself alone. */
    asks: z.array(z.string().min(1)),
    /** Code of the locale that the page is in: its text may still be that of the default. */
    language: z.string().regex(LOCALE_CODE),
    /** Version tag, as the contextual filter names it: `docs-contracts-current`, or `default` for none. */
    docusaurus_tag: z.string().regex(/^(?:default|docs-[\w-]+)$/),
    section: z.string().min(1),
    /** Which of pages that answer as well comes first, 0 before 3: see `rankOfPage`. */
    rank: z.int().min(0).max(3),
    /** 1 for the page itself, 2 to 6 for its headings. */
    level: z.int().min(1).max(6),
    /** Place in the page, from 0. */
    position: z.int().min(0),
  })
  .refine(isInItsLocale, { path: ['language'], message: 'its address is in another locale' });

/** See {@link searchRecordSchema}. */
export type SearchRecord = z.output<typeof searchRecordSchema>;

/** Whether a record is no section but a question that its page answers: see `build-index.ts`. */
export const isAsk = (record: SearchRecord | undefined): boolean =>
  record?.type === 'lvl2' && record.anchor === null;
