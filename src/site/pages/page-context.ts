import { otherLocales } from '../locales/locale';
import { readMessages } from '../locales/messages';
import type { PageNavigation } from '../navigation/page-navigation';
import { type Product, withProductName } from '../settings/product-text';
import type { Settings } from '../settings/schema';
import { ContentError } from '../sources/content-problem';

/** The properties of a docs version that the banner needs. */
export interface BanneredVersion {
  section: string;
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  isReleased: boolean;
  mainDoc: { path: string } | null;
}

/** Contents of the banner above a page that is not in the newest version. */
export interface VersionBannerText {
  /** The page's own version, labelled as in the version menu. */
  label: string;
  isReleased: boolean;
  /** The newest version; absent if the section has none or that version has no page to link to. */
  newest?: { label: string; path: string; isSamePage: boolean };
}

/**
 * Returns the banner of a page, or undefined if the page is in the newest version.
 *
 * @param versions of all sections
 * @param own the page's version
 * @param counterparts paths of the same page in other versions, by version name
 */
export function versionBanner(
  versions: readonly BanneredVersion[],
  own: BanneredVersion,
  counterparts: Readonly<Record<string, string>>,
): VersionBannerText | undefined {
  if (own.isLast) return undefined;
  const { label, isReleased } = own;
  const newest = versions.find(({ section, isLast }) => section === own.section && isLast);
  const same = newest && counterparts[newest.name];
  const path = same ?? newest?.mainDoc?.path;
  return {
    label,
    isReleased,
    ...(newest &&
      path !== undefined && {
        newest: { label: newest.label, path, isSamePage: same !== undefined },
      }),
  };
}

/** A page about the same task in the other protocol version. */
export interface SameTaskLink {
  version: string;
  label: string;
  path: string;
}

/** The locale of a page that is not in the default locale. */
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

/**
 * Returns all locales except the default, with their messages. A file with errors yields no messages; the errors are
 * reported elsewhere.
 */
export const pageLocales = (
  root: string,
  { i18n, product }: Pick<Settings, 'i18n' | 'product'>,
): PageLocale[] =>
  otherLocales(i18n.locales).map(({ code, dir }) => ({
    code,
    ...(dir && { dir }),
    messages: withProduct(messagesIfRight(root, code), product),
  }));

function messagesIfRight(root: string, code: string): PageLocale['messages'] {
  try {
    return readMessages(root, code).value;
  } catch (error) {
    if (error instanceof ContentError) return {};
    throw error;
  }
}

/** Replaces `{product}` in both the English texts and their translations, because texts from data files contain it. */
const withProduct = (messages: PageLocale['messages'], product: Product): PageLocale['messages'] =>
  Object.fromEntries(
    Object.entries(messages).map((pair) => pair.map((text) => withProductName(text, product))),
  ) as PageLocale['messages'];
