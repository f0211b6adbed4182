import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { requireData } from '../gatsby/plugin-api';
import { DEFAULT_LOCALE, localPath, otherLocales } from '../site/locales/locale';
import { OTHER_PAGES } from '../site/navigation/check-addresses';
import { pageLocales } from '../site/pages/page-context';
import { getSettings } from './settings';

/**
 * Creates a redirect for each old address, unless a doc has that address now. For each other locale, creates a redirect
 * from the locale's old address to the locale's page. `gatsby-plugin-static-host` turns the redirects into pages and
 * host configuration.
 */
export async function createRedirects({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const result = await graphql<Queries.RedirectsQuery>(`
    #graphql
    query Redirects {
      allRedirect {
        nodes {
          fromPath
          toPath
        }
      }
      allDoc {
        nodes {
          path
        }
      }
    }
  `);
  const data = requireData('Redirects', result);
  const paths = new Set(data.allDoc.nodes.map(({ path }) => path));
  for (const { fromPath, toPath } of data.allRedirect.nodes) {
    if (paths.has(fromPath)) continue;
    actions.createRedirect({ fromPath, toPath, isPermanent: true });
    for (const { code } of otherLocales(getSettings().i18n.locales)) {
      const local = { fromPath: localPath(code, fromPath), toPath: localPath(code, toPath) };
      actions.createRedirect({ ...local, isPermanent: true });
    }
  }
}

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
