/** A word of the docs: what `content/glossary.yml` holds, as it is written there. */
export interface GlossaryTerm {
  term: string;
  glossary: GlossaryName;
  /** Markdown. */
  text: string;
  /** Markdown link to where it is explained. */
  see?: string | undefined;
  /** Other words for it. */
  also: string[];
  /** What is shown on hover, where `text` has mathematics or more than one paragraph. */
  short?: string | undefined;
  /** Whether other pages link it where they use it first. */
  link: boolean;
}

/** The glossaries: of the whole protocol, and of v1. */
export const glossaryNames = ['general', 'v1'] as const;

/** One of {@link glossaryNames}. */
export type GlossaryName = (typeof glossaryNames)[number];

/** Address of each glossary, without base path. */
export const glossaryPaths: Record<GlossaryName, string> = {
  general: '/concepts/glossary',
  v1: '/contracts/v1/concepts/protocol-overview/glossary',
};

/** Where the browser finds what is shown on hover, without base path: a {@link Definitions}. */
export const DEFINITIONS = '/glossary.json';

/** Definitions in plain text, by address of the entry without base path: `/concepts/glossary#tick`. */
export type Definitions = Record<string, { term: string; text: string }>;

/** The glossary that a page's words come from first; the general one has what this one lacks. */
export const glossaryOf = (path: string): GlossaryName =>
  /^\/(?:contracts|sdk)\/v1(?:\/|$)/.test(path) ? 'v1' : 'general';
