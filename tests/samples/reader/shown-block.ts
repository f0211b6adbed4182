// SPDX-License-Identifier: MIT

/** A code block as a reader sees it on a page. */
export interface ShownBlock {
  /** Address of the page, without base path. */
  page: string;
  /** The heading above it. */
  heading: string;
  /** The text in its title bar: a file name or the language. */
  title: string;
  /** Display name of the language in the title bar: `TypeScript`. */
  language: string;
  /** The text that its Copy button puts on the clipboard. */
  copied: string;
  /** Whether its footer says that a test runs it. */
  tested: boolean;
  /** Packages and compilers in its footer: `ethers 5.7.2`. */
  runsWith: string[];
  /** Addresses of the complete files that it links to, with the link texts. */
  files: { name: string; href: string }[];
}

/** Formats a block's position for error messages: `page, under "heading", title`. */
export function placeOf({ page, heading, title }: ShownBlock): string {
  return `${page}, under "${heading}", ${title}`;
}
