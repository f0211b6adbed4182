import type {
  ContentNode,
  DocLink,
  DocSection,
  Heading,
} from '../../../src/site/content/content-tree';
import type { ContentProblem } from '../../../src/site/sources/content-problem';

/** A compiled doc. Must be plain JSON, because it is cached and sent to the browser as is. */
export interface CompiledDoc {
  body: ContentNode[];
  headings: Heading[];
  links: DocLink[];
  /** The text between headings, for search. */
  sections: DocSection[];
  /** Whether the page needs the style sheet for mathematics. */
  math: boolean;
  /** Whether the page needs the styles for catalogue errors. */
  errors: boolean;
  /** Classes that the page's formulas use; the mathematics style sheet is reduced to these. */
  mathClasses: string[];
  /** Characters that the page's formulas use, each once; the mathematics fonts are reduced to these. */
  mathLetters: string;
  /**
   * The words of the page's prose, each once, as `boundedWords` returns them. They determine which glossary terms the
   * page can link.
   */
  proseWords: string[];
  /**
   * Files shown in its fences, from `content/samples`. This list and the next three have no duplicates, and follow the
   * order of the text.
   */
  samples: string[];
  /** Drawings, from `content/figures`. */
  figures: string[];
  /** Names of components. */
  components: string[];
  /** Glossary entries that its words link to, by address without base path. */
  terms: string[];
  /** Mistakes that readers survive, so they don't fail a build. */
  warnings: ContentProblem[];
}

/** What the steps record in `file.data`. */
export type DocFacts = Omit<CompiledDoc, 'body' | 'warnings'>;

/** Returns the facts of a doc before the first step. */
export const noFacts = (): DocFacts => ({
  headings: [],
  links: [],
  sections: [],
  math: false,
  errors: false,
  mathClasses: [],
  mathLetters: '',
  proseWords: [],
  samples: [],
  figures: [],
  components: [],
  terms: [],
});

/**
 * Shown for a doc that has had mistakes since `develop` was started, or since its file was deleted and created again.
 * Any other page keeps its last good version. `gatsby-plugin-develop-findings` reports the mistakes.
 */
export const mistakenDoc: CompiledDoc = {
  ...noFacts(),
  body: [{ html: '<p>This page has mistakes. It is shown here once they are fixed.</p>' }],
  warnings: [],
};
