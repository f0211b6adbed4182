import type {
  ContentNode,
  DocLink,
  DocSection,
  Heading,
} from '../../../src/site/content/content-tree';
import { type Undescribed } from './reference/remark-reference';
import type { Uses } from './remark-uses';

/** What a doc becomes. JSON through and through: it is cached and sent to the reader as it is. */
export interface CompiledDoc extends Uses {
  body: ContentNode[];
  headings: Heading[];
  links: DocLink[];
  /** The text between headings, for search. */
  sections: DocSection[];
  /** Whether the page needs the styles for mathematics. */
  math: boolean;
  /** Whether the page needs the styles for errors of the catalogue. */
  errors: boolean;
  /** Classes that the mathematics uses: what its style sheet is cut down to. */
  mathClasses: string[];
  /** Letters that its formulas are set in, each once: what the fonts of mathematics are cut down to. */
  mathLetters: string;
  /** The words of its prose, each once, as `boundedWords` has them: which terms of a glossary it links follows from them. */
  proseWords: string[];
  /** Members that the doc draws though nobody says what they are for. */
  undescribed: Undescribed[];
}
