import { fillMessage, type MessageValues } from '../../site/locales/fill-message';
import { DEFAULT_LOCALE, localPath } from '../../site/locales/locale';
import type { LocalDocPageContext, PageLocale } from '../../site/pages/page-context';

/** What the page's context says of its language. */
type PageLanguage = Partial<Pick<LocalDocPageContext, 'pageLocale' | 'writtenIn'>>;

/**
 * The language of the page: the server draws one page at a time, and links to another locale load another document. A
 * site of one locale never sets it.
 */
let locale: PageLocale | undefined;
let languages: readonly string[] | undefined;

/** Draws what follows in the language of a page. */
export function setPageLanguage(page: PageLanguage): void {
  locale = page.pageLocale;
  languages = page.writtenIn;
}

/** The locale of the page; undefined for the default. */
export const pageLocale = (): PageLocale | undefined => locale;

/** The code of the page's locale. */
export const pageLanguage = (): string => locale?.code ?? DEFAULT_LOCALE;

/** Codes of the locales that the page's text is written in; none where the page has no text of its own. */
export const writtenIn = (): readonly string[] => languages ?? [];

/** Whether the page's text is in the default locale, and its frame in another. */
export const isUntranslated = (): boolean =>
  languages !== undefined && !languages.includes(pageLanguage());

/** Attributes of what is in one of the two languages that a page may be in: the default, or its own. */
export const inLanguage = (code = DEFAULT_LOCALE): { lang: string; dir?: 'ltr' | 'rtl' } => ({
  lang: code,
  ...(locale?.dir === 'rtl' && { dir: code === DEFAULT_LOCALE ? 'ltr' : 'rtl' }),
});

/**
 * A text in the page's language. It is written in English, where it is used, and `content/locales/<code>/messages.yml`
 * says what stands for it. A site of one locale is built without this function: `src/gatsby/trimming/write-messages-out.ts`
 * leaves the English text in its place.
 *
 * @param text a literal, with placeholders such as `{count}`
 * @param values what is put in their places
 */
export const message = <Text extends string>(
  text: string extends Text ? never : Text,
  values: MessageValues = {},
): string => fillMessage(translated(text), values);

/** What stands in the page's language for a text that writers have written in a data file. */
export const translated = (text: string): string => locale?.messages[text] ?? text;

/** The address of a page in the page's locale; both without base path. */
export const pathInLocale = (path: string): string =>
  locale ? localPath(locale.code, path) : path;
