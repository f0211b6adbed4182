// SPDX-License-Identifier: MIT

/** A block of code as a reader meets it on a page. */
export interface ShownBlock {
  /** Address of the page, without base path. */
  page: string;
  /** The heading that it stands under. */
  heading: string;
  /** What its bar says: a file's name, or the language. */
  title: string;
  /** The language in words, as the bar has it: `TypeScript`. */
  language: string;
  /** What its Copy button put on the clipboard. */
  copied: string;
  /** Whether its foot says that a test runs it. */
  tested: boolean;
  /** Packages and compilers that its foot names: `ethers 5.7.2`. */
  runsWith: string[];
  /** Addresses of whole files that it links, by what the link says. */
  files: { name: string; href: string }[];
}

/** `page, under "heading", title`: how a failing block is named. */
export function placeOf({ page, heading, title }: ShownBlock): string {
  return `${page}, under "${heading}", ${title}`;
}
