/** Locale of `content/docs` and of the text in the code. */
export const DEFAULT_LOCALE = 'en';

/** Folder with the docs and messages of other locales, from the project root. */
export const LOCALES_FOLDER = 'content/locales';

/** Returns all locales except the default. */
export const otherLocales = <L extends { code: string }>(locales: readonly L[]): L[] =>
  locales.filter(({ code }) => code !== DEFAULT_LOCALE);

/**
 * Returns the address of a page in a locale, prefixed with the locale's code unless it is the default. Neither address
 * includes the base path.
 */
export const localPath = (code: string, path: string): string =>
  code === DEFAULT_LOCALE ? path : `/${code}${path === '/' ? '' : path}`;

/**
 * Returns the locale of a translated doc and the doc's path within the locale's docs folder, or undefined for any other
 * file.
 */
export function translatedFile(file: string): { locale: string; relativePath: string } | undefined {
  const { locale, relativePath } =
    /^content\/locales\/(?<locale>[^/]+)\/docs\/(?<relativePath>.+\.mdx)$/.exec(file)?.groups ?? {};
  return locale === undefined || relativePath === undefined ? undefined : { locale, relativePath };
}

/** Matches a placeholder: a name in braces. */
const PLACEHOLDER = /\{(?<name>[A-Za-z]+)\}/g;

/** Values to insert into a message, by placeholder name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Replaces the placeholders of a message with values. A placeholder without a value is left as it is. */
export const fillMessage = (text: string, values: MessageValues): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));

/** Returns the names of a message's placeholders, without duplicates, in alphabetical order. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort();
