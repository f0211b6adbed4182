import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { DEFAULT_LOCALE, localPath } from '../site/locales/locale';
import { OTHER_PAGES } from '../site/navigation/check-addresses';
import { pageLocales } from '../site/pages/page-context';
import { getSettings } from './get-settings';

/** Files of `src/pages` that render the pages without a doc, by the page's path. */
const COMPONENTS: Readonly<Record<string, string>> = { '/': 'index', '/search': 'search' };

/** Creates the pages without a doc in every locale except the default one, where Gatsby has already made them. */
export function createLocalPages({ actions }: CreatePagesArgs): void {
  const locales = pageLocales(process.cwd(), getSettings());
  const writtenIn = [DEFAULT_LOCALE, ...locales.map(({ code }) => code)];
  for (const pageLocale of locales) {
    for (const path of OTHER_PAGES) {
      actions.createPage({
        path: localPath(pageLocale.code, path),
        component: resolve(`src/pages/${COMPONENTS[path] ?? ''}.tsx`),
        context: { pageLocale, writtenIn, locale: pageLocale.code },
      });
    }
  }
}
