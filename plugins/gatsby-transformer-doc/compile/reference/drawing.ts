import type { BlockContent } from 'mdast';
import type { ApiMember, ApiSymbol } from '../../../../src/site/data/api-symbol';

/** State shared by all steps that render one symbol on one page. */
export interface Drawing {
  symbol: ApiSymbol;
  /** Level of group headings; members are one level below. */
  depth: 2 | 3;
  /** Whether to name the symbol's package; a page names each package once. */
  showsPackage: boolean;
  /** Prefix of the anchors of members: empty if the page shows no other symbol. */
  anchorPrefix: string;
  /** How many members the page's filter box covers, if this symbol has the box: see `draw-symbol.ts`. */
  filters: number | undefined;
  /** Whether members show only their name and meaning until a reader opens them. */
  folds: boolean;
  /** The members to render, in source order. */
  members: readonly ApiMember[];
  /** Names shared by several of the symbol's members. */
  overloaded: ReadonlySet<string>;
  /** The site's own descriptions of members, by anchor. */
  words: ReadonlyMap<string, BlockContent[]>;
  /**
   * Returns the address of a named type, such as `Position` or `Position.Info`: an anchor on this page, or another
   * page.
   */
  linkOf: (name: string) => string | undefined;
  /** Replaces published identifiers by their names from the settings. */
  rename: (code: string) => string;
  /** Position of the component in the doc, for messages. */
  position: { start: Point; end: Point } | undefined;
}

interface Point {
  line: number;
  column: number;
}

/** Returns the anchor of a member on the page. */
export const memberAnchor = ({ anchorPrefix }: Drawing, member: ApiMember): string =>
  anchorPrefix + member.anchor;
