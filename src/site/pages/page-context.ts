import { type PageNavigation } from '../navigation/page-navigation';
import type { VersionBannerText } from '../navigation/version-banner';

/** A page that answers the same in the other version of the protocol. */
export interface SameTaskLink {
  version: string;
  label: string;
  path: string;
}

/** What a page in a locale that is not the default is drawn with. */
export interface PageLocale {
  code: string;
  dir?: 'ltr' | 'rtl' | undefined;
  /** English texts, and what stands for each. */
  messages: Readonly<Record<string, string>>;
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
  /** What is said above a page that is not of the newest version. */
  banner?: VersionBannerText;
  /** The page is a draft: only `gatsby develop` has it. */
  draft?: true;
  /** Links of the doc that lead to no page. */
  deadLinks: string[];
  /**
   * Digest of what the page shows that is not its doc's own: which page draws which symbol, if it draws any itself, and
   * what its style sheets are called. Gatsby makes the page anew when it changes. Null where there is no such thing.
   */
  drawnFrom: string | null;
  /** Codes of all locales that the doc is written in; of one alone it says nothing. */
  writtenIn?: string[];
}

/** What the page of a doc gets in a locale that is not the default. */
export interface LocalDocPageContext extends DocPageContext {
  /** The code, for the page's query. */
  locale: string;
  pageLocale: PageLocale;
}
