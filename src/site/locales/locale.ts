/** The locale of `content/docs` and of the words in the code. */
export const DEFAULT_LOCALE = 'en';

/** Where other locales' docs and messages stand, from the project root. */
export const LOCALES_FOLDER = 'content/locales';

/** All locales but the default. */
export const otherLocales = <L extends { code: string }>(locales: readonly L[]): L[] =>
  locales.filter(({ code }) => code !== DEFAULT_LOCALE);

/** The address of a page in a locale: behind its code, but for the default. Both without base path. */
export const localPath = (code: string, path: string): string =>
  code === DEFAULT_LOCALE ? path : `/${code}${path === '/' ? '' : path}`;

/** Of a doc's file in another locale: which locale, and the path from its docs; undefined for any other file. */
export function translatedFile(file: string): { locale: string; relativePath: string } | undefined {
  const { locale, relativePath } =
    /^content\/locales\/(?<locale>[^/]+)\/docs\/(?<relativePath>.+\.mdx)$/.exec(file)?.groups ?? {};
  return locale === undefined || relativePath === undefined ? undefined : { locale, relativePath };
}
