import { localPath } from '../../site/locales/locale';
import { isUntranslated, pathInLocale, writtenIn } from '../../kit/language/message';

/** Returns the path at which the page's text is published: an untranslated doc is at the default locale's path. */
export const writtenPath = (path: string): string => (isUntranslated() ? path : pathInLocale(path));

/**
 * Tells search engines the URLs of the page in other languages.
 *
 * @param home absolute URL of the site
 * @param path of the page in the default locale
 */
export const alternateLinks = (home: string, path: string) =>
  (writtenIn().length < 2 ? [] : writtenIn()).map((code) => (
    <link key={code} rel="alternate" hrefLang={code} href={home + localPath(code, path)} />
  ));
