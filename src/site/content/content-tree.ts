/**
 * A node of a compiled doc body, which the doc template renders. Markup without components is kept as HTML so that a
 * page has little to hydrate. Only components and the elements that contain them stay as nodes.
 */
export type ContentNode =
  /** Plain text inside an element that contains a component. */
  | string
  /** A run of finished markup; `inline` if it is part of a line of text. */
  | { html: string; inline?: true }
  /**
   * A run of markup on the first page of a visit. The markup is already in the document, in the element with this
   * `data-run`.
   */
  | { run: string; inline?: true }
  /** An element that contains a component. */
  | { tag: string; props: Record<string, string | number | boolean>; children: ContentNode[] }
  /** A component of the site, with literal props. */
  | { component: string; props: Record<string, Literal>; children: ContentNode[] };

/** Type of a prop in MDX: any value that JSON can represent. */
export type Literal = string | number | boolean | null | Literal[] | { [key: string]: Literal };

/** A heading of a doc, for the table of contents and for search. */
export interface Heading {
  id: string;
  /** 2 to 6, since level 1 is reserved for the page's title. */
  depth: number;
  text: string;
}

/** The content between two headings of a doc, for search. */
export interface DocSection {
  /** Anchor of the heading; null for the content before the first one. */
  id: string | null;
  /** Level of the heading, 2 to 6; 1 for the content before the first one. */
  depth: number;
  heading: string;
  /** Text without markup or code blocks. Inline code keeps its backticks, and each formula is on one line. */
  text: string;
  /** Code that the section is about: code in its heading, and code in the first cell of a table row. */
  terms: string[];
  /**
   * All code of the section, without duplicates: whole pieces of inline code, words of code blocks, and hex values of
   * the text, such as hashes and addresses.
   */
  code: string[];
  /**
   * Target, as written, of the link in a paragraph that begins with "Full guide:". The section summarizes that guide.
   */
  fullGuide?: string | null;
}

/** A link in a doc, with its position in the source file. */
export interface DocLink {
  href: string;
  line: number;
  column: number;
}

/**
 * Returns a node's key: its index in its list, appended to the key of the list's owner. The key identifies a run of
 * markup in the document.
 */
export const placeOf = (owner: string, index: number): string =>
  owner ? `${owner}.${index}` : `${index}`;
