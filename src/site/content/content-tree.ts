/**
 * A compiled doc body: what the one template draws. Markup without components is kept as HTML, so that a page
 * has little to hydrate; only the parts that are components, and the elements around them, stay as nodes.
 */
export type ContentNode =
  /** Plain text inside an element that holds a component. */
  | string
  /** A run of finished markup; `inline` when it stands among words. */
  | { html: string; inline?: true }
  /** The same on the first page of a visit: it stands in the document already, in the element `data-run`. */
  | { run: string; inline?: true }
  /** An element kept because a component stands inside it. */
  | { tag: string; props: Record<string, string | number | boolean>; children: ContentNode[] }
  /** A component of the site, with literal props. */
  | { component: string; props: Record<string, Literal>; children: ContentNode[] };

/** What a prop in MDX may be: a value that JSON can carry. */
export type Literal = string | number | boolean | null | Literal[] | { [key: string]: Literal };

/** A heading of a doc, for the table of contents and for search. */
export interface Heading {
  id: string;
  /** 2 to 6: the page's title is the only level 1. */
  depth: number;
  text: string;
}

/** What stands between two headings of a doc, as search sees it. */
export interface DocSection {
  /** Anchor of the heading; null for what stands before the first one. */
  id: string | null;
  /** Level of the heading, 2 to 6; 1 for what stands before the first one. */
  depth: number;
  heading: string;
  /** Text without markup or code blocks; formulas in one line. */
  text: string;
  /** Code that the section is about: in its heading, or first in a row of a table. */
  terms: string[];
  /** All code of the section, each piece once: inline code whole, blocks word by word, and hashes. */
  code: string[];
  /** Where a paragraph that begins "Full guide:" leads, as written: the section sums up what stands there. */
  fullGuide?: string | null;
}

/** A link in a doc, with its place in the writer's file. */
export interface DocLink {
  href: string;
  line: number;
  column: number;
}

/** Names a node by its place: the index in its list, after that of the list's owner. Marks runs in the document. */
export const placeOf = (owner: string, index: number): string =>
  owner ? `${owner}.${index}` : `${index}`;
