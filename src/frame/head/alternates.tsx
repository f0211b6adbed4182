import { localPath } from '../../site/locales/locale';
import { isUntranslated, pathInLocale, writtenIn } from '../../kit/language/message';

/** Where the text of a page stands: that of a doc nobody has translated is the default locale's. */
export const writtenPath = (path: string): string => (isUntranslated() ? path : pathInLocale(path));

/**
 * Tells search engines where a text stands in other languages.
 *
 * @param home the site's whole address
 * @param path of the page in the default locale
 */
export const alternateLinks = (home: string, path: string) =>
  (writtenIn().length < 2 ? [] : writtenIn()).map((code) => (
    <link key={code} rel="alternate" hrefLang={code} href={home + localPath(code, path)} />
  ));
