import type {
  ContentNode,
  DocLink,
  DocSection,
  Heading,
} from '../../../src/site/content/content-tree';
import { type Undescribed } from './reference/remark-reference';
import type { Uses } from './remark-uses';

/** A compiled doc. Must be plain JSON, because it is cached and sent to the browser as is. */
export interface CompiledDoc extends Uses {
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
  /** Members that the doc shows although they have no description. */
  undescribed: Undescribed[];
}
