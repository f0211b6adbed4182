import { type PageNavigation } from '../navigation/page-navigation';
import type { VersionBannerText } from '../navigation/version-banner';

/** A page about the same task in the other protocol version. */
export interface SameTaskLink {
  version: string;
  label: string;
  path: string;
}

/** The locale of a page that is not in the default one. */
export interface PageLocale {
  code: string;
  dir?: 'ltr' | 'rtl' | undefined;
  /** Translations by English text. */
  messages: Readonly<Record<string, string>>;
}

/** Context of a doc's page, in addition to the result of its query. */
export interface DocPageContext {
  id: string;
  section: string;
  /** Title of the browser tab, without the site's name. */
  headTitle: string;
  navigation: PageNavigation;
  /** Pages about the same task in the other protocol version. */
  sameTask: SameTaskLink[];
  /** Key of the docs version, `section/name`; null if the page has none. */
  version: string | null;
  /** Paths of the same page in other versions of its section, by version name. */
  counterparts: Record<string, string>;
  /** Banner above a page that is not in the newest version. */
  banner?: VersionBannerText;
  /** Set if the page is a draft, which only `gatsby develop` serves. */
  draft?: true;
  /** The doc's links to missing pages. */
  deadLinks: string[];
  /**
   * Digest of the inputs that are not part of the doc: which page shows which symbol (if this page shows any), and the
   * names of its style sheets. A change makes Gatsby regenerate the page. Null if there are no such inputs.
   */
  drawnFrom: string | null;
  /** Codes of all locales that the doc is written in; absent on a site with only one locale. */
  writtenIn?: string[];
}

/** Context of a doc's page in a locale other than the default. */
export interface LocalDocPageContext extends DocPageContext {
  /** Locale code, used by the page's query. */
  locale: string;
  pageLocale: PageLocale;
}
