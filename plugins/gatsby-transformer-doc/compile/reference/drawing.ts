import type { BlockContent } from 'mdast';
import type { ApiMember, ApiSymbol } from '../../../../src/site/reference/api-symbol';

/** One symbol on one page: what every part of its drawing needs to know. */
export interface Drawing {
  symbol: ApiSymbol;
  /** Level of the headings of groups; members stand one below. */
  depth: 2 | 3;
  /** Whether to say which package it is in: once is enough on a page. */
  showsPackage: boolean;
  /** Put before the anchors of members: empty where the page draws no other symbol. */
  anchorPrefix: string;
  /** How many members the page's box filters, where this symbol has the box: see `draw-filter.ts`. */
  filters: number | undefined;
  /** Whether members show name and meaning alone until a reader opens them. */
  folds: boolean;
  /** The members to draw, in the order of the source. */
  members: readonly ApiMember[];
  /** Names that several of the symbol's members have. */
  overloaded: ReadonlySet<string>;
  /** The site's own words about members, by their anchors. */
  words: ReadonlyMap<string, BlockContent[]>;
  /** Where a named type, such as `Position` or `Position.Info`, is drawn: an anchor of this page, or another page. */
  linkOf: (name: string) => string | undefined;
  /** Puts the names that the settings give to published identifiers. */
  rename: (code: string) => string;
  /** Where the writer placed it, for messages. */
  position: { start: Point; end: Point } | undefined;
}

interface Point {
  line: number;
  column: number;
}

/** Anchor of a member on the page. */
export const memberAnchor = ({ anchorPrefix }: Drawing, member: ApiMember): string =>
  anchorPrefix + member.anchor;
