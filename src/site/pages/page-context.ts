import { type PageNavigation } from '../navigation/page-navigation';

/** A page that answers the same in the other version of the protocol. */
export interface SameTaskLink {
  version: string;
  label: string;
  path: string;
}

/** What a doc's page gets besides its own query. */
export interface DocPageContext {
  id: string;
  section: string;
  /** What the browser's tab shows, without the site's name. */
  headTitle: string;
  navigation: PageNavigation;
  /** The same task in the other version of the protocol. */
  sameTask: SameTaskLink[];
  /** Key of the docs version, `section/name`, or null for pages of no version. */
  version: string | null;
  /** The same page in other versions of its section: paths by the names of the versions. */
  counterparts: Record<string, string>;
  /** Links of the doc that lead to no page. */
  deadLinks: string[];
  /**
   * Digest of what the page shows that is not its doc's own: which page draws which symbol, if it draws any itself, and
   * what its style sheets are called. Gatsby makes the page anew when it changes. Null where there is no such thing.
   */
  drawnFrom: string | null;
}
