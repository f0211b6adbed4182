import type { BlockContent } from 'mdast';
import type { ApiMember, ApiSymbol } from '../../../../src/site/data/api-symbol';

/** State shared by all steps that render one symbol on one page. */
export interface Drawing {
  symbol: ApiSymbol;
  /** Level of the headings of groups. The headings of members are one level below. */
  depth: 2 | 3;
  /** Whether to name the symbol's package. A page names each package once, with the first of its symbols. */
  showsPackage: boolean;
  /** Prefix of the anchors of members, which is empty if the page shows no other symbol. */
  anchorPrefix: string;
  /** Number of members that the filter box above this symbol covers. Undefined if there is no box above this symbol. */
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
  /** Replaces published identifiers in code by the names set for them in the settings. */
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
