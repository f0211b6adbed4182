/** A term of the docs, as written in `content/glossary.yml`. */
export interface GlossaryTerm {
  term: string;
  glossary: GlossaryName;
  /** The definition, in Markdown. */
  text: string;
  /** Markdown link to the page that explains the term. */
  see?: string | undefined;
  /** Synonyms of the term. */
  also: string[];
  /**
   * Plain text shown on hover instead of `text`. Needed if `text` has mathematics, a table or more than one paragraph.
   */
  short?: string | undefined;
  /** Whether the term's first occurrence on other pages becomes a link. */
  link: boolean;
}

/** Names of the glossaries: one for the whole protocol, one for v1. */
export const glossaryNames = ['general', 'v1'] as const;

/** One of {@link glossaryNames}. */
export type GlossaryName = (typeof glossaryNames)[number];

/** Address of each glossary, without base path. */
export const glossaryPaths: Record<GlossaryName, string> = {
  general: '/concepts/glossary',
  v1: '/contracts/v1/concepts/protocol-overview/glossary',
};

/**
 * Address of the JSON file with all {@link Definitions}, without base path. The browser loads the file in order to show
 * a definition on hover.
 */
export const DEFINITIONS = '/glossary.json';

/** Plain text definitions by the entry's address, without base path: `/concepts/glossary#tick`. */
export type Definitions = Record<string, { term: string; text: string }>;

/**
 * Returns the glossary in which the words of a page are looked up first. Words that are not in this glossary are looked
 * up in the general one.
 */
export const glossaryOf = (path: string): GlossaryName =>
  /^\/(?:contracts|sdk)\/v1(?:\/|$)/.test(path) ? 'v1' : 'general';
