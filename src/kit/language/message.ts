import {
  DEFAULT_LOCALE,
  fillMessage,
  localPath,
  type MessageValues,
} from '../../site/locales/locale';
import type { LocalDocPageContext, PageLocale } from '../../site/pages/page-context';

/** Language data in the page context. */
type PageLanguage = Partial<Pick<LocalDocPageContext, 'pageLocale' | 'writtenIn'>>;

/**
 * The locale of the page. Module state is safe here because the server renders one page at a time, and a link to
 * another locale loads a new document. It is never set on a site with a single locale.
 */
let locale: PageLocale | undefined;
let languages: readonly string[] | undefined;

/** Sets the language of everything that is rendered from now on. */
export function setPageLanguage(page: PageLanguage): void {
  locale = page.pageLocale;
  languages = page.writtenIn;
}

/** Returns the locale of the page; undefined for the default. */
export const pageLocale = (): PageLocale | undefined => locale;

/** Returns the code of the page's locale. */
export const pageLanguage = (): string => locale?.code ?? DEFAULT_LOCALE;

/** Returns the codes of the locales in which the page's text is written; empty if the page has no text of its own. */
export const writtenIn = (): readonly string[] => languages ?? [];

/** Whether the page's text is in the default locale but its frame is in another. */
export const isUntranslated = (): boolean =>
  languages !== undefined && !languages.includes(pageLanguage());

/**
 * Returns the `lang` attribute for content in the default language or in the page's own, which are the only two on a
 * page. Includes `dir` if the page's language is written from right to left.
 */
export const inLanguage = (code = DEFAULT_LOCALE): { lang: string; dir?: 'ltr' | 'rtl' } => ({
  lang: code,
  ...(locale?.dir === 'rtl' && { dir: code === DEFAULT_LOCALE ? 'ltr' : 'rtl' }),
});

/**
 * Returns a text in the page's language. Call it where the text is used, with the English text; translations are in
 * `content/locales/<code>/messages.yml`. On a site with a single locale,
 * `src/gatsby/trimming/inline-constants-loader.ts` removes this function at build time and leaves the English text.
 *
 * @param text a literal, with placeholders such as `{count}`
 * @param values the values of the placeholders, by name
 */
export const message = <Text extends string>(
  text: string extends Text ? never : Text,
  values: MessageValues = {},
): string => fillMessage(translated(text), values);

/** Translates a text from a data file into the page's language. */
export const translated = (text: string): string => locale?.messages[text] ?? text;

/**
 * Converts a path in the default locale to the path of the same page in the page's locale. Both are without base path.
 */
export const pathInLocale = (path: string): string =>
  locale ? localPath(locale.code, path) : path;
