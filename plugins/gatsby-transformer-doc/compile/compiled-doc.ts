import type {
  ContentNode,
  DocLink,
  DocSection,
  Heading,
} from '../../../src/site/content/content-tree';
import type { ContentProblem } from '../../../src/site/sources/content-problem';

/**
 * A compiled doc. It must be plain JSON, because it is cached and passed between threads, and pages contain its body as
 * JSON.
 */
export interface CompiledDoc {
  body: ContentNode[];
  headings: Heading[];
  links: DocLink[];
  /** The text between headings, for search. */
  sections: DocSection[];
  /** Whether the page needs the style sheet for mathematics. */
  math: boolean;
  /** Whether the page needs the styles for entries of the error catalog. */
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
   * Files of `content/samples` that the doc's fences show. This list and the next three have no duplicates, and follow
   * the order of the text.
   */
  samples: string[];
  /** Drawings of `content/figures` that the doc shows. */
  figures: string[];
  /** Names of the components that the doc uses. */
  components: string[];
  /** Addresses, without base path, of the glossary entries that words of the doc link to. */
  terms: string[];
  /** Problems that do not fail a build. */
  warnings: ContentProblem[];
  /** Digest of all other fields. */
  digest: string;
}

/** The fields that the steps of the compiler record in `file.data`. */
export type DocFacts = Omit<CompiledDoc, 'body' | 'digest' | 'warnings'>;

/** Returns the initial value of `file.data`, before the first step. */
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
 * Shown for a doc with mistakes that has had no valid version since `gatsby develop` was started, or since its file was
 * deleted and created again. Otherwise, the page keeps its last valid version. `gatsby-plugin-develop-findings` reports
 * the mistakes.
 */
export const mistakenDoc: CompiledDoc = {
  ...noFacts(),
  body: [{ html: '<p>This page has mistakes. It is shown here once they are fixed.</p>' }],
  warnings: [],
  digest: '',
};
